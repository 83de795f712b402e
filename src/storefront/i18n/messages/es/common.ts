import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const common: FeatureMessages['common'] = {
  'common.upTo': 'hasta',
  'common.close': 'Cerrar',
  'common.back': 'Atrás',
  'common.partMissing': 'Una parte de esta página no se ha cargado. Vuelva a cargarla en un momento; sus datos se conservan.',
  'common.loading': 'Cargando',
  'common.retry': 'Volver a intentarlo',
  'common.required': 'obligatorio',
  'common.optional': 'opcional',
  'common.home': 'Inicio',
  'common.breadcrumbs': 'Está aquí',
  'common.opensElsewhere': '(se abre otro sitio web)',
}
