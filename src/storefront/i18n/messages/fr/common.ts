import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const common: FeatureMessages['common'] = {
  'common.upTo': 'jusqu’à',
  'common.close': 'Fermer',
  'common.back': 'Retour',
  'common.partMissing':
    'Une partie de cette page n’a pas été chargée. Veuillez la recharger dans un instant\u00a0; votre saisie est conservée.',
  'common.loading': 'Chargement en cours',
  'common.retry': 'Réessayer',
  'common.required': 'obligatoire',
  'common.optional': 'facultatif',
  'common.home': 'Accueil',
  'common.breadcrumbs': 'Vous êtes ici',
  'common.opensElsewhere': '(ouvre un autre site)',
}
