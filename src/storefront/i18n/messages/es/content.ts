import type { FeatureMessages } from '../../message-types'

export const content: FeatureMessages['content'] = {
  'content.updated': 'Última actualización: {date}',
}
