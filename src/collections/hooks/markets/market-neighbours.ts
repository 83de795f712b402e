import type { PayloadRequest } from 'payload'
import { idOf } from '@/collections/access/staff'

export type Partners = Readonly<{ codes: ReadonlyMap<string, string>; foreign: ReadonlySet<string> }>

/** Partners by document id: the codes of the market's own partners, and which partners belong to another market. */
export async function partnersOf(req: PayloadRequest, market: unknown): Promise<Partners> {
  const { docs } = await req.payload.find({
    collection: 'partners',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { code: true, market: true },
    req,
  })
  return {
    codes: new Map(docs.map(({ id, code }) => [String(id), code])),
    foreign: new Set(docs.filter((partner) => String(idOf(partner.market)) !== String(market)).map(({ id }) => String(id))),
  }
}

export type Others = Readonly<{ hosts: ReadonlyMap<string, string>; searchDefault: string | null }>

/** The other markets: their host names with the market's name, and which of them is `searchDefault`. */
export async function otherMarkets(req: PayloadRequest, market: unknown): Promise<Others> {
  const { docs } = await req.payload.find({
    collection: 'markets',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { name: true, hosts: true, searchDefault: true },
    ...(market === undefined ? {} : { where: { id: { not_equals: market } } }),
    req,
  })
  return {
    hosts: new Map(docs.flatMap(({ name, hosts }) => (hosts ?? []).map(({ hostname }) => [hostname.toLowerCase(), name]))),
    searchDefault: docs.find(({ searchDefault }) => searchDefault === true)?.name ?? null,
  }
}
