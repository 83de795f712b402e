import type { PayloadRequest } from 'payload'

/** Slugs of the published pages of a market. */
export async function publishedSlugs(req: PayloadRequest, market: number): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ market: { equals: market } }, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { slug: true },
    req,
  })
  return new Set(docs.map(({ slug }) => slug))
}
