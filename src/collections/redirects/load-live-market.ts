import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import { MarketContent, type RedirectRow } from '@/domain/content/content'
import type { Mode } from '@/domain/market/market'
import { compileDirectory, type Directory } from '@/domain/routing/directory'
import { applySwitchSchedules } from '@/domain/content/switch-schedules'
import type { Shop } from '@/domain/routing/shop'
import { convertHosts, convertMarket, convertSwitchSchedules } from '@/collections/documents/market-document'
import { readSlugs, storedRoutes } from '@/collections/markets/stored-routes'
import { readValidRedirects } from './redirect-context'

/** What decides where an address of a market leads, as it is in the database now. */
export type LiveMarket = Readonly<{
  directory: Directory
  slugs: ReadonlySet<string>
  rows: readonly RedirectRow[]
}>

const EMPTY = {
  redirects: [],
  pages: [],
  banners: [],
  contactSubjects: [],
  partners: [],
  navigation: { main: [], footer: [], legal: [] },
}

/**
 * Reads what decides where an address of a market leads. Its shops have no redirects; those are in `rows`.
 * @param now milliseconds: switches have the state that their schedules give them then
 */
export async function loadLiveMarket(req: PayloadRequest, market: number, now: number): Promise<LiveMarket> {
  return { ...(await loadMarketWithoutRedirects(req, market, now)), rows: await readValidRedirects(req, market) }
}

/** The same without the redirects, because a market may have very many. */
export async function loadMarketWithoutRedirects(
  req: PayloadRequest,
  market: number,
  now: number,
): Promise<Omit<LiveMarket, 'rows'>> {
  const doc = await req.payload.findByID({ collection: 'markets', id: market, depth: 0, overrideAccess: true, req })
  // Partners do not change where an address leads.
  const hosts = convertHosts(doc, new Map())
  const content = MarketContent.safeParse({
    ...EMPTY,
    market: convertMarket(doc, new Map()),
    switchPlans: convertSwitchSchedules(doc),
    hosts,
    routes: await storedRoutes(req, market),
  })
  if (!content.success) throw new Error(`The market "${doc.code}" cannot be used:\n${z.prettifyError(content.error)}`)
  const port = Number(new URL(req.url ?? 'http://localhost').port || 80)
  return {
    directory: compileDirectory(applySwitchSchedules([content.data], now), { port, hashOf: () => '0'.repeat(12) }),
    slugs: await readSlugs(req, market, 'published'),
  }
}

/** The shop of a mode, of this environment if there is one, so that its links can be opened here. */
export function shopOfMode({ shops }: Directory, mode: Mode, here: string): Shop | null {
  const local = here === 'localhost' || here.endsWith('.localhost')
  const order = local ? ['local', 'production'] : ['production', 'local']
  const rank = ({ environment }: Shop) => (order.includes(environment) ? order.indexOf(environment) : order.length)
  return shops.filter((shop) => shop.mode === mode).toSorted((left, right) => rank(left) - rank(right))[0] ?? null
}
