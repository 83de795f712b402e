import { cleanCode } from '@trade-in-shop/contracts/clean-text'
import { compileExpression } from './safe-expression'

/** No market has longer codes, and the platform accepts none of fewer characters. */
const ANY_CODE = /^[A-Za-z0-9-]{3,10}$/
const MAX_CHARS = 10

/** The typed code without the blanks that people add for readability. */
export const normalisePostalCode = (text: string): string => cleanCode(text).replace(/\s+/g, '')

/**
 * Judges a postal code by the market's expression (`zipFormatRegExp`). One that was stored past the check on save and is
 * outside the safe grammar is never run; any code of 3 to 10 letters and digits passes, so that the market goes on buying.
 */
export function isPostalCode(source: string, text: string): boolean {
  const code = normalisePostalCode(text)
  if (code.length > MAX_CHARS) return false
  const { expression } = compileExpression(source)
  return expression === null ? ANY_CODE.test(code) : expression.test(code)
}
