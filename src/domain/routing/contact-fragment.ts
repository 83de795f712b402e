/** The address `…#quote` asks for a quote for the cart (K-10). */
export const QUOTE = 'quote'
const CLARIFICATION = 'clarification'

/** The fragment of the contact form for a question about a clarification; the number of the sale where it is known. */
export const aboutClarification = (tradeNumber: string | null): string =>
  tradeNumber === null ? CLARIFICATION : `${CLARIFICATION}=${encodeURIComponent(tradeNumber)}`

const CLARIFIED = /^#clarification(?:=([A-Za-z0-9_-]{1,40}))?$/

/** What a fragment says about a clarification; null where it is about something else. */
export function clarificationInFragment(fragment: string): Readonly<{ tradeNumber: string }> | null {
  const found = CLARIFIED.exec(fragment)
  return found && { tradeNumber: found[1] ?? '' }
}

/** The number of a sale in the path of a clarification, whole or cut off; null without one. */
export const tradeNumberInPath = (pathname: string): string | null =>
  pathname.split('/').find((part) => /^[A-Z]{1,8}-[A-Z0-9-]{1,30}$/.test(part)) ?? null
