import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/share/[version]/[file]/route'
import * as search from '@/clients/search-client'
import { publish } from '@/cms/snapshot'
import { PORTRAIT_VERSION, SHARE_VERSION, sharePictureAddress } from '@trade-in-shop/contracts/portrait-address'
import { findArea } from '@/domain/routing/areas'
import { drawSharePicture } from '@trade-in-shop/device-portraits/share-picture'
import { everywhere, pageAddress, pageMetadata } from '@/storefront/shop/page-address'
import { directory, NOON } from './routing/decide-request'
import { startPipeline } from './routing/fake-framework'

process.env.NEXT_PHASE = 'phase-production-build'
vi.mock('@/clients/search-client', { spy: true })

const shopAt = (hostname: string) => {
  const shop = directory.shopOf(hostname)
  if (!shop) throw new Error(`no shop ${hostname}`)
  return shop
}
const shop = shopAt('de.localhost')
const picture = { kind: 'portrait', traits: '72x147 f:isle b:plat3 c:sky' } as const
const found = { manufacturer: 'Apple', name: 'iPhone 15', categoryId: 'phones', maxPrice: 24500, picture }
const address = pageAddress(shop, 'home', {}, everywhere)

beforeAll(() => publish({ version: 'test', loadedAt: new Date(NOON).toISOString(), directory }))

describe('tags of a shared page', () => {
  test('a page with an address has title, canonical address, language, brand and the picture of its device', () => {
    const device = { url: 'apple-iphone-15', maxPrice: 24500 }
    const { openGraph, twitter } = pageMetadata(shop, { title: 'iPhone 15 verkaufen', description: 'Preis', address, device })
    const url = `${shop.indexOrigin}/share/${SHARE_VERSION}/device,apple-iphone-15.png?v=${PORTRAIT_VERSION}-24500`
    expect(openGraph).toEqual({
      type: 'website',
      title: 'iPhone 15 verkaufen',
      description: 'Preis',
      url: address.canonical,
      siteName: shop.market.brand.name,
      locale: 'de_DE',
      images: [{ url, width: 1200, height: 630, type: 'image/png', alt: 'iPhone 15 verkaufen' }],
    })
    expect(twitter).toEqual({ card: 'summary_large_image' })
  })

  test('a page about no device has the picture of its market', () => {
    const { openGraph } = pageMetadata(shop, { title: 'Start', address })
    expect(openGraph?.images).toEqual([
      expect.objectContaining({ url: `${shop.indexOrigin}/share/${SHARE_VERSION}/market.png?v=${PORTRAIT_VERSION}` }),
    ])
  })

  test.each([{ address, noindex: true }, {}])('a page that search engines must not list has no tags: %o', (page) => {
    expect(pageMetadata(shop, { title: 'Kasse', ...page })).not.toHaveProperty('openGraph')
  })

  test('a changed price changes the address, so that other sites fetch the picture again', () => {
    const at = (maxPrice: number | null) => sharePictureAddress({ url: 'x', maxPrice })
    expect(new Set([at(100), at(200), at(null)]).size).toBe(3)
    expect(findArea(at(100).split('?')[0] ?? '')).toBe('asset')
  })
})

describe('GET /share', () => {
  const get = (path: string, key = shop.key) => GET(new Request(`https://shop.test${path}`, { headers: { 'x-shop-key': key } }))

  test.each([...new Map(directory.shops.toReversed().map(({ market, key }) => [market.code, key])).values()])(
    'the picture of the market of %s is a PNG of 1200 by 630, at most 60 KB',
    async (key) => {
      const answer = await get(`/share/${SHARE_VERSION}/market.png`, key)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      expect(bytes.length).toBeLessThan(60 * 1024)
    },
  )

  test('the picture of a device changes with its price', async () => {
    const pictures = []
    for (const maxPrice of [24500, 19900, null]) {
      vi.mocked(search.deviceByUrl).mockResolvedValueOnce({ ...found, maxPrice } as never)
      const answer = await get(`/share/${SHARE_VERSION}/device,apple-iphone-15.png`)
      pictures.push(Buffer.from(await answer.arrayBuffer()).toString('base64'))
    }
    expect(new Set(pictures).size).toBe(3)
  })

  test('an unknown device answers 404, and 503 while search does not answer', async () => {
    vi.mocked(search.deviceByUrl).mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('search is down'))
    const path = `/share/${SHARE_VERSION}/device,no-such-device.png`
    const answers = [await get(path), await get(path)]
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [404, 'no-store'],
      [503, 'no-store'],
    ])
  })

  test.each(['0/market.png', '1/other.png', '1/device,A_B.png', '1/device,.png', `1/device,${'a'.repeat(121)}.png`])(
    '%s is a 404 without a look-up',
    async (file) => {
      vi.mocked(search.deviceByUrl).mockClear()
      expect((await get(`/share/${file}`)).status).toBe(404)
      expect(search.deviceByUrl).not.toHaveBeenCalled()
    },
  )

  test('every text fits: long names, signs of markup and the narrow space of French prices', async () => {
    const text = {
      brand: 'A & B <i>',
      title: 'Sehr langer Name <b> & '.repeat(20),
      price: 'jusqu’à 1\u202f245 €',
      domain: 'x.fr',
    }
    const bytes = await drawSharePicture(text, [{ category: 'phones', picture }])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  })
})

test('the server draws a shared picture once for each market, whatever its query', async () => {
  const { framework, get } = startPipeline()
  for (const query of ['', '?v=1', '?v=2&x=y']) await get('de.localhost', `/share/1/market.png${query}`)
  expect(framework.rendered).toBe(1)
  const { text } = await get('fr.localhost', '/share/1/market.png', { headers: { 'x-shop-key': shop.key } })
  expect(text).toContain(`"x-shop-key":"${shopAt('fr.localhost').key}"`)
  expect(framework.rendered).toBe(2)
})
