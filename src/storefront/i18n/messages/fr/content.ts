import type { FeatureMessages } from '../../message-types'

export const content: FeatureMessages['content'] = {
  'content.updated': 'Dernière mise à jour\u00a0: {date}',
}
