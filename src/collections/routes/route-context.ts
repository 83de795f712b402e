import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { getStaff } from '@/collections/access/staff-member'
import { published } from '@/collections/saving/drafts'

const NO_STORE = { headers: { 'cache-control': 'private, no-store' } }

/** What the route editor needs: the market's routes, an example for each kind of address, and its hosts. */
export const routeContext: Endpoint = {
  path: '/context',
  method: 'get',
  handler: async (req) => {
    if (!getStaff(req.user)) throw new NotFound(req.t)
    const market = Number(req.searchParams.get('market'))
    const doc = await marketOf(req, market)
    const routes = await req.payload.find({
      collection: 'route-maps',
      where: { market: { equals: market } },
      depth: 0,
      limit: 100,
      overrideAccess: false,
      user: req.user,
      select: { screen: true, patterns: true },
      req,
    })
    return Response.json(
      {
        routes: routes.docs.map(({ id, screen, patterns }) => ({ id, screen, patterns: patterns.map(({ pattern }) => pattern) })),
        examples: await examplesOf(req, market),
        hosts: (doc.hosts ?? []).map(({ hostname, mode, environment, canonical }) => ({
          hostname,
          mode,
          environment,
          canonical: canonical ?? false,
        })),
      },
      NO_STORE,
    )
  },
}

/** The market with the reader's access rights; throws 404 when they may not read it. */
const marketOf = (req: PayloadRequest, id: number) =>
  req.payload.findByID({
    collection: 'markets',
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    select: { hosts: true },
    req,
  })

async function examplesOf(req: PayloadRequest, market: number) {
  const live = { and: [{ market: { equals: market } }, published] }
  const pages = await req.payload.find({
    collection: 'pages',
    where: live,
    depth: 0,
    limit: 1,
    sort: 'slug',
    overrideAccess: true,
    select: { slug: true },
    req,
  })
  const navigation = await req.payload.find({
    collection: 'navigation',
    where: live,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  })
  const category = navigation.docs[0]?.main?.find(({ kind }) => kind === 'category')?.categoryUrl
  return { slug: pages.docs[0]?.slug ?? null, category: category ?? null }
}
