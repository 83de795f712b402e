import type { PayloadRequest } from 'payload'
import type { RedirectRow } from '@/domain/content/content'
import type { RedirectTarget } from '@/domain/content/redirect-destination'
import { findArea } from '@/domain/routing/areas'
import { decideIn } from '@/domain/routing/decide'
import { UnknownGuard } from '@/domain/routing/guards'
import { findChain, findLoop, findRival, hiddenRoute, followRow } from '@/domain/routing/redirect-checks'
import { type Neighbourhood, neighbourhoodSteps } from '@/domain/routing/redirect-neighbourhood'
import type { Trail } from '@/domain/routing/follow-redirects'
import type { RedirectProblemKind } from '@/collections/documents/redirect-document'
import { type CataloguePlace, findCataloguePlace } from '@/domain/routing/catalogue-place'
import type { Shop } from '@/domain/routing/shop'
import { mapSteps, runInSlices } from '@/domain/steps'
import { findUnknownPlaces } from '@/collections/markets/catalogue'
import { type LiveMarket, loadLiveMarket, shopOfMode } from './load-live-market'

/** A problem of a stored redirect that was valid when saved; the market has changed since. */
export type RedirectProblem = Readonly<{
  id: string
  from: string
  /**
   * `dead`: it ends at no page of the shop; `overlap`: another pattern matches the same addresses; `hides`: it covers a
   * live page.
   */
  kind: RedirectProblemKind
  others: readonly Readonly<{ id: string; from: string }>[]
  /** The address where it ends, or of the page it hides; null when there is none. */
  leads: string | null
  /** For a chain: the target that flattens it. */
  flatten: RedirectTarget | null
}>

/**
 * The loops, chains, overlaps, dead targets and hidden pages among a market's redirects that are enabled and not expired.
 */
export async function redirectProblems(req: PayloadRequest, market: number, now = Date.now()): Promise<RedirectProblem[]> {
  const live = await loadLiveMarket(req, market, now)
  const shop = shopOfMode(live.directory, 'default', 'localhost') ?? live.directory.shops[0]
  if (!shop) return []
  const rows = live.rows.filter((row) => row.enabled && (row.validTo === null || Date.parse(row.validTo) > now))
  const near = await runInSlices(neighbourhoodSteps(rows, { routes: shop.routes, slugs: live.slugs }))
  const dead = deadEnds(shop, live, now)
  const found = await runInSlices(mapSteps(rows, (row) => ({ row, ...findProblems(row, near, dead) })))
  const places = found.flatMap(({ place }) => place ?? [])
  const isUnknown = await findUnknownPlaces(req.payload, shop.market.elasticIndexes, places)
  return found.flatMap(({ row, problems, place }) =>
    place !== null && isUnknown(place) ? [...problems, { ...problem(row, 'dead', []), leads: place.value }] : problems,
  )
}

/** The problems of a redirect, and the thing of the catalogue that it leads to. */
type FollowedRedirect = Readonly<{ problems: readonly RedirectProblem[]; place: CataloguePlace | null }>

function findProblems(row: RedirectRow, near: Neighbourhood, isDeadEnd: DeadEnds): FollowedRedirect {
  const problems: RedirectProblem[] = []
  const trail = followRow(row, near)
  const loop = findLoop(row, near, trail)
  const chain = findChain(row, near, trail)
  const rival = findRival(row, near)
  if (loop) problems.push(problem(row, 'loop', loop))
  else if (chain) problems.push({ ...problem(row, 'chain', chain.rows), leads: chain.flattened, flatten: chain.target })
  if (rival) problems.push(problem(row, 'overlap', [rival]))
  if (!loop && isDeadEnd(row, trail)) problems.push({ ...problem(row, 'dead', []), leads: leadsTo(row) })
  const hidden = row.hidesRoute ? null : hiddenRoute(row, near.site.routes, near.slugs)
  if (hidden) problems.push({ ...problem(row, 'hides', []), leads: hidden.pattern })
  const place = isLiteral(row) && trail.end?.kind === 'path' ? findCataloguePlace(near.site.routes, trail.end.step.path) : null
  return { problems, place }
}

/** True for a redirect whose end has nothing of the visited address in it. */
const isLiteral = ({ match, to }: RedirectRow): boolean =>
  match === 'exact' || (to?.kind === 'screen' && !Object.values(to.params).some((value) => value.includes('{')))

const problem = (row: RedirectRow, kind: RedirectProblem['kind'], others: readonly RedirectRow[]): RedirectProblem => ({
  id: row.id,
  from: row.from,
  kind,
  others: others.filter((other) => other !== row).map(({ id, from }) => ({ id, from })),
  leads: null,
  flatten: null,
})

const leadsTo = ({ to }: RedirectRow): string | null =>
  to === null ? null : to.kind === 'path' ? to.path : to.kind === 'external' ? to.url : to.kind === 'page' ? to.slug : to.screen

type DeadEnds = (row: RedirectRow, trail: Trail) => boolean

/** Whether a trail ends at no page; results are cached by end, because most redirects share theirs. */
function deadEnds(shop: Shop, { slugs }: LiveMarket, now: number): DeadEnds {
  const known = new Map<string, boolean>()
  return (row, { end }) => {
    if (end === null) return true
    if (end.kind !== 'path') return false
    const { path } = end.step
    // For a pattern or prefix the parameters are a sample, so the existence of a page with that slug means nothing.
    const key = `${row.match === 'exact'} ${path}`
    const found = known.get(key) ?? isDead(shop, path, row.match === 'exact' ? slugs : null, now)
    known.set(key, found)
    return found
  }
}

function isDead(shop: Shop, path: string, slugs: ReadonlySet<string> | null, now: number): boolean {
  if (findArea(path) !== 'page') return false
  try {
    const decision = decideIn(shop, { path, query: '', now })
    if (decision.kind !== 'screen') return decision.kind === 'abort'
    return decision.screen === 'content' && slugs !== null && !slugs.has(decision.params.slug ?? '')
  } catch (error) {
    if (error instanceof UnknownGuard) return true
    throw error
  }
}
