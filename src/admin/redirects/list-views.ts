import type { Where } from 'payload'

type View = Readonly<{ sort: string; conditions: (now: Date) => readonly Where[] }>

const HALF_A_YEAR_MS = 183 * 24 * 3_600_000

/** The quick views of the list; `hits` is the count of a redirect, which has none before its first use. */
export const LIST_VIEWS = {
  all: { sort: 'from', conditions: () => [] },
  used: { sort: '-hits.hits', conditions: () => [{ 'hits.hits': { greater_than: 0 } }] },
  unused: { sort: 'from', conditions: () => [{ 'hits.hits': { exists: false } }] },
  stale: {
    sort: 'hits.lastHitAt',
    conditions: (now) => [{ 'hits.lastHitAt': { less_than: startOfDay(now.getTime() - HALF_A_YEAR_MS) } }],
  },
  off: { sort: 'from', conditions: () => [{ enabled: { equals: false } }] },
  over: { sort: '-validTo', conditions: (now) => [{ validTo: { less_than: now.toISOString() } }] },
  gone: { sort: 'from', conditions: () => [{ status: { equals: '410' } }] },
} as const satisfies Record<string, View>
export type ListView = keyof typeof LIST_VIEWS

const startOfDay = (instant: number): string => `${new Date(instant).toISOString().slice(0, 10)}T00:00:00.000Z`

/** The condition of a view, of one market (id) or of all (empty). */
export function whereOf(view: ListView, market: string, now: Date): Where {
  const conditions: Where[] = [
    ...LIST_VIEWS[view].conditions(now),
    ...(market === '' ? [] : [{ market: { equals: Number(market) } }]),
  ]
  return conditions.length === 0 ? {} : { or: [{ and: conditions }] }
}

const MARKS: readonly (readonly [ListView, RegExp])[] = [
  ['used', /"hits\.hits":\{"greater_than"/],
  ['unused', /"hits\.hits":\{"exists"/],
  ['stale', /"hits\.lastHitAt"/],
  ['off', /"enabled":\{"equals":"?false/],
  ['over', /"validTo":\{"less_than"/],
  ['gone', /"status":\{"equals":"?410/],
]

/** The view and the market that a condition of the list says; no view when it is one of somebody's own. */
export function viewOf(where: Where): { view: ListView | null; market: string } {
  const text = JSON.stringify(where)
  const market = /"market":\{"equals":"?(\d+)/.exec(text)?.[1] ?? ''
  const found = MARKS.find(([, mark]) => mark.test(text))?.[0]
  const own = text.replace(/\{?"market":\{"equals":"?\d+"?\}\}?,?/, '')
  return { view: found ?? (/"(equals|like|contains|in|exists)"/.test(own) ? null : 'all'), market }
}
