import type { Environment } from '@/domain/market/market'
import { areValidParams } from '@/domain/routing/params'
import { compileRoutes, pathTo } from '@/domain/routing/route-map'
import type { RouteRow } from '@/domain/content/content'

/** Characters of a title and a description that search engines show; fewer with wide letters. */
export const SHOWN = { title: 60, description: 155 } as const
/** Shorter titles or descriptions are flagged: search engines tend to replace them. */
const MIN_CHARACTERS = { title: 20, description: 70 } as const

export type Length = 'empty' | 'short' | 'good' | 'long'

export function measureText(part: keyof typeof SHOWN, text: string): Length {
  const { length } = text.trim()
  if (length === 0) return 'empty'
  if (length > SHOWN[part]) return 'long'
  return length < MIN_CHARACTERS[part] ? 'short' : 'good'
}

/** Cuts a text at the end of a word, as search engines do. */
export function cut(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  const kept = plain.slice(0, most - 1)
  const end = kept.lastIndexOf(' ')
  return `${end > most / 2 ? kept.slice(0, end) : kept} …`
}

type Host = Readonly<{ hostname: string; mode: string; environment: string; canonical?: boolean | null | undefined }>

/** The origin that search engines index: the market's canonical default host. Null where it has none. */
export function indexOrigin(hosts: readonly Host[], environment: Environment, port: string): string | null {
  const members = hosts.filter((host) => host.environment === environment && host.mode === 'default')
  const host = members.find(({ canonical }) => canonical) ?? members[0]
  if (!host) return null
  return environment === 'local' ? `http://${host.hostname}${port && `:${port}`}` : `https://${host.hostname}`
}

/** The path of a page; null while its slug is not valid. */
export function pathOfPage(routes: readonly RouteRow[], slug: string): string | null {
  if (slug === '' || !areValidParams({ slug })) return null
  try {
    return pathTo(compileRoutes(routes), 'content', { slug })
  } catch {
    // The routes in the CMS are incomplete at this moment; the panel then shows no address.
    return null
  }
}
