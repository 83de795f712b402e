import { contentHash } from '@/cms/content-hash'
import { decide, type Decision } from '@/domain/routing/decide'
import { compileDirectory } from '@/domain/routing/directory'
import { compilePattern } from '@/domain/routing/pattern'
import { splitAddress } from '@/domain/routing/paths'
import type { Params } from '@/domain/routing/route-map'
import { screenRow, type Screen } from '@/domain/routing/screens'
import type { Shop } from '@/domain/routing/shop'
import { seedContent } from '@/seed/sample-content'
import { shopPort } from '../support/shop-address'

/** The content that the running shop was seeded with, compiled here: the tests know every host, screen and redirect from it. */
export const content = await seedContent({ port: shopPort() })
export const directory = compileDirectory(content, { port: shopPort(), hashOf: contentHash })
export const hosts = content.flatMap(({ market, hosts: rows }) => rows.map((host) => ({ ...host, code: market.code })))

export function findShop(hostname: string): Shop {
  const shop = directory.shopOf(hostname)
  if (!shop) throw new Error(`The seed has no host ${hostname}`)
  return shop
}

/** The expected routing decision, by the same rules over the seed. */
export function expected(hostname: string, address: string): Decision {
  const { path, query } = splitAddress(address)
  return decide(directory, { hostname, path, query: query ?? '', now: Date.now(), staffHost: hostname === 'localhost' })
}

/** Their ids belong to no trade: an unknown clarification looks like an expired one (E-02). */
const OF_A_TRADE: ReadonlySet<string> = new Set<Screen>(['clarification', 'quickAnswer'])

/** The status of the page behind a decision. */
export const expectStatus = (decision: Decision): 200 | 404 =>
  decision.kind === 'screen' && !OF_A_TRADE.has(decision.screen) ? 200 : 404

/** Parameters that exist: a device, a manufacturer's overview, a category and a page that every market has. */
export function realParams(shop: Shop, screen: Screen): Params {
  const category =
    shop.content.navigation.main.flatMap((link) =>
      link.to.kind === 'category' && link.to.key === 'phones' ? [link.to.url] : [],
    )[0] ?? ''
  const values: Record<string, string> = {
    pdp: 'apple-iphone-13-128gb',
    overview: `apple-${category}`,
    category,
    slug: shop.content.pages[0]?.slug ?? '',
    id: 'aB_-1',
    trade: 'tR4de',
    offerid: 'oF5er',
    emailHash: 'h'.repeat(40),
  }
  return Object.fromEntries(compilePattern(screenRow(screen).english).names.map((name) => [name, values[name] ?? '']))
}

/** Headers of a browser: error pages are for people only. */
export const PERSON = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
export const GOOGLE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

/** Runs `work` over a list, a few at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: width }, lane))
}
