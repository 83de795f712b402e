import { asSender } from '@trade-in-shop/payload-workbench/database/find-options'
import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { MarketRoutes } from './route-answers'

export const routeContext = staffEndpoint({
  method: 'GET',
  path: '/context',
  summary: 'What the route editor needs: routes of the market, an example for each kind of address, and its hosts.',
  who: 'hidden',
  checks: ['read market'],
  query: z.object({ market: z.coerce.number().catch(0) }),
  answers: { 200: { json: { MarketRoutes } } },
  run: async ({ req, query: { market } }) => {
    const doc = await marketOf(req, market)
    const routes = await req.payload.find({
      ...asSender(req),
      collection: 'route-maps',
      where: { market: { equals: market } },
      limit: 100,
      select: { screen: true, patterns: true },
    })
    return ok({
      routes: routes.docs.map(({ id, screen, patterns }) => ({ id, screen, patterns: patterns.map(({ pattern }) => pattern) })),
      examples: await examplesOf(req, market),
      hosts: (doc.hosts ?? []).map(({ hostname, mode, environment, canonical }) => ({
        ...{ hostname, mode, environment },
        canonical: canonical ?? false,
      })),
    })
  },
})

/** The market with the reader's access rights; throws 404 when they may not read it. */
const marketOf = (req: PayloadRequest, id: number) =>
  req.payload.findByID({ ...asSender(req), collection: 'markets', id, select: { hosts: true } })

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
