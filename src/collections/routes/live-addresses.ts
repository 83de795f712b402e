import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { PayloadRequest } from 'payload'
import type { AddressCandidate } from '@/domain/routing/nearest-address'
import { areValidParams } from '@/domain/routing/params'
import { compileRoutes, pathTo, type Params, type RouteMap } from '@/domain/routing/route-map'
import { SCREEN_NAMES, screenRow } from '@/domain/routing/screens'
import { storedRoutes } from '@/collections/markets/stored-routes'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'
import type { LiveAddress } from './route-answers'

const SCREEN_WORDS = staffWords('screen')

/**
 * The targets that a market offers for redirects: public screens, published pages and categories, each with search words.
 */
export async function liveAddresses(req: PayloadRequest, market: number): Promise<AddressCandidate<LiveAddress>[]> {
  const routes = compileRoutes(await storedRoutes(req, market))
  const pages = await req.payload.find({
    ...EVERY_DOCUMENT,
    collection: 'pages',
    where: { and: [{ market: { equals: market } }, published] },
    select: { slug: true, title: true },
    req,
  })
  return [
    ...screenAddresses(routes),
    ...pages.docs.flatMap(({ slug, title }) => pageAddress(routes, slug, title)),
    ...(await categoryAddresses(req, market, routes)),
  ]
}

/** Public screens without parameters. */
const screenAddresses = (routes: RouteMap): AddressCandidate<LiveAddress>[] =>
  SCREEN_NAMES.filter((screen) => !screenRow(screen).noindex && !screenRow(screen).english.includes('{')).map((screen) => {
    const address = pathTo(routes, screen)
    return {
      words: [address, screenRow(screen).english, ...Object.values(SCREEN_WORDS[screen])],
      value: { address, title: address, to: { kind: 'screen', screen, params: [] } },
    }
  })

function pageAddress(routes: RouteMap, slug: string, title: string): AddressCandidate<LiveAddress>[] {
  if (!areValidParams({ slug })) return []
  const address = pathTo(routes, 'content', { slug })
  return [{ words: [address, slug, title], value: { address, title, to: { kind: 'page', slug } } }]
}

async function categoryAddresses(
  req: PayloadRequest,
  market: number,
  routes: RouteMap,
): Promise<AddressCandidate<LiveAddress>[]> {
  const { docs } = await req.payload.find({
    ...EVERY_DOCUMENT,
    collection: 'navigation',
    where: { and: [{ market: { equals: market } }, published] },
    req,
  })
  const links = docs.flatMap(({ main, footer }) => [...(main ?? []), ...(footer ?? []).flatMap((column) => column.links ?? [])])
  const categories = new Map(
    links.flatMap(({ kind, categoryUrl, label }) => (kind === 'category' && categoryUrl ? [[categoryUrl, label] as const] : [])),
  )
  return [...categories].flatMap(([category, label]): AddressCandidate<LiveAddress>[] => {
    const params: Params = { category }
    if (!areValidParams(params)) return []
    const address = pathTo(routes, 'sellCategory', params)
    const to: LiveAddress['to'] = { kind: 'screen', screen: 'sellCategory', params: [{ name: 'category', value: category }] }
    return [{ words: [address, category, label], value: { address, title: label, to } }]
  })
}
