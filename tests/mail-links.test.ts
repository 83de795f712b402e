import { expect, test } from 'vitest'
import { buildShopSettings } from '@/clients/shop-settings-header'
import { MarketFacts } from '@/contracts/shop-settings'
import { matchRoute } from '@/domain/routing/route-map'
import { SEEDS } from '@/seed/seeds'
import { directory } from './routing/decide-request'
import { marketFrom } from '@platform/markets/platform-market'
import { shopLink } from '@platform/mail/kinds/shop-link'

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
