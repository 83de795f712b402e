import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const content: FeatureMessages['content'] = {
  'content.updated': 'Ultimo aggiornamento: {date}',
  'content.previewExpired': 'Questa anteprima è scaduta',
  'content.previewExpiredHelp': 'Salvi la pagina o la riapra nell’amministrazione: comparirà di nuovo qui.',
}
