import type { CmsContent, MarketContent, PartnerRow } from '@/domain/content/content'
import type { Host } from '@/domain/market/market'
import { readLanguage, type Shop, type Sibling } from './shop'
import { compileRedirects } from './redirect-rules'
import { compileRoutes, type RouteMap } from './route-map'

/** The published content, compiled so that a request is routed from memory. */
export type Directory = Readonly<{
  shops: readonly Shop[]
  /** The shop of a host name (lower case, without port), or null. */
  shopOf: (hostname: string) => Shop | null
}>

export type DirectoryOptions = Readonly<{
  /** The port in public URLs of local hosts. */
  port: number
  /** Hash in hex of plain data, independent of the order of its fields. */
  hashOf: (value: unknown) => string
  /** The same over rows as their schema wrote them, where a cheaper way exists. */
  hashOfRows?: (rows: object) => string
}>

const HASH_LENGTH = 12

/**
 * Shops for every market, mode, environment and partner that has a host. Throws in plain words on a row that is no route or
 * redirect, on a host that two markets claim, and on an unknown partner.
 */
export function compileDirectory(content: CmsContent, options: DirectoryOptions): Directory {
  const shopOfHost = new Map<string, Shop>()
  const routes = new Map(content.map((market) => [market, compileRoutes(market.routes)]))
  const shops = content.flatMap((market) => shopsOfMarket(market, { content, routes, options }, shopOfHost))
  return { shops, shopOf: (hostname) => shopOfHost.get(hostname) ?? null }
}

type All = Readonly<{
  content: CmsContent
  routes: ReadonlyMap<MarketContent, RouteMap>
  options: DirectoryOptions
}>

function shopsOfMarket(own: MarketContent, all: All, hosts: Map<string, Shop>): Shop[] {
  const { hashOf, hashOfRows = hashOf } = all.options
  const routes = all.routes.get(own) ?? []
  const redirects = compileRedirects(own.redirects)
  // Each page is hashed by itself, because a save changes only one of thousands.
  const pages = own.pages.map((page) => page.fingerprint ?? hashOfRows(page))
  const ownHash = hashOf({ ...own, redirects: hashOfRows(own.redirects), pages })
  const groups = new Map<string, Host[]>()
  for (const host of hostsInUse(own)) groups.set(groupOf(host), [...(groups.get(groupOf(host)) ?? []), host])
  return [...groups].map(([group, members]) => {
    const shop = { ...describe(own, all, members), routes, redirects }
    // Pages contain links to other markets, so the hash of a shop includes the addresses of those markets.
    const siblings = shop.siblings.map((sibling) => ({
      ...sibling,
      routes: sibling.routes.map(({ screen, pattern }) => [screen, pattern]),
    }))
    const hash = hashOf({ ownHash, siblings, origin: shop.origin, index: shop.indexOrigin }).slice(0, HASH_LENGTH)
    const complete: Shop = { ...shop, hash, key: `${own.market.code}.${group}.${hash}` }
    for (const { hostname } of members) claim(hosts, hostname, complete)
    return complete
  })
}

/** A draft answers on local hosts only, even if its document already lists others. */
const hostsInUse = ({ market, hosts }: MarketContent): readonly Host[] =>
  market.state === 'draft' ? hosts.filter(({ environment }) => environment === 'local') : hosts

/** Mode, environment and partner: hosts of a market that share all three are one shop. */
const groupOf = ({ mode, environment, partner }: Host): string => [mode, environment, ...(partner ? [partner] : [])].join('.')

function claim(hosts: Map<string, Shop>, hostname: string, shop: Shop): void {
  const other = hosts.get(hostname)
  if (other) throw new Error(`The host "${hostname}" is claimed by ${other.key} and ${shop.key}`)
  hosts.set(hostname, shop)
}

type Description = Omit<Shop, 'key' | 'hash' | 'routes' | 'redirects'>

