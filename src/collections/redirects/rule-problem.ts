import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { RedirectFields } from '@/collections/documents/redirect-document'
import { periodProblems } from './check-period'
import { targetProblems } from './redirect-target'
import type { Refusal } from '@trade-in-shop/payload-workbench/saving/refuse'
import type { RedirectRow } from '@/domain/content/content'
import type { RedirectTarget } from '@/domain/content/redirect-destination'
import { formatStaffMessage, type MessageValues, type StaffMessage } from '@/domain/staff-words'
import { findArea } from '@/domain/routing/areas'
import { compilePattern, PatternError } from '@/domain/routing/pattern'
import { lookupForm, splitAddress, withBraces } from '@/domain/routing/paths'

const routeProblemWords = staffWords('routeProblem')
const words = staffWords('source')

/** A problem of a redirect with its field and message. */
export type RuleProblem = Readonly<{
  path: string
  message: StaffMessage
  values: MessageValues
  /** The redirects that it conflicts with, to be named and linked. */
  others: readonly RedirectRow[]
  /** For a chain: its end, which the redirect may use as its own target. */
  flatten: RedirectTarget | null
}>

export const ruleProblem = (
  path: string,
  message: StaffMessage,
  values: MessageValues = {},
  others: readonly RedirectRow[] = [],
): RuleProblem => ({
  path,
  message,
  values,
  others,
  flatten: null,
})

export const formatRuleProblem = ({ path, message, values }: RuleProblem, language: string): Refusal => ({
  path,
  message: formatStaffMessage(message, language, values),
})

/** A redirect with its old address as stored: without a host of the market's own. */
export const tidyRedirect = <Fields extends RedirectFields>(fields: Fields, hosts: readonly string[]) => ({
  ...fields,
  from: sourceOf(fields.from, fields.match, hosts),
})

/** Problems of a redirect's own fields, without looking at other redirects. */
export const fieldProblems = (fields: RedirectFields): RuleProblem[] => [
  ...periodProblems(fields),
  ...sourceProblems(fields.from, fields.match),
  ...targetProblems(fields),
]

const FULL_ADDRESS = /^(?:https?:)?\/\/([^/?#:]+)(?::\d+)?(.*)$/i
const MAX_ADDRESS_CHARACTERS = 500
/** As they come along when an address is copied. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu
const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '')
const UNPRINTABLE = /[\p{Cc}\s\\]/u

/**
 * The old address as stored: without a host of the market's own, and for a prefix without the star. Other hosts stay, so
 * that the message can name them.
 */
function sourceOf(from: unknown, match: unknown, hosts: readonly string[]): string | null {
  if (typeof from !== 'string') return null
  const visible = from.replace(INVISIBLE, '').trim()
  const [, host, rest] = FULL_ADDRESS.exec(visible) ?? []
  const bare = withoutWww(host ?? '')
  const local = hosts.some((own) => withoutWww(own) === bare) ? rest || '/' : visible
  if (match !== 'prefix') return local
  return local.replace(/\*$/, '').replace(/(.)\/$/, '$1')
}

function sourceProblems(from: unknown, match: unknown): RuleProblem[] {
  const problem = typeof from === 'string' && from !== '' ? problemOf(from, match) : null
  return problem === null ? [] : [problem]
}

const wrong = (message: StaffMessage, values: MessageValues = {}): RuleProblem => ruleProblem('from', message, values)

function problemOf(from: string, match: unknown): RuleProblem | null {
  const [, host] = FULL_ADDRESS.exec(from) ?? []
  if (host !== undefined) return wrong(words.otherHost, { host })
  if (!from.startsWith('/')) return wrong(words.slash)
  if (from.length > MAX_ADDRESS_CHARACTERS) return wrong(words.tooLong, { most: MAX_ADDRESS_CHARACTERS })
  if (UNPRINTABLE.test(from)) return wrong(words.unprintable)
  const { path, hash, query } = splitAddress(from)
  if (hash !== null) return wrong(words.hash)
  if (path.split('/').some((part) => part === '.' || part === '..')) return wrong(words.dots)
  if (findArea(path) !== 'page') return wrong(words.machinery)
  if (match === 'pattern') return patternProblem(path)
  if (/[{}*]/.test(path)) return wrong(words.placeholders)
  return match === 'prefix' && query !== null ? wrong(words.prefixQuery) : null
}

function patternProblem(path: string): RuleProblem | null {
  try {
    const { names } = compilePattern(lookupForm(withBraces(path)))
    return names.length > 8 ? wrong(words.manyParameters) : null
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    return wrong(routeProblemWords[error.problem], error.values)
  }
}
