/** Folders and files of `public/` and of the framework: passed on without a route. A test compares the list with `public/`. */
const ASSETS = [
  ...['/_next/', '/brand/', '/builds/', '/fonts/', '/illustrations/', '/images/', '/media/', '/photos/', '/portraits/'],
  '/share/',
]
const ASSET_FILES = new Set([
  ...['/embed.js', '/favicon.ico', '/favicon.svg', '/icon.svg', '/apple-touch-icon.png'],
  ...['/icon-192.png', '/icon-512.png', '/icon-maskable.png'],
])
/** Files that an endpoint makes for each shop. */
const MADE_FILES = new Set(['/sitemap.xml', '/manifest.webmanifest'])

/** Addresses at which staff see what is not published, each with a secret of its own behind it. */
export const PREVIEW = '/__preview/'

/** The cookie of a browser that looks at a whole shop before something goes live; its value is the preview's token. */
export const SHOP_PREVIEW = 'shop-preview'
const SHOP_PREVIEW_COOKIE = /(?:^|;\s*)shop-preview=([\w.-]{1,800})(?:;|$)/

/** The token of the preview that a browser is in, from its `Cookie` header; null outside of a preview. */
export const shopPreviewToken = (cookies: string): string | null => SHOP_PREVIEW_COOKIE.exec(cookies)?.[1] ?? null

export type Area = 'asset' | 'api' | 'staff' | 'robots' | 'preview' | 'page'

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** The area of a raw path, decided before any route is matched. */
export function findArea(path: string): Area {
  if (path === '/robots.txt') return 'robots'
  if (ASSET_FILES.has(path) || ASSETS.some((folder) => path.startsWith(folder))) return 'asset'
  if (path.startsWith(PREVIEW)) return 'preview'
  if (isBelow(path, '/api') || MADE_FILES.has(path) || path.startsWith('/sitemaps/')) return 'api'
  return isBelow(path, '/admin') || isBelow(path, '/cms-api') ? 'staff' : 'page'
}

/** Key of Payload's preference that stores the preview mode of each member of staff. */
export const PREVIEW_MODE = 'page-preview-mode'
