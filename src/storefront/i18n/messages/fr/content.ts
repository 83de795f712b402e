import type { FeatureMessages } from '@/storefront/i18n/message-types'

export const content: FeatureMessages['content'] = {
  'content.updated': 'Dernière mise à jour\u00a0: {date}',
}
