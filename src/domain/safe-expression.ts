import { expressionWords } from './expression-words'
import type { Told } from './staff-words'

/**
 * Expressions that staff may enter (postal codes): a closed grammar without anything that can backtrack for long
 * (`security.md` 33). Allowed: `^…$` around pieces of digits, letters, blanks and hyphens, `\d`, classes such as
 * `[0-8]`, repetition of one of these by `?` or a count such as `{3}` or `{2,4}`, and groups with alternatives that are
 * neither repeated nor nested. Everything it matches is short: input longer than ten characters is never asked.
 */
export const LONGEST_EXPRESSION = 60

const CLASS = String.raw`\[(?:[A-Za-z0-9](?:-[A-Za-z0-9])?| )+\]`
const ATOM = String.raw`(?:\\d|\\[-. ]|[A-Za-z0-9 -]|${CLASS})`
const COUNT = String.raw`(?:\?|\{\d(?:,\d)?\})`
const PIECES = String.raw`(?:${ATOM}${COUNT}?)+`
const GROUP = String.raw`\((?:\?:)?${PIECES}(?:\|${PIECES})*\)\??`
const EXPRESSION = new RegExp(`^\\^(?:${GROUP}|${ATOM}${COUNT}?)+\\$$`)

/** What is wrong with an expression, in plain words where `{most}` is `LONGEST_EXPRESSION`; null when it is safe to use. */
export function expressionProblem(source: string): Told | null {
  if (source.length > LONGEST_EXPRESSION) return expressionWords.tooLong
  if (!EXPRESSION.test(source)) return expressionWords.notAllowed
  return compiles(source) ? null : expressionWords.notUnderstood
}

function compiles(source: string): boolean {
  try {
    return new RegExp(source).source !== ''
  } catch {
    return false
  }
}
