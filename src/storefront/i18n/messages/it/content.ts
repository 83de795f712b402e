import type { FeatureMessages } from '../../message-types'

export const content: FeatureMessages['content'] = {
  'content.updated': 'Ultimo aggiornamento: {date}',
}
