/** No market's code is longer; the cap bounds what an expression from the CMS can be made to do (security.md 33). */
const MAX_CHARS = 10

/** As typed, without the blanks people put in for reading. */
export const normalisePostalCode = (text: string): string => text.replace(/\s+/g, '')

/**
 * Judges a postal code by the market's expression (`zipFormatRegExp`, checked for backtracking when it is saved).
 * The whole code must match, whether or not the expression is anchored.
 */
export function isPostalCode(expression: string, text: string): boolean {
  const code = normalisePostalCode(text)
  return code.length <= MAX_CHARS && new RegExp(`^(?:${expression})$`).test(code)
}
