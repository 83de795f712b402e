import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const consent: FeatureMessages['consent'] = {
  'consent.label': 'Cookie e misurazione',
  'consent.text':
    'Possiamo misurare quale pubblicità l’ha portata qui e ricordare che cosa le interessa? Il negozio funziona bene anche senza.',
  'consent.accept': 'D’accordo',
  'consent.refuse': 'Solo il necessario',
  'consent.more': 'Altro nella nostra informativa sulla privacy',
  'consent.give': 'Consenti la misurazione',
  'consent.withdraw': 'Revoca il consenso alla misurazione',
  'consent.given': 'Grazie. Può cambiare idea qui in qualsiasi momento.',
  'consent.withdrawn': 'La misurazione è disattivata e i suoi cookie sono stati eliminati.',
}
