import { LRUCache } from 'lru-cache'
import { type BasePayload, createLocalReq } from 'payload'
import { readPreviewToken } from '@/collections/pages/preview-token'
import { isProblem, ItemProblem, tried } from '@/collections/releases/release-items'
import { applyPreview } from '@/collections/releases/shop-preview'
import type { CmsContent, MarketContent } from '@/domain/content/content'
import { applySwitchSchedules } from '@/domain/content/switch-schedules'
import type { Shop } from '@/domain/routing/shop'
import type { Directory } from '@/domain/routing/directory'
import { SECOND } from '@trade-in-shop/runtime/durations'
import { SingleFlight } from '@trade-in-shop/runtime/single-flight'
import { readContent } from './load'
import { currentSnapshot, notePreviewed, type ShopPreview } from './snapshot'

type Compile = (content: CmsContent, salt: string) => Directory

/** How long the pages of one look share what was read; a change of the release shows after that. */
const FRESH_MS = 10 * SECOND
const made = new LRUCache<string, ShopPreview>({ max: 3, ttl: FRESH_MS })
const flights = new SingleFlight<ShopPreview | null>()

/**
 * The shops of a preview for a host of `market` (its code); null for a token that is wrong, has expired or has nothing to show
 * any more. The changes are made in a transaction that is rolled back, and the whole content is read in it.
 */
export async function openShopPreview(
  payload: BasePayload,
  { token, market, now }: Readonly<{ token: string; market: string; now: number }>,
  compile: Compile,
): Promise<ShopPreview | null> {
  const pass = await readPreviewToken(payload.secret, token, now)
  if (pass.kind !== 'open' || !('shop' in pass.claims) || pass.claims.market !== market) return null
  const { shop: source, admin = null } = pass.claims
  const key = `${source} ${currentSnapshot()?.version ?? ''}`
  const known = made.get(key)
  if (known) return known
  return flights.run(key, async () => {
    const preview = await makePreview(payload, { source, admin, now, compile })
    if (preview) made.set(key, preview)
    return preview
  })
}

type PreviewOptions = Readonly<{ source: string; admin: string | null; now: number; compile: Compile }>

async function makePreview(payload: BasePayload, { source, admin, now, compile }: PreviewOptions): Promise<ShopPreview | null> {
  const found = await tried(await createLocalReq({}, payload), async (trial) => {
    const at = await applyPreview(trial, source, now)
    return at === null ? null : { at, content: await readContent(trial) }
  }).catch((error: unknown) => {
    // What is refused by now cannot be shown; the admin says why.
    if (error instanceof ItemProblem || isProblem(error)) return null
    throw error
  })
  if (found === null) return null
  const { at, content } = found
  const shown = applySwitchSchedules(content, at).map((market) => withBannersAt(market, at))
  const directory = marked(compile(shown, source), admin)
  notePreviewed(directory.shops)
  return { directory, at, framed: admin !== null }
}

/** Pages ask the clock which banner they show, so those of another time are left out. */
const withBannersAt = (market: MarketContent, at: number): MarketContent => ({
  ...market,
  banners: market.banners.flatMap((banner) => {
    const { validFrom, validTo } = banner
    const isShown = (validFrom === null || Date.parse(validFrom) <= at) && (validTo === null || at < Date.parse(validTo))
    return isShown ? [{ ...banner, validFrom: null, validTo: null }] : []
  }),
})

/** Shops that say that they are a preview. */
function marked({ shops, shopOf }: Directory, admin: string | null): Directory {
  const previewed = new Map(shops.map((shop): [string, Shop] => [shop.key, { ...shop, preview: { admin } }]))
  return {
    shops: [...previewed.values()],
    shopOf: (hostname) => previewed.get(shopOf(hostname)?.key ?? '') ?? null,
  }
}
