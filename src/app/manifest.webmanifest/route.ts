import { endpoint } from '@/app/api/endpoint'
import type { Shop } from '@/domain/market/shop'
import { PAGE_COLOURS } from '@/domain/colours'
import { file } from '@/http/reply'

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

export const GET = endpoint({
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
})
