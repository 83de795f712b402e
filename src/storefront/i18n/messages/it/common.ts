import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const common: FeatureMessages['common'] = {
  'common.upTo': 'fino a',
  'common.close': 'Chiudere',
  'common.back': 'Indietro',
  'common.partMissing':
    'Una parte di questa pagina non è stata caricata. La ricarichi tra un momento; i Suoi dati restano salvati.',
  'common.loading': 'Caricamento in corso',
  'common.retry': 'Riprovare',
  'common.required': 'obbligatorio',
  'common.optional': 'facoltativo',
  'common.home': 'Home',
  'common.breadcrumbs': 'Lei si trova qui',
  'common.opensElsewhere': '(apre un altro sito)',
}
