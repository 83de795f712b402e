import { escapeXml } from '@trade-in-shop/runtime/escape-xml'

/** A URL for search engines; `lastModified` is RFC 3339 and left out where it is unknown. */
export type SitemapEntry = Readonly<{ address: string; lastModified?: string }>

/** The largest number of URLs that one sitemap file may list (sitemaps.org). */
export const MAX_SITEMAP_ENTRIES = 50_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const rows = (element: string, entries: readonly SitemapEntry[]): string =>
  entries
    .map(({ address, lastModified }) => {
      const modified = lastModified === undefined ? '' : `<lastmod>${escapeXml(lastModified)}</lastmod>`
      return `<${element}><loc>${escapeXml(address)}</loc>${modified}</${element}>\n`
    })
    .join('')

/** A sitemap of at most `MAX_SITEMAP_ENTRIES` pages. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${rows('url', entries)}</urlset>\n`

export const sitemapIndexXml = (entries: readonly SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${rows('sitemap', entries)}</sitemapindex>\n`
