import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const later: FeatureMessages['later'] = {
  'later.businessTitle': 'Acquisto da aziende',
  'later.businessLead':
    'Sostituisce telefoni, portatili o tablet? Acquistiamo quelli vecchi, da dieci dispositivi a un intero parco.',
  'later.businessList': 'Invii un elenco',
  'later.businessListText': 'Modelli, quantità e se funzionano. Basta una tabella.',
  'later.businessPrice': 'Riceva un prezzo',
  'later.businessPriceText': 'Rispondiamo con un’offerta per tutto l’elenco.',
  'later.businessData': 'Dati cancellati',
  'later.businessDataText': 'Ogni supporto di dati viene cancellato o distrutto.',
  'later.businessCap': 'Fino a {cap} può vendere direttamente qui nel negozio.',
  'later.businessWrite': 'Scrivere al team aziende',
}
