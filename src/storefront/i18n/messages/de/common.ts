import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const common: FeatureMessages['common'] = {
  'common.upTo': 'bis zu',
  'common.close': 'Schließen',
  'common.back': 'Zurück',
  'common.partMissing':
    'Ein Teil dieser Seite wurde nicht geladen. Bitte laden Sie sie gleich noch einmal; Ihre Eingaben bleiben erhalten.',
  'common.loading': 'Wird geladen',
  'common.retry': 'Noch einmal versuchen',
  'common.required': 'Pflichtfeld',
  'common.optional': 'optional',
  'common.home': 'Startseite',
  'common.breadcrumbs': 'Sie sind hier',
  'common.opensElsewhere': '(öffnet eine andere Website)',
}
