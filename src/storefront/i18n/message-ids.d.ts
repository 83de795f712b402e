import type { MessageId } from './message-types'

declare global {
  // `formatMessage({ id })` takes the ids of our texts and no others.
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
