import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const content: FeatureMessages['content'] = {
  'content.updated': 'Última actualización: {date}',
  'content.previewExpired': 'Esta vista previa ha caducado',
  'content.previewExpiredHelp': 'Guarde la página o ábrala de nuevo en la administración y volverá a mostrarse aquí.',
}
