import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import type { RouteRow } from '@/domain/content'
import { findAmbiguity, routeProblem } from '@/domain/routing/route-map'
import { SCREEN_NAMES } from '@/domain/routing/screens'
import { idOf } from '@/collections/access/staff'
import { routesOf } from '@/collections/documents/content-documents'
import { lockMarket } from './lock-market'
import { type Fault, refuse } from './refuse'

/** The stored routes of a market, without those of one document, in the order of the screens. */
export async function storedRoutes(req: PayloadRequest, market: number | string, except?: number | string): Promise<RouteRow[]> {
  const { docs } = await req.payload.find({
    collection: 'route-maps',
    where: { market: { equals: market } },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { screen: true, patterns: true },
    req,
  })
  return docs
    .filter(({ id }) => String(id) !== String(except))
    .toSorted((left, right) => SCREEN_NAMES.indexOf(left.screen) - SCREEN_NAMES.indexOf(right.screen))
    .flatMap(routesOf)
}

const patternsOf = (patterns: unknown): string[] =>
  Array.isArray(patterns)
    ? patterns.map((row: unknown) => (isRow(row) && typeof row.pattern === 'string' ? row.pattern : ''))
    : []
const isRow = (row: unknown): row is { pattern?: unknown } => typeof row === 'object' && row !== null

function faultsOf(own: readonly RouteRow[], others: readonly RouteRow[]): Fault[] {
  const wrong = own.flatMap((row, index) => {
    const problem = row.pattern === '' ? null : routeProblem(row)
    const twice = own.findIndex((other) => other.pattern === row.pattern) < index ? `"${row.pattern}" is listed twice.` : null
    const message = problem ?? twice
    return message === null ? [] : [{ path: `patterns.${index}.pattern`, message }]
  })
  if (wrong.length > 0 || own.some(({ pattern }) => pattern === '')) return wrong
  const pair = findAmbiguity([...own, ...others])
  if (!pair) return []
  const [left, right] = pair
  const index = own.findIndex(({ screen, pattern }) =>
    [left, right].some((row) => row.screen === screen && row.pattern === pattern),
  )
  return [
    {
      path: index < 0 ? 'patterns' : `patterns.${index}.pattern`,
      message: `"${left.pattern}" (${left.screen}) and "${right.pattern}" (${right.screen}) can match the same path, and none is more particular. Change one of them.`,
    },
  ]
}

/** Patterns are legal, carry the screen's parameters, and never compete on equal terms with another (`contracts.md` 3). */
export const checkRouteMap: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const market = idOf(data?.market)
  if (!data || market === null || typeof data.screen !== 'string') return data
  const { screen } = data
  await lockMarket(req, market)
  const stored = await storedRoutes(req, market, originalDoc?.id)
  if (stored.some((row) => row.screen === screen)) {
    refuse(
      collection.slug,
      [{ path: 'screen', message: 'This market already has an entry for this screen: edit that one.' }],
      req,
    )
  }
  refuse(
    collection.slug,
    faultsOf(
      patternsOf(data.patterns).map((pattern) => ({ screen, pattern })),
      stored,
    ),
    req,
  )
  return data
}
