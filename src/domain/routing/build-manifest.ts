import { decideIn } from './decide'
import { pathTo } from './route-map'
import { isStoredScreen, SCREEN_NAMES, screenRow } from './screens'
import type { Shop } from './shop'

/** The part of a build's manifest that is the same for every market: its route rules by the default English pattern (B-01). */
export type BuildManifest = Readonly<{
  id: string
  /** RFC 3339 UTC: when this build was first served. */
  timestamp: string
  routeRules: Readonly<Record<string, Readonly<{ cache: 'content' | 'catalogue' | 'never'; index: boolean }>>>
}>

export function buildManifest(id: string, timestamp: string): BuildManifest {
  const rows = SCREEN_NAMES.map(screenRow)
  return {
    id,
    timestamp,
    routeRules: Object.fromEntries(rows.map(({ english, cache, noindex }) => [english, { cache, index: noindex !== true }])),
  }
}

/** The rules of a build by the patterns of a shop, where its screens have others than the default English ones. */
export function rulesByPattern<Rule>(rules: Readonly<Record<string, Rule>>, shop: Pick<Shop, 'routes'>): Record<string, Rule> {
  const own = new Map(
    shop.routes.filter(({ canonical }) => canonical).map(({ screen, pattern }) => [screenRow(screen).english, pattern]),
  )
  return Object.fromEntries(Object.entries(rules).map(([english, rule]) => [own.get(english) ?? english, rule]))
}

/**
 * The paths of a shop whose pages the page cache stores: screens that are open in this market, and its content pages. Devices
 * and categories are in the catalogue and not listed. `now` in epoch milliseconds.
 */
export function prerenderedPaths(shop: Shop, now: number): string[] {
  const screens = SCREEN_NAMES.filter((screen) => isStoredScreen(screenRow(screen)) && !screenRow(screen).english.includes('{'))
  const paths = [
    ...screens.map((screen) => pathTo(shop.routes, screen)),
    ...shop.content.pages.map(({ slug }) => pathTo(shop.routes, 'content', { slug })),
  ]
  return paths.filter((path) => decideIn(shop, { path, query: '', now }).kind === 'screen')
}
