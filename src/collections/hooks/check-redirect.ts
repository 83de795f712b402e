import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { RedirectRow } from '@/domain/content'
import { compileRoutes, type RouteMap } from '@/domain/routing/route-map'
import { idOf } from '@/collections/access/staff'
import { type RedirectFields, redirectOf } from '@/collections/documents/redirect-document'
import { redirectRows } from '@/collections/redirect-rows'
import { periodFaults } from './check-period'
import { storedRoutes } from './check-route-map'
import { lockMarket } from './lock-market'
import { neighbourFaults } from './redirect-neighbours'
import { sourceFaults, sourceOf } from './redirect-source'
import { targetFaults } from './redirect-target'
import { type Fault, refuse } from './refuse'

/** What a redirect is compared with: everything else of its market. */
export type Neighbours = Readonly<{
  rows: readonly RedirectRow[]
  routes: RouteMap
  pages: readonly { slug: string }[]
}>

async function neighboursOf(req: PayloadRequest, market: number, id: unknown): Promise<Neighbours> {
  const stored = (await redirectRows(req, market)).get(market) ?? []
  const pages = await req.payload.find({
    collection: 'pages',
    where: { market: { equals: market } },
    depth: 0,
    draft: false,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { slug: true },
    req,
  })
  return {
    rows: stored.flatMap((row) => RedirectRow.safeParse(row).data ?? []).filter((row) => row.id !== String(id)),
    routes: compileRoutes(await storedRoutes(req, market)),
    pages: pages.docs,
  }
}

async function hostsOfMarket(req: PayloadRequest, market: number): Promise<string[]> {
  const doc = await req.payload.findByID({
    collection: 'markets',
    id: market,
    depth: 0,
    select: { hosts: true },
    overrideAccess: true,
    req,
  })
  return (doc.hosts ?? []).map(({ hostname }) => hostname)
}

/**
 * A redirect is stored only when it leads somewhere, safely and in one hop (`contracts.md` 3). The lock of the market
 * makes two halves of a loop, saved at the same moment, see each other.
 */
export const checkRedirect: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const market = Number(idOf(data?.market))
  if (!data || !market) return data
  await lockMarket(req, market)
  const hosts = await hostsOfMarket(req, market)
  const tidy: RedirectFields = { ...data, from: sourceOf(data.from, data.match, hosts) }
  const shape: Fault[] = [...periodFaults(tidy), ...sourceFaults(tidy.from, tidy.match), ...targetFaults(tidy)]
  refuse(collection.slug, shape, req)
  const parsed = RedirectRow.safeParse(redirectOf({ ...tidy, id: originalDoc?.id ?? 'new' }))
  // What is missing altogether is said by Payload at the field.
  if (parsed.success) refuse(collection.slug, neighbourFaults(parsed.data, await neighboursOf(req, market, originalDoc?.id)), req)
  return tidy
}
