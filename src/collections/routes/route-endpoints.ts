import { type Endpoint, NotFound, type DataFromCollectionSlug, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { getStaff, getId } from '@/collections/access/staff-member'
import { storedRoutes } from '@/collections/markets/stored-routes'
import { readSurroundings } from './surroundings'
import { routeProblems } from '@/domain/routing/route-problems'
import { parseBody, requireMember, parseRouteNumber } from '@/collections/saving/page-of-request'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { type LiveAddress, liveAddresses } from './live-addresses'
import { inTransaction } from '@/collections/saving/transaction'
import { lostPatterns } from '@/domain/routing/lost-patterns'
import { screenRow } from '@/domain/routing/screens'
import { keepPattern, type PatternTarget } from './keep-pattern'

type Entry = DataFromCollectionSlug<'route-maps'>

/** The addresses that a deletion of an entry would end, and possible new targets. */
export type Removal = Readonly<{
  /** Patterns that would no longer open the screen. */
  lost: readonly string[]
  /** The English address that the screen has without an entry. */
  english: string
  /** Live addresses to choose from, the screens first. */
  targets: readonly Readonly<{ address: string; title: string }>[]
}>

/** Most targets that are suggested; any live address is accepted. */
const MAX_OFFERED_ADDRESSES = 300

/** The entry with the reader's access rights; throws 404 when they may not read it. */
const entryOf = (req: PayloadRequest, id: number): Promise<Entry> =>
  req.payload.findByID({ collection: 'route-maps', id, depth: 0, overrideAccess: false, user: req.user, req })

const lostOf = async (req: PayloadRequest, { id, market, screen, patterns }: Entry): Promise<string[]> =>
  lostPatterns(
    screen,
    patterns.map(({ pattern }) => pattern),
    await storedRoutes(req, Number(getId(market)), id),
  )

/** Screens and pages without parameters, except the screen itself, which stays at its English address. */
async function targetsOf(req: PayloadRequest, { market, screen }: Entry): Promise<LiveAddress[]> {
  const all = (await liveAddresses(req, Number(getId(market)))).map(({ value }) => value)
  return all.filter(({ to }) => to.kind === 'page' || (to.params.length === 0 && to.screen !== screen))
}

export async function describeRemoval(req: PayloadRequest, id: number): Promise<Removal> {
  const entry = await entryOf(req, id)
  const targets = await targetsOf(req, entry)
  return {
    lost: await lostOf(req, entry),
    english: screenRow(entry.screen).english,
    targets: targets.slice(0, MAX_OFFERED_ADDRESSES).map(({ address, title }) => ({ address, title })),
  }
}

/**
 * Moves an entry to the bin with the sender's access rights. The addresses that end with it are redirected to `to`, a live address
 * of the market, or to nothing. If an address cannot be redirected, the entry stays.
 */
export function removeRoute(req: PayloadRequest, id: number, to: string | null): Promise<{ kept: number }> {
  return inTransaction(req, async () => {
    const entry = await entryOf(req, id)
    const lost = to === null ? [] : await lostOf(req, entry)
    const target = to === null ? null : await targetAt(req, entry, to)
    const data = { deletedAt: new Date().toISOString() }
    await req.payload.update({ collection: 'route-maps', id, data, depth: 0, overrideAccess: false, user: req.user, req })
    for (const pattern of lost) {
      if (target === null) break
      const reason = await keepPattern(req, Number(getId(entry.market)), pattern, target)
      if (reason !== null) throw cmsProblem(req, 'addressCannotStay', { values: { pattern, reason } })
    }
    return { kept: lost.length }
  })
}

async function targetAt(req: PayloadRequest, entry: Entry, address: string): Promise<PatternTarget> {
  const { screen } = entry
  if (address === screenRow(screen).english) return { kind: 'screen', screen, address }
  const found = (await targetsOf(req, entry)).find((target) => target.address === address)
  if (!found) throw cmsProblem(req, 'addressNotLive', { values: { address } })
  return found.to.kind === 'page'
    ? { kind: 'page', slug: found.to.slug, address }
    : { kind: 'other', screen: found.to.screen, address }
}

const MAX_PATTERN_CHARACTERS = 500
const MAX_PATTERNS = 20
const RouteCheckRequest = z.object({
  market: z.number().int().positive(),
  id: z.number().int().positive().nullable(),
  screen: z.string().max(100),
  patterns: z.array(z.string().max(MAX_PATTERN_CHARACTERS)).max(MAX_PATTERNS),
})

/**
 * Validates the addresses in a form before they are saved, against the market's pages and redirects, which the browser does
 * not have.
 */
export const routeCheck: Endpoint = {
  path: '/check',
  method: 'post',
  handler: async (req) => {
    if (!getStaff(req.user)) throw new NotFound(req.t)
    const { market, id, screen, patterns } = await parseBody(req, RouteCheckRequest)
    await req.payload.findByID({
      collection: 'markets',
      id: market,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      select: {},
      req,
    })
    const entry = { screen, patterns }
    const problems = routeProblems(entry, await readSurroundings(req, { market, entry, id: id ?? undefined }))
    return Response.json({ problems }, { headers: { 'cache-control': 'private, no-store' } })
  },
}

const RouteRemovalRequest = z.object({ to: z.string().max(MAX_PATTERN_CHARACTERS).nullable() })
const NO_STORE = { headers: { 'cache-control': 'private, no-store' } }

/**
 * `GET /route-maps/:id/removal`: the addresses that a deletion would end. `POST` to the same path moves the entry to the bin and
 * redirects them to a live address.
 */
export const routeRemoval: Endpoint[] = [
  {
    path: '/:id/removal',
    method: 'get',
    handler: async (req) => {
      requireMember(req)
      return Response.json(await describeRemoval(req, parseRouteNumber(req, 'id')), NO_STORE)
    },
  },
  {
    path: '/:id/removal',
    method: 'post',
    handler: async (req) => {
      requireMember(req)
      const { to } = await parseBody(req, RouteRemovalRequest)
      return Response.json(await removeRoute(req, parseRouteNumber(req, 'id'), to), NO_STORE)
    },
  },
]
