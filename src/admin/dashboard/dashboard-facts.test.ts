import { expect, test } from 'vitest'
import { marketData } from '@/seed/documents'
import { seededMarkets } from '@/seed/sample-content'
import { agoWords } from './dashboard-words'
import { mergeNeighbours } from './latest-changes'
import { readMarketSwitches } from './market-switches'
import type { MarketDoc } from './reader'
import { shopAddress } from './shop-address'

const MINUTE = 60_000
test.each([
  [0, 'now'],
  [59_999, 'now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [25 * 60 * MINUTE, 'yesterday'],
  [-5 * MINUTE, 'now'],
])('a time %d ms ago is shown as "%s"', (passed, words) => {
  expect(agoWords('en', 1_000_000_000_000 - passed, 1_000_000_000_000)).toBe(words)
})

const host = (hostname: string, environment: string, canonical = true, mode = 'default') =>
  ({ hostname, environment, canonical, mode }) as NonNullable<MarketDoc['hosts']>[number]
const hosts = [
  host('alt.shop.example', 'production', false),
  host('shop.example', 'production'),
  host('partner.localhost', 'local', true, 'agan'),
  host('de.localhost', 'local'),
]

test.each([
  ['localhost:3000', 'http://de.localhost:3000/'],
  ['admin.localhost', 'http://de.localhost/'],
  ['cms.shop.example', 'https://shop.example/'],
])('the shop address for an admin at %s is %s', (here, address) => {
  expect(shopAddress({ hosts }, here)).toBe(address)
})

test('a market without a host has no shop address', () => {
  expect(shopAddress({ hosts: [] }, 'localhost:3000')).toBeNull()
})

test('an active schedule overrides the switch and shows its end', () => {
  const market = {
    switches: { newsletter: true },
    rating: { seal: true },
    footerShippingLogo: { imageUrl: '/brand/carrier.svg' },
    switchPlans: [
      { switch: 'newsletter', on: false, from: '2026-01-01T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' },
      { switch: 'ratingSeal', on: false, from: '2026-03-01T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z' },
    ],
  } as MarketDoc
  const states = readMarketSwitches(market, Date.parse('2026-01-15T00:00:00.000Z'))
  const of = (name: string) => states.find((state) => state.name === name)
  expect(of('newsletter')).toMatchObject({ on: false, until: '2026-02-01T00:00:00.000Z', field: 'switches.newsletter' })
  expect(of('ratingSeal')).toMatchObject({ on: true, until: null, field: 'rating.seal' })
  expect(of('b2b')).toMatchObject({ on: false })
  expect(of('carrierLogo')).toMatchObject({ on: true })
})

const LACKING = {
  socialButtons: { socialLinks: [] },
  conditionsVideo: { conditionsVideo: null },
  ratingSeal: { rating: { count: 0 } },
  ratingSlider: { rating: { reviews: [] } },
}

test('a switch that is on without content is named as such, and with content it is not', async () => {
  const [seed] = await seededMarkets({ port: 3000 })
  if (!seed) throw new Error('There is no seed')
  const stored = marketData(seed.content, new Map())
  const rating = { ...stored.rating, seal: true, slider: true, count: 3, reviews: [{ author: 'Ada', text: 'Schnell.' }] }
  const conditionsVideo = { url: 'https://video.example/1', title: 'Zustand', transcript: 'Text.' }
  const socialLinks = [{ name: 'Instagram', url: 'https://instagram.example/shop' }]
  const switches = { ...stored.switches, socialButtons: true, conditionsVideo: true }
  const full = { ...stored, switchPlans: [], switches, rating, conditionsVideo, socialLinks }
  const idle = (name: string, more: Readonly<{ rating?: object; socialLinks?: unknown; conditionsVideo?: unknown }>) => {
    const doc = { ...full, ...more, rating: { ...rating, ...more.rating } } as unknown as MarketDoc
    return readMarketSwitches(doc, 0).find((state) => state.name === name)
  }
  for (const [name, lacking] of Object.entries(LACKING)) {
    expect(idle(name, {}), name).toMatchObject({ on: true, isIdle: false })
    expect(idle(name, lacking), name).toMatchObject({ on: true, isIdle: true })
  }
})

test('a long run of equal changes is one line with its count, a short one is not', () => {
  const lines = mergeNeighbours(['a1', 'a2', 'a3', 'b1', 'a4', 'a5'], (text) => text[0] ?? '')
  expect(lines.map(({ row, count }) => `${row} ${count}`)).toEqual(['a1 3', 'b1 1', 'a4 1', 'a5 1'])
})