function describe(own: MarketContent, all: All, members: readonly Host[]): Description {
  const { port } = all.options
  const { market, pages, navigation, banners, contactSubjects, searchWords, categories } = own
  const host = canonicalHost(members)
  const { mode, environment } = host
  return {
    market,
    mode,
    environment,
    partner: partnerOf(own, host),
    locale: market.locale,
    language: readLanguage(market.locale),
    // Widgets of markets without B2B are ordinary shops (M-07).
    business: mode === 'b2bWidget' && market.switches.b2b,
    origin: originOf(host, port),
    noindex: environment !== 'production' || !market.indexable || market.state === 'draft',
    content: { pages, navigation, banners, contactSubjects, searchWords, categories },
    siblings: all.content
      .filter((other) => other !== own && other.market.state !== 'draft')
      .flatMap((other) => siblingOf(other, host, all)),
    businessOrigin: businessOriginOf(own, host, port),
    indexOrigin: indexOriginOf(own, host, port),
  }
}

function canonicalHost(members: readonly Host[]): Host {
  const host = members.find((member) => member.canonical) ?? members[0]
  if (!host) throw new Error('A shop has no host')
  return host
}

/** Where any program of a reader’s machine can answer: only local shops let themselves be framed from there. */
const isLocalOrigin = (origin: string): boolean =>
  /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(origin).hostname)

function partnerOf(own: MarketContent, { partner, hostname, environment }: Host): PartnerRow | null {
  if (partner === null) return null
  const row = own.partners.find((candidate) => candidate.code === partner)
  if (!row)
    throw new Error(`The host "${hostname}" names the partner "${partner}", which market ${own.market.code} does not have`)
  if (environment === 'local') return row
  return { ...row, frameOrigins: row.frameOrigins.filter((origin) => !isLocalOrigin(origin)) }
}

const originOf = ({ hostname, environment }: Host, port: number): string =>
  environment === 'local' ? `http://${hostname}:${port}` : `https://${hostname}`

const ofDefaultMode = ({ hosts }: MarketContent, { environment }: Host): readonly Host[] =>
  hosts.filter((host) => host.environment === environment && host.mode === 'default')

/** A partner's pages repeat the market's own in another design, so search engines are sent to the market's. */
function indexOriginOf(own: MarketContent, host: Host, port: number): string {
  const members = ofDefaultMode(own, host)
  return originOf(members.length > 0 ? canonicalHost(members) : host, port)
}

/** The host alone decides business mode (M-06), so a company is sent to a business host. */
function businessOriginOf({ market, hosts }: MarketContent, { environment }: Host, port: number): string | null {
  const members = hosts.filter((host) => host.environment === environment && host.mode === 'b2bWidget')
  return market.switches.b2b && members.length > 0 ? originOf(canonicalHost(members), port) : null
}

/** The other market's shop in the same mode, of the same partner. */
function alikeOriginOf({ hosts }: MarketContent, { environment, mode, partner }: Host, port: number): string | null {
  const members = hosts.filter((host) => host.environment === environment && host.mode === mode && host.partner === partner)
  return members.length > 0 ? originOf(canonicalHost(members), port) : null
}

function siblingOf(other: MarketContent, host: Host, { routes, options }: All): Sibling[] {
  const members = ofDefaultMode(other, host)
  if (members.length === 0) return []
  const { code, name, locale, indexable, searchDefault, elasticIndexes, applicationId } = other.market
  const listed = other.pages.filter((page) => !page.noindex)
  return [
    {
      ...{ code, name, locale, indexable, searchDefault, elasticIndexes, applicationId },
      origin: originOf(canonicalHost(members), options.port),
      alike: alikeOriginOf(other, host, options.port),
      routes: routes.get(other) ?? [],
      pages: Object.fromEntries(listed.flatMap(({ key, slug }) => (key === null ? [] : [[key, slug]]))),
    },
  ]
}
