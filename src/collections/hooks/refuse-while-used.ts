import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug, type PayloadRequest, type Where } from 'payload'

const OF_A_MARKET: readonly CollectionSlug[] = [
  'route-maps',
  'redirects',
  'pages',
  'navigation',
  'banners',
  'contact-subjects',
  'partners',
]

async function countOf(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<number> {
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req })
  return totalDocs
}

/** A market with content is not deleted: its content would be left without a market. */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of OF_A_MARKET) {
    const count = await countOf(req, collection, { market: { equals: id } })
    if (count === 0) continue
    throw new APIError(
      `This market still has ${count} in "${collection}". Delete those first, or remove its hosts to take it off the air.`,
      409,
      null,
      true,
    )
  }
}

/** A partner that hosts name is not deleted: those hosts would have no partner. */
export const refusePartnerWhileUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const count = await countOf(req, 'markets', { 'hosts.partner': { equals: id } })
  if (count > 0)
    throw new APIError('Hosts of a market still belong to this partner. Remove them from the market first.', 409, null, true)
}
