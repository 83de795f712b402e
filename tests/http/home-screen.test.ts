import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { PAGE_COLOURS } from '@/domain/colours'
import { ask } from '../support/shop-address'
import { hosts, PERSON } from './shops'

const Manifest = z.object({
  ...{ name: z.string(), short_name: z.string(), lang: z.string(), start_url: z.string(), scope: z.string() },
  ...{ display: z.string(), background_color: z.string() },
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })).min(3),
})

const shops = hosts.flatMap(({ environment, mode, hostname }) =>
  environment === 'local' && mode === 'default' && hostname.includes('.') ? [hostname] : [],
)

test.each(shops)('a phone can put %s on its home screen', async (hostname) => {
  const page = await ask(hostname, '/', { headers: PERSON })
  expect(page.body).toMatch(/<link rel="manifest" href="\/manifest.webmanifest"/)
  expect(page.body).toMatch(/<link rel="apple-touch-icon" href="\/apple-touch-icon.png"/)
  const { headers, body } = await ask(hostname, '/manifest.webmanifest', { headers: PERSON })
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const { lang, icons, ...manifest } = Manifest.parse(JSON.parse(body))
  expect(page.body).toContain(`lang="${lang}"`)
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone', background_color: PAGE_COLOURS.light })
  for (const { src, sizes, type } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }]) {
    const icon = await ask(hostname, src, { headers: PERSON })
    expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type])
    const { width, height } = await sharp(icon.bytes).metadata()
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes])
  }
})

test('the colours around a page are those of its ground, in light and dark', () => {
  const tokens = readFileSync('src/storefront/kit/tokens.css', 'utf8')
  const grounds = [...tokens.matchAll(/--c-ground: (#[0-9a-f]{6})/g)].map(([, colour]) => colour)
  expect(grounds).toEqual([PAGE_COLOURS.light, PAGE_COLOURS.dark])
})
