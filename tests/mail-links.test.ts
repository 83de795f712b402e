import { globSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildShopSettings } from '@/clients/shop-settings-header'
import { MarketFacts } from '@trade-in-shop/contracts/shop-settings'
import { matchRoute } from '@/domain/routing/route-map'
import { SEEDS } from '@/seed/seeds'
import { directory } from './routing/decide-request'
import { marketFrom } from '@platform/markets/platform-market'
import { shopLink } from '@platform/mail/kinds/shop-link'

const MARKET = SEEDS[0]![0].market
const HASH = 'h'.repeat(40)
/** Every path that a mail leads to. */
const PATHS = [
  '/account/overview#trade=a1.b2',
  '/account/register#activate=t0ken',
  '/account/password/reset#token=t0ken',
  '/account/password/forgot',
  '/clarification/aB_1:RV-1',
  '/clarification/clarificationQuickAnswer/aB_1:RV-1:o-1',
  `/newsletter/enrich/${HASH}`,
  `/newsletter/unsubscribe/${HASH}`,
]

test.each(SEEDS.map(([{ market }]) => market.code))(
  'in %s every link of a mail leads to its screen without a redirect',
  (code) => {
    const shop = directory.shops.find(({ market, mode, environment }) =>
      [market.code === code, mode === 'default', environment === 'local'].every(Boolean),
    )!
    const facts = MarketFacts.parse(buildShopSettings(shop).market)
    const market = marketFrom(shop.market.applicationId, facts)!
    for (const path of PATHS) {
      const { url } = shopLink(market, path, '')
      const { pathname, hash } = new URL(url)
      expect([path, matchRoute(shop.routes, pathname)]).toMatchObject([path, { canonical: true }])
      expect(hash).toBe(new URL(path, shop.origin).hash)
      expect(matchRoute(shop.routes, pathname)?.params).toEqual(matchRoute(shop.routes, path.split('#')[0]!)?.params)
    }
  },
)

test('a link of a market that has said no patterns is the default English one', () => {
  const market = { application: 'x', origin: 'https://shop.example' } as Parameters<typeof shopLink>[0] // reads no more
  expect(shopLink(market, '/clarification/a:b', '').url).toBe('https://shop.example/clarification/a:b')
})

test('a link that is no screen stays as it is', () => {
  const paths = [{ english: '/clarification/{id}:{trade}', own: '/klaerung/{id}/{trade}' }]
  const market = { application: 'x', origin: 'https://shop.example', paths } as unknown as Parameters<typeof shopLink>[0]
  for (const path of ['/', '/api/newsletter/unsubscribe/x', '/clarification/a', '/clarification/a:b/c'])
    expect(shopLink(market, path, '').url).toBe(`https://shop.example${path}`)
})

test.each(SEEDS.map(([{ market }]) => [market.code, market] as const))(
  'in %s mails get the name, the colour and a PNG of the logo',
  (_code, market) => {
    const { brand } = buildShopSettings({ market, indexOrigin: 'https://shop.example', routes: [] }).market
    const logo = { address: '/brand/revalo.png', ...market.headerLogo }
    expect(MarketFacts.shape.brand.parse(brand)).toEqual({ name: 'Revalo', colour: '#0e5a3d', logo })
  },
)

test.each([
  ['a picture that mail programs show', '/media/logo.jpg', '/media/logo.jpg'],
  ['a picture elsewhere', 'https://cdn.example/logo.png', 'https://cdn.example/logo.png'],
  ['an SVG elsewhere', 'https://cdn.example/logo.svg', null],
  ['a picture that few mail programs know', '/media/logo.avif', null],
  ['no logo', null, null],
])('%s is the logo of mails, or the name is', (_what, logoUrl, address) => {
  const market = { ...MARKET, brand: { ...MARKET.brand, logoUrl } }
  const { brand } = buildShopSettings({ market, indexOrigin: 'https://shop.example', routes: [] }).market
  expect(brand?.logo?.address ?? null).toBe(address)
})

test('every SVG of public/brand has a PNG of its name, at least twice as large as the header shows it', async () => {
  const drawings = globSync('public/brand/*.svg')
  expect(drawings).not.toEqual([])
  const { width, height } = MARKET.headerLogo
  for (const drawing of drawings) {
    const picture = await sharp(drawing.replace(/svg$/, 'png')).metadata()
    expect([picture.format, picture.width >= 2 * width, picture.height >= 2 * height]).toEqual(['png', true, true])
  }
})
