import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const consent: FeatureMessages['consent'] = {
  'consent.label': 'Cookies et mesure d’audience',
  'consent.text':
    'Pouvons-nous mesurer quelle publicité vous a amené ici et retenir ce qui vous intéresse ? La boutique fonctionne aussi bien sans cela.',
  'consent.accept': 'J’accepte',
  'consent.refuse': 'Non, merci',
  'consent.more': 'En savoir plus dans notre politique de confidentialité',
  'consent.give': 'Autoriser la mesure',
  'consent.withdraw': 'Retirer le consentement à la mesure',
  'consent.given': 'Merci. Vous pouvez modifier ce choix ici à tout moment.',
  'consent.withdrawn': 'La mesure est désactivée et ses cookies sont supprimés.',
}
