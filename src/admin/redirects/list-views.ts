import type { Where } from 'payload'
import { isRedirectUse, type RedirectUse } from '@/collections/redirects/redirect-uses'

type View = Readonly<{ sort: string; uses?: RedirectUse; condition?: (now: Date) => Where }>

/** The quick filters of the list: by use or by kind. */
export const LIST_VIEWS = {
  all: { sort: 'from' },
  used: { sort: '-hits.hits', uses: 'used' },
  unused: { sort: 'from', uses: 'unused' },
  stale: { sort: 'hits.lastHitAt', uses: 'stale' },
  off: { sort: 'from', condition: () => ({ enabled: { equals: false } }) },
  over: { sort: '-validTo', condition: (now) => ({ validTo: { less_than: now.toISOString() } }) },
  gone: { sort: 'from', condition: () => ({ status: { equals: '410' } }) },
} as const satisfies Record<string, View>
export type ListView = keyof typeof LIST_VIEWS
export const VIEW_NAMES = ['all', 'used', 'unused', 'stale', 'off', 'over', 'gone'] as const satisfies readonly ListView[]

/** The query of a view, for one market (id) or for all (empty); the list's own filter reads `uses`. */
export function buildListQuery(name: ListView, market: string, now: Date) {
  const { sort, uses, condition }: View = LIST_VIEWS[name]
  const conditions: Where[] = [
    ...(condition ? [condition(now)] : []),
    ...(market === '' ? [] : [{ market: { equals: Number(market) } }]),
  ]
  const where: Where | undefined = conditions.length === 0 ? undefined : { and: conditions }
  return { sort, uses, where, page: 1 }
}

/**
 * The query that sorts by a count. Redirects that were never used have no count to sort by, so only used ones are listed; a
 * view of used redirects stays.
 */
export const sortByUse = (column: 'hits' | 'lastHitAt', descending: boolean, uses: unknown) => ({
  sort: `${descending ? '-' : ''}hits.${column}`,
  uses: isRedirectUse(uses) && uses !== 'unused' ? uses : 'used',
  page: 1,
})

const MARKS: readonly (readonly [ListView, RegExp])[] = [
  ['off', /"enabled":\{"equals":"?false/],
  ['over', /"validTo":\{"less_than"/],
  ['gone', /"status":\{"equals":"?410/],
]
const MARKET = /\{"market":\{"equals":"?(\d+)"?\}\}/

/** The view and the market in the list's query; no view for a filter that staff wrote themselves. */
export function findView(query: Readonly<{ where?: unknown; uses?: unknown }>): { view: ListView | null; market: string } {
  const text = JSON.stringify(query.where ?? {})
  const market = MARKET.exec(text)?.[1] ?? ''
  if (isRedirectUse(query.uses)) return { view: query.uses, market }
  const marked = MARKS.find(([, mark]) => mark.test(text))?.[0]
  const isOwn = /\{"[^"]+":\{"[a-z_]+":/.test(text.replace(MARKET, ''))
  return { view: marked ?? (isOwn ? null : 'all'), market }
}
