import type { RedirectRow } from '@/domain/content/content'
import { runAtOnce, type Steps } from '@/domain/steps'
import { compilePattern, type Pattern } from './pattern'
import { splitAddress, lookupForm, withBraces } from './paths'
import { compileRedirects } from './redirect-rules'
import type { RedirectSite } from './follow-redirects'
import type { RouteMap } from './route-map'

/** An enabled pattern rule with the data that decides what it competes with: its pattern and the query that it requires. */
export type Competitor = Readonly<{ row: RedirectRow; pattern: Pattern }>

/**
 * A market's redirects as the checks on save look at them, the rows in question among them: compiled once, however many
 * rows are checked.
 */
export type Neighbourhood = Readonly<{
  site: RedirectSite
  rows: readonly RedirectRow[]
  /** Slugs of content pages that are a legal target. */
  slugs: ReadonlySet<string>
  /** Screens that the market has switched off. */
  closed: ReadonlySet<string>
  /** Rows by match and `from` in the form in which they are compared. */
  bySource: ReadonlyMap<string, readonly RedirectRow[]>
  /** Enabled rows that lead to a path, by that path. */
  byTarget: ReadonlyMap<string, readonly RedirectRow[]>
  /** Enabled patterns by what two of them must share before they can compete at all. */
  competitors: ReadonlyMap<string, readonly Competitor[]>
}>

/** The form in which the checks compare addresses: without case, tidy and readable. */
export const sourceForm = (address: string): string => lookupForm(address).toLowerCase()
export const sourceKey = ({ match, from }: Pick<RedirectRow, 'match' | 'from'>): string => `${match} ${sourceForm(from)}`

type Site = Readonly<{ routes: RouteMap; slugs?: Iterable<string>; closed?: ReadonlySet<string> | undefined }>

export const collectNeighbourhood = (
  rows: readonly RedirectRow[],
  routes: RouteMap,
  slugs: Iterable<string> = [],
  closed?: ReadonlySet<string>,
): Neighbourhood => runAtOnce(neighbourhoodSteps(rows, { routes, slugs, closed }))

/** The same in steps, for very many rows. */
export function* neighbourhoodSteps(
  rows: readonly RedirectRow[],
  { routes, slugs = [], closed = new Set() }: Site,
): Steps<Neighbourhood> {
  const enabled = rows.filter((row) => row.enabled)
  const toPaths = enabled.flatMap((row) => (row.to?.kind === 'path' ? [{ row, path: row.to.path }] : []))
  return {
    site: { routes, redirects: compileRedirects(rows) },
    rows,
    slugs: new Set(slugs),
    closed,
    bySource: yield* grouped(rows, sourceKey, (row) => row),
    byTarget: yield* grouped(
      toPaths,
      ({ path }) => sourceForm(splitAddress(path).path),
      ({ row }) => row,
    ),
    competitors: yield* grouped(enabled.flatMap(listCompetitors), competitionKey, (competitor) => competitor),
  }
}

function* grouped<Item, Value>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  valueOf: (item: Item) => Value,
): Steps<Map<string, Value[]>> {
  const groups = new Map<string, Value[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(valueOf(item))
    else groups.set(key, [valueOf(item)])
    yield
  }
  return groups
}

/** A pattern rule as a competitor; empty for other rules, whose order is always defined. */
export function listCompetitors(row: RedirectRow): Competitor[] {
  if (row.match !== 'pattern') return []
  return [{ row, pattern: compilePattern(lookupForm(splitAddress(withBraces(row.from)).path)) }]
}

/** Only patterns of equal weight with the same literal segments and the same query compete; this key is equal for those. */
export function competitionKey({ row, pattern }: Competitor): string {
  const segments = pattern.segments.map((segment, index) =>
    segment.every((token) => token.kind === 'literal')
      ? segment.map((token) => (token.kind === 'literal' ? token.text.toLowerCase() : '')).join('')
      : `{${pattern.weight[index]}`,
  )
  const query = new URLSearchParams(splitAddress(withBraces(row.from)).query ?? '')
  const asked = [...query].map(([name, value]) => `${name}=${value.startsWith('{') ? '{}' : value}`).toSorted()
  return `${segments.join('/')}?${asked.join('&')}`
}
