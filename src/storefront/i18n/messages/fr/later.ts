import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const later: FeatureMessages['later'] = {
  'later.businessTitle': 'Rachat pour les entreprises',
  'later.businessLead':
    'Vous remplacez téléphones, ordinateurs ou tablettes\u00a0? Nous rachetons les anciens, de dix appareils à une flotte entière.',
  'later.businessList': 'Envoyez une liste',
  'later.businessListText': 'Modèles, quantités et état de marche. Un tableau suffit.',
  'later.businessPrice': 'Recevez un prix',
  'later.businessPriceText': 'Nous répondons par une offre pour toute la liste.',
  'later.businessData': 'Données effacées',
  'later.businessDataText': 'Chaque support de données est effacé ou détruit.',
  'later.businessCap': 'Jusqu’à {cap}, vous pouvez vendre directement ici dans la boutique.',
  'later.businessWrite': 'Écrire à l’équipe entreprises',
}
