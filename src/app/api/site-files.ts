import * as z from 'zod'
import { file } from '@trade-in-shop/contracts/endpoint'
import { PAGE_COLOURS } from '@/domain/colours'
import type { Shop } from '@/domain/routing/shop'
import { requireValue } from '@/http/api-problem'
import { sitemapIndex, sitemapPart } from '@/storefront/shell/sitemap.server'
import { endpoint, type OwnEndpoint } from './own-endpoint'

const manifestOf = ({ market, locale }: Pick<Shop, 'market' | 'locale'>) => ({
  id: '/',
  name: market.brand.name,
  short_name: market.brand.name,
  lang: locale,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: PAGE_COLOURS.light,
  theme_color: PAGE_COLOURS.light,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
})

/** A file for search engines, cacheable for an hour; 404 when there is none. */
const xml = (text: string | null) =>
  file(requireValue(text), { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })

export const siteFiles: readonly OwnEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/sitemap.xml',
    summary: 'The list of the market’s sitemaps.',
    who: 'anyone',
    answers: { 200: { file: 'application/xml' } },
    run: async ({ shop }) => xml(await sitemapIndex(shop)),
  }),
  endpoint({
    method: 'GET',
    path: '/sitemaps/{part}',
    summary: 'Addresses of the market’s pages.',
    who: 'anyone',
    params: z.object({ part: z.string().regex(/^[a-z0-9-]{1,60}\.xml$/) }),
    answers: { 200: { file: 'application/xml' } },
    run: async ({ shop, params }) => xml(await sitemapPart(shop, params.part.replace(/\.xml$/, ''))),
  }),
  endpoint({
    method: 'GET',
    path: '/manifest.webmanifest',
    summary: 'The name, icons and colours of the shop on a phone’s home screen.',
    who: 'anyone',
    answers: { 200: { file: 'application/manifest+json' } },
    run: ({ shop }) =>
      file(JSON.stringify(manifestOf(shop)), {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      }),
  }),
]
