import { MAX_EXPRESSION_CHARACTERS } from './safe-expression'

/** A market's postal codes as staff enter them: the number of digits, and the prefixes of codes that are not served. */
export type PostalCodeRule = Readonly<{ digits: number; excludedPrefixes: readonly string[] }>

export type PostalCodeExpression = Readonly<
  | { expression: string }
  | {
      problem: 'noDigits' | 'prefixTooLong' | 'nothingLeft' | 'tooLong'
      /** The prefix that is wrong, where it is one. */
      prefix?: string
    }
>

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/**
 * The expression that matches exactly the codes of `digits` digits that begin with none of the prefixes, such as
 * `^(0[1-9]|[1-8]\d|9[0-8])\d{3}$`; within the closed grammar of `safe-expression.ts`.
 */
export function postalCodeExpression({ digits, excludedPrefixes }: PostalCodeRule): PostalCodeExpression {
  const odd = excludedPrefixes.find((prefix) => !/^\d+$/.test(prefix))
  if (odd !== undefined) return { problem: 'noDigits', prefix: odd }
  const long = excludedPrefixes.find((prefix) => prefix.length > digits)
  if (long !== undefined) return { problem: 'prefixTooLong', prefix: long }
  const depth = Math.max(0, ...excludedPrefixes.map((prefix) => prefix.length))
  const beginnings = alternatives(excludedPrefixes, depth)
  if (beginnings.length === 0) return { problem: 'nothingLeft' }
  const head = depth === 0 ? '' : beginnings.length === 1 ? beginnings[0] : `(${beginnings.join('|')})`
  const expression = `^${head}${anyDigits(digits - depth)}$`
  return expression.length > MAX_EXPRESSION_CHARACTERS ? { problem: 'tooLong' } : { expression }
}

/**
 * All prefixes of `depth` digits except those that begin with an excluded prefix. Neighbouring digits with the same
 * continuation share one piece.
 */
function alternatives(excluded: readonly string[], depth: number): string[] {
  if (depth === 0) return ['']
  // First digits that allow the same to follow share a piece; a Map keeps the order of the digits.
  const alike = new Map<string, { firsts: string[]; tails: string[] }>()
  for (const digit of DIGITS) {
    const below = excluded.filter((prefix) => prefix.startsWith(digit)).map((prefix) => prefix.slice(1))
    if (below.includes('')) continue
    const tails = below.length === 0 ? [anyDigits(depth - 1)] : alternatives(below, depth - 1)
    const group = alike.get(tails.join('|')) ?? { firsts: [], tails }
    alike.set(tails.join('|'), { ...group, firsts: [...group.firsts, digit] })
  }
  return [...alike.values()].flatMap(({ firsts, tails }) => tails.map((tail) => classOf(firsts) + tail))
}

const anyDigits = (count: number): string => (count === 0 ? '' : count === 1 ? '\\d' : `\\d{${count}}`)

/** `0`, `[1-8]`, `[02-9]` or `\d`. */
function classOf(digits: readonly string[]): string {
  if (digits.length === DIGITS.length) return '\\d'
  if (digits.length === 1) return digits[0] ?? ''
  const runs: string[][] = []
  for (const digit of digits) {
    const run = runs.at(-1)
    if (run && Number(run.at(-1)) + 1 === Number(digit)) run.push(digit)
    else runs.push([digit])
  }
  return `[${runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(''))).join('')}]`
}
