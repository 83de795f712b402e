import { areaOf } from '@/domain/routing/areas'
import { compilePattern, PatternError } from '@/domain/routing/pattern'
import { routeProblemWords } from '@/domain/routing/route-problem-words'
import { lookupForm, splitAddress, withBraces } from '@/domain/routing/paths'
import type { StaffMessage, MessageValues } from '@/domain/staff-words'
import { ruleProblem, type RuleProblem } from './rule-problem'
import { sourceWords as words } from './redirect-field-words'

const FULL_ADDRESS = /^(?:https?:)?\/\/([^/?#:]+)(?::\d+)?(.*)$/i
const LONGEST = 500
const UNPRINTABLE = /[\p{Cc}\s\\]/u

/**
 * The old address as stored: without a host of the market's own, and for a prefix without the star. Other hosts stay, so
 * that the message can name them.
 */
export function sourceOf(from: unknown, match: unknown, hosts: readonly string[]): string | null {
  if (typeof from !== 'string') return null
  const [, host, rest] = FULL_ADDRESS.exec(from.trim()) ?? []
  const local = host !== undefined && hosts.includes(host.toLowerCase()) ? rest || '/' : from.trim()
  if (match !== 'prefix') return local
  return local.replace(/\*$/, '').replace(/(.)\/$/, '$1')
}

/** Problems of an old address. */
export function sourceProblems(from: unknown, match: unknown): RuleProblem[] {
  const problem = typeof from === 'string' && from !== '' ? problemOf(from, match) : null
  return problem === null ? [] : [problem]
}

const wrong = (told: StaffMessage, values: MessageValues = {}): RuleProblem => ruleProblem('from', told, values)

function problemOf(from: string, match: unknown): RuleProblem | null {
  const [, host] = FULL_ADDRESS.exec(from) ?? []
  if (host !== undefined) return wrong(words.otherHost, { host })
  if (!from.startsWith('/')) return wrong(words.slash)
  if (from.length > LONGEST) return wrong(words.tooLong, { most: LONGEST })
  if (UNPRINTABLE.test(from)) return wrong(words.unprintable)
  const { path, hash, query } = splitAddress(from)
  if (hash !== null) return wrong(words.hash)
  if (path.split('/').some((part) => part === '.' || part === '..')) return wrong(words.dots)
  if (areaOf(path) !== 'page') return wrong(words.machinery)
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
