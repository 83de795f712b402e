import { areaOf } from '@/domain/routing/areas'
import { compilePattern } from '@/domain/routing/pattern'
import { splitAddress } from '@/domain/routing/paths'
import { lookupForm } from '@/domain/routing/redirect-rules'
import type { Fault } from './refuse'

const FULL_ADDRESS = /^(?:https?:)?\/\/([^/?#:]+)(?::\d+)?(.*)$/i
const LONGEST = 500
const UNPRINTABLE = /[\p{Cc}\s\\]/u

/**
 * The old address as it is stored: without the host when that is one of the market's own, and of a prefix without the
 * star. Other hosts stay, to be refused by name.
 */
export function sourceOf(from: unknown, match: unknown, hosts: readonly string[]): string | null {
  if (typeof from !== 'string') return null
  const [, host, rest] = FULL_ADDRESS.exec(from.trim()) ?? []
  const local = host !== undefined && hosts.includes(host.toLowerCase()) ? rest || '/' : from.trim()
  if (match !== 'prefix') return local
  return local.replace(/\*$/, '').replace(/(.)\/$/, '$1')
}

/** What is wrong with an old address, in plain words. */
export function sourceFaults(from: unknown, match: unknown): Fault[] {
  const message = typeof from === 'string' && from !== '' ? problemOf(from, match) : null
  return message === null ? [] : [{ path: 'from', message }]
}

function problemOf(from: string, match: unknown): string | null {
  const [, host] = FULL_ADDRESS.exec(from) ?? []
  if (host !== undefined) return `"${host}" is no host of this market. Give the path alone, such as "/agb".`
  if (!from.startsWith('/')) return 'The old address starts with a slash, such as "/agb".'
  if (from.length > LONGEST) return `The old address is longer than ${LONGEST} characters.`
  if (UNPRINTABLE.test(from)) return 'The old address has a blank, a backslash or a sign that cannot be seen.'
  const { path, hash, query } = splitAddress(from)
  if (hash !== null) return 'Browsers keep what follows "#" to themselves: leave it out.'
  if (path.split('/').some((part) => part === '.' || part === '..'))
    return 'Browsers remove "." and ".." from an address: leave them out.'
  if (areaOf(path) !== 'page') return "This address belongs to the shop's own machinery and is never redirected."
  if (match === 'pattern') return patternProblem(path)
  if (/[{}*]/.test(path))
    return 'For {parameters} choose "A pattern", for everything below a path choose "Everything that starts with this path".'
  return match === 'prefix' && query !== null ? 'A prefix has no query.' : null
}

function patternProblem(path: string): string | null {
  try {
    const { names } = compilePattern(lookupForm(path.replace(/(^|\/):([A-Za-z][A-Za-z0-9]*)/g, '$1{$2}')))
    return names.length > 8 ? 'At most eight parameters.' : null
  } catch (error) {
    return error instanceof Error ? `${error.message}.` : 'This is no pattern.'
  }
}
