import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { getId } from '@/collections/access/staff-member'
import { storedRoutes } from '@/collections/markets/stored-routes'
import { readSurroundings } from './surroundings'
import { routeProblems } from '@/domain/routing/route-problems'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { liveAddresses } from './live-addresses'
import { type LiveAddress, Removal, RemovedRoute, RouteProblems } from './route-answers'
import { inTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { lostPatterns } from '@/domain/routing/lost-patterns'
import { screenRow } from '@/domain/routing/screens'
import { keepPattern, type PatternTarget } from './keep-pattern'

type Entry = DataFromCollectionSlug<'route-maps'>

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

export const routeCheck = staffEndpoint({
  method: 'POST',
  path: '/check',
  summary: 'Checks the addresses in a form by pages and redirects of the market, which the browser does not have.',
  who: 'hidden',
  checks: ['read market'],
  body: { RouteCheckRequest },
  answers: { 200: { json: { RouteProblems } } },
  run: async ({ req, body: { market, id, screen, patterns } }) => {
    const asMember = { depth: 0, overrideAccess: false, user: req.user, req } as const
    await req.payload.findByID({ collection: 'markets', id: market, select: {}, ...asMember })
    const entry = { screen, patterns }
    return ok({ problems: routeProblems(entry, await readSurroundings(req, { market, entry, id: id ?? undefined })) })
  },
})

const RouteRemovalRequest = z.object({ to: z.string().max(MAX_PATTERN_CHARACTERS).nullable() })

export const routeRemoval = [
  staffEndpoint({
    method: 'GET',
    path: '/{id}/removal',
    summary: 'The addresses that a deletion of the entry would end.',
    checks: ['read entry'],
    answers: { 200: { json: { Removal } } },
    run: async ({ req, param }) => ok(await describeRemoval(req, param('id'))),
  }),
  staffEndpoint({
    method: 'POST',
    path: '/{id}/removal',
    summary: 'Moves the entry to the bin and redirects its addresses to a live one (R-24).',
    checks: ['delete entry'],
    body: { RouteRemovalRequest },
    answers: { 200: { json: { RemovedRoute } } },
    run: async ({ req, param, body }) => ok(await removeRoute(req, param('id'), body.to)),
  }),
]
