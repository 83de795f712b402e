import type { CmsContent, MarketContent, PartnerRow } from '@/domain/content'
import type { Host } from '@/domain/market'
import { languageOf, type Shop } from '@/domain/shop'
import { compileRedirects } from './redirect-rules'
import { compileRoutes } from './route-map'

/** The published content, compiled for the front door. */
export type Directory = Readonly<{
  shops: readonly Shop[]
  /** The shop of a host name (lower case, without port), or null. */
  shopOf: (hostname: string) => Shop | null
}>

export type DirectoryOptions = Readonly<{
  /** Port that public addresses of local hosts carry. */
  port: number
  /** Hash in hex over plain data, whatever the order of its fields. */
  hashOf: (value: unknown) => string
}>

const HASH_LENGTH = 12

/**
 * Shops for every market, mode, environment and partner that has a host. Throws in plain words on a row that is no
 * route or redirect, on a host that two markets claim, and on a partner that is not there.
 */
export function compileDirectory(content: CmsContent, options: DirectoryOptions): Directory {
  const shopOfHost = new Map<string, Shop>()
  const shops = content.flatMap((market) => shopsOfMarket(market, content, options, shopOfHost))
  return { shops, shopOf: (hostname) => shopOfHost.get(hostname) ?? null }
}

function shopsOfMarket(own: MarketContent, all: CmsContent, options: DirectoryOptions, hosts: Map<string, Shop>): Shop[] {
  const routes = compileRoutes(own.routes)
  const redirects = compileRedirects(own.redirects)
  const ownHash = options.hashOf(own)
  const groups = new Map<string, Host[]>()
  for (const host of own.hosts) groups.set(groupOf(host), [...(groups.get(groupOf(host)) ?? []), host])
  return [...groups].map(([group, members]) => {
    const shop = { ...describe(own, all, members, options), routes, redirects }
    const hash = options.hashOf({ ownHash, siblings: shop.siblings, origin: shop.origin }).slice(0, HASH_LENGTH)
    const complete: Shop = { ...shop, hash, key: `${own.market.code}.${group}.${hash}` }
    for (const { hostname } of members) claim(hosts, hostname, complete)
    return complete
  })
}

/** Mode, environment and partner: what makes hosts of a market one shop. */
const groupOf = ({ mode, environment, partner }: Host): string => [mode, environment, ...(partner ? [partner] : [])].join('.')

function claim(hosts: Map<string, Shop>, hostname: string, shop: Shop): void {
  const other = hosts.get(hostname)
  if (other) throw new Error(`The host "${hostname}" is claimed by ${other.key} and ${shop.key}`)
  hosts.set(hostname, shop)
}

type Description = Omit<Shop, 'key' | 'hash' | 'routes' | 'redirects'>

function describe(own: MarketContent, all: CmsContent, members: readonly Host[], { port }: DirectoryOptions): Description {
  const { market, pages, navigation, banners, contactSubjects } = own
  const host = canonicalHost(members)
  const { mode, environment } = host
  return {
    market,
    mode,
    environment,
    partner: partnerOf(own, host),
    locale: market.locale,
    language: languageOf(market.locale),
    // Widgets of markets without B2B are ordinary shops (M-07).
    business: mode === 'b2bWidget' && market.switches.b2b,
    origin: originOf(host, port),
    noindex: environment !== 'production' || !market.indexable,
    content: { pages, navigation, banners, contactSubjects },
    siblings: all.filter((other) => other !== own).flatMap((other) => siblingOf(other, host, port)),
  }
}

function canonicalHost(members: readonly Host[]): Host {
  const host = members.find((member) => member.canonical) ?? members[0]
  if (!host) throw new Error('A shop has no host')
  return host
}

function partnerOf(own: MarketContent, { partner, hostname }: Host): PartnerRow | null {
  if (partner === null) return null
  const row = own.partners.find((candidate) => candidate.code === partner)
  if (!row)
    throw new Error(`The host "${hostname}" names the partner "${partner}", which market ${own.market.code} does not have`)
  return row
}

const originOf = ({ hostname, environment }: Host, port: number): string =>
  environment === 'local' ? `http://${hostname}:${port}` : `https://${hostname}`

function siblingOf({ market, hosts }: MarketContent, { environment }: Host, port: number): Shop['siblings'] {
  const members = hosts.filter((host) => host.environment === environment && host.mode === 'default')
  if (members.length === 0) return []
  return [{ code: market.code, name: market.name, locale: market.locale, origin: originOf(canonicalHost(members), port) }]
}
