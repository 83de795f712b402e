import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const common: FeatureMessages['common'] = {
  'common.upTo': 'fino a',
  'common.close': 'Chiudi',
  'common.back': 'Indietro',
  'common.partMissing':
    'Una parte di questa pagina non è stata caricata. La ricarichi tra un momento; i suoi dati restano salvati.',
  'common.loading': 'Caricamento in corso',
  'common.retry': 'Riprova',
  'common.required': 'obbligatorio',
  'common.optional': 'facoltativo',
  'common.home': 'Home',
  'common.breadcrumbs': 'Lei si trova qui',
  'common.opensElsewhere': '(apre un altro sito)',
}
