import { frameOrigins } from './response-headers'
import type { Shop } from './shop'

/** Sources of `script-src` beside `'self'`, quoted: `'sha256-…'`. */
export type ScriptSources = readonly string[]

/** The Content-Security-Policy of a shop's page (security 21): every directive listed, no inline script but the named ones. */
export function contentPolicy(shop: Shop | null, scripts: ScriptSources, { development = false } = {}): string {
  const images = shop ? originsOf(imagesOf(shop)) : []
  const video = originsOf([shop?.market.conditionsVideo?.url])
  const frames = shop ? frameOrigins(shop) : []
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
    'frame-ancestors': frames.length > 0 ? frames : ["'none'"],
    ...(shop?.origin.startsWith('https:') && !development && { 'upgrade-insecure-requests': [] }),
  })
}

/** The admin's policy: its pages are rendered for each request, so a nonce names their scripts. */
export const adminPolicy = (nonce: string, { development = false } = {}): string =>
  policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    // The live preview shows a shop in a frame.
    'frame-src': ["'self'", 'http:', 'https:'],
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

/** Origins of absolute http(s) addresses; paths of this host need none. */
const originsOf = (addresses: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address && /^https?:/.test(address) && URL.canParse(address) ? [new URL(address).origin] : [],
    ),
  ),
]
