import { type Page, parsePage } from '@/domain/content/content'
import { type BlockRow, blockValues } from '@/domain/content/page-blocks'
import { frameOrigins } from './response-headers'
import type { Shop } from '@/domain/routing/shop'

/** Sources of `script-src` beside `'self'`, quoted: `'sha256-…'`. */
export type ScriptSources = readonly string[]

type Answer = Readonly<{
  development?: boolean
  /** Origins that may frame this one answer; by default those that the shop allows. */
  framedBy?: readonly string[] | undefined
}>

/** The Content-Security-Policy of a shop's page (security 21): every directive listed, no inline script but the named ones. */
export function contentPolicy(
  shop: Shop | null,
  scripts: ScriptSources,
  { development = false, framedBy = shop ? frameOrigins(shop) : [] }: Answer = {},
): string {
  const images = shop ? originsOf(imagesOf(shop)) : []
  const video = shop ? videoOrigins(shop) : []
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...(development ? ["'unsafe-eval'", "'unsafe-inline'"] : [])],
    'script-src-attr': ["'none'"],
    // React writes style attributes and react-aria a style element; neither can run anything.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'", ...video],
    'frame-src': video.length > 0 ? video : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': framedBy.length > 0 ? framedBy : ["'none'"],
    ...(shop?.origin.startsWith('https:') && !development && { 'upgrade-insecure-requests': [] }),
  })
}

/**
 * The admin's policy: its pages are rendered for each request, so a nonce allows their scripts. `shops` are the origins that
 * the live preview frames.
 */
export const adminPolicy = (nonce: string, shops: readonly string[], { development = false } = {}): string =>
  policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...shops],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })

const policy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const imagesOf = ({ market, partner, content }: Shop): readonly (string | null | undefined)[] => [
  market.brand.logoUrl,
  market.footerShippingLogo.imageUrl,
  partner?.logoUrl,
  ...content.banners.map((banner) => banner.imageUrl),
]

/** Origins of videos by page, so that a save makes only changed pages be parsed again, and by all pages of a market. */
const originsOfPages = new WeakMap<Page, readonly string[]>()
const originsOfMarkets = new WeakMap<readonly Page[], readonly string[]>()

function originsOfPage(page: Page): readonly string[] {
  const origins = originsOfPages.get(page) ?? originsOf(parsePage(page).blocks.flatMap(videosOf))
  originsOfPages.set(page, origins)
  return origins
}

/** Origins of a market's videos. They play after a click on any page, so every page may connect to them. */
function videoOrigins({ market, content: { pages } }: Shop): readonly string[] {
  const ofPages = originsOfMarkets.get(pages) ?? [...new Set(pages.flatMap(originsOfPage))]
  originsOfMarkets.set(pages, ofPages)
  return [...new Set([...originsOf([market.conditionsVideo?.url]), ...ofPages])]
}

const videosOf = (block: BlockRow): readonly string[] =>
  blockValues(block, '').flatMap(({ field, value }) => (field.kind === 'video-address' ? [String(value)] : []))

/** Origins of absolute http(s) addresses; paths of this host are left out. */
const originsOf = (addresses: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address && /^https?:/.test(address) && URL.canParse(address) ? [new URL(address).origin] : [],
    ),
  ),
]

/** Of an SVG that is meant for `img`: opened as a page, nothing in it may run. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
