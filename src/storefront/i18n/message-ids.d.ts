import type { MessageId } from './message-types'

declare global {
  // Restricts `formatMessage({ id })` to our message ids.
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
