import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A message as sent to the browser: mostly literals as plain text, the rest as syntax. */
export type SentMessage = string | readonly (string | MessageFormatElement)[]

/** `TYPE.literal` of the parser, whose enumeration must not reach the browser. */
const LITERAL = 0
const isLiteral = (element: MessageFormatElement): element is Extract<MessageFormatElement, { type: 0 }> =>
  element.type === LITERAL

export function packed(elements: readonly MessageFormatElement[]): SentMessage {
  const parts = elements.map((element) => (isLiteral(element) ? element.value : element))
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts
}

export const unpacked = (message: SentMessage): MessageFormatElement[] =>
  (typeof message === 'string' ? [message] : message).map((part) =>
    typeof part === 'string' ? { type: LITERAL, value: part } : part,
  )
