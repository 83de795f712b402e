import { expect, test } from 'vitest'
import { marketData } from '@/seed/documents'
import { seededMarkets } from '@/seed/sample-content'
import { agoWords } from './dashboard-words'
import { compareSwitches } from './switch-differences'
import { compareFigure, makePoints, makeSpan } from './figures'
import { readMarketSwitches } from './market-switches'
import type { MarketDoc } from './reader'
import { shopAddress } from './shop-address'
import { planWeek } from './week'

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

const market = (more: object) =>
  ({ switches: {}, rating: {}, footerShippingLogo: {}, switchPlans: [], ...more }) as unknown as MarketDoc

const NOW = Date.parse('2026-11-28T22:30:00Z')
const READER = { markets: [], now: NOW }
const COUNTED = { offers: 0, trades: 0, searches: 0, redirects: 0, missing: 0 }

const counted = (day: string, more: object) => ({ ...COUNTED, day, market: 1, ...more })

test('a figure compares the last seven whole days with the seven before, and leaves out today', () => {
  const sums = [
    counted('2026-11-14', { offers: 30 }),
    counted('2026-11-20', { offers: 5 }),
    counted('2026-11-21', { offers: 70 }),
    counted('2026-11-27', { offers: 11 }),
    counted('2026-11-27', { offers: 4, market: 2 }),
    counted('2026-11-28', { offers: 1000 }),
  ]
  const figure = compareFigure('offers', makePoints(sums, makeSpan(READER, 7, null), 7))
  expect(figure).toMatchObject({ name: 'offers', now: 85, before: 35, isFew: false })
  expect(figure.points.map(({ now, before }) => [now.offers, before.offers])).toEqual([
    [70, 30],
    ...Array.from({ length: 5 }, () => [0, 0]),
    [15, 5],
  ])
})

test('a span of one day is today beside yesterday, and a point of several days has the sum of them', () => {
  expect(makeSpan(READER, 1, null)).toEqual({ days: 1, from: '2026-11-28', until: '2026-11-29', before: '2026-11-27' })
  const sums = [
    counted('2026-11-14', { missing: 2 }),
    counted('2026-11-20', { missing: 3 }),
    counted('2026-11-27', { missing: 4 }),
  ]
  const points = makePoints(sums, makeSpan(READER, 14, null), 2)
  expect(points.map(({ from, now, before }) => [from, now.missing, before.missing])).toEqual([
    ['2026-11-14', 5, 0],
    ['2026-11-21', 4, 0],
  ])
})

test('today is the day on the clock of the market, of the first one where none is chosen', () => {
  const markets = [market({ id: 1, timeZone: 'Europe/Berlin' }), market({ id: 2, timeZone: 'America/New_York' })]
  const today = (chosen: number | null) => makeSpan({ markets, now: Date.parse('2026-11-29T23:30:00Z') }, 1, chosen).from
  expect([null, 1, 2].map(today)).toEqual(['2026-11-30', '2026-11-30', '2026-11-29'])
})

test.each([
  ['a count below 30 in one of the periods', 'offers', { offers: 29 }, { offers: 300 }, 29, true],
  ['30 in both periods', 'offers', { offers: 30 }, { offers: 30 }, 30, false],
  ['a ratio of many offers with few sales', 'conversion', { offers: 40, trades: 10 }, { offers: 50, trades: 1 }, 25, false],
  ['a ratio without an offer', 'conversion', { trades: 1 }, { offers: 50 }, 0, true],
] as const)('a trend of %s says whether the counts are too few', (_what, name, now, before, value, isFew) => {
  const points = [{ from: '', fromBefore: '', now: { ...COUNTED, ...now }, before: { ...COUNTED, ...before } }]
  expect(compareFigure(name, points)).toMatchObject({ now: value, isFew })
})

test('an event of the week is on the day and at the time of its market, and what has failed is on the first day', () => {
  const markets = [market({ id: 1, timeZone: 'Europe/Berlin' }), market({ id: 2, timeZone: 'America/New_York' })]
  const own = { kind: 'banner', markets: [1], zone: 'Europe/Berlin' } as const
  const event = { ...own, text: '', href: '', at: '2026-11-29T23:30:00Z' }
  const coming = [
    { ...event, key: 'berlin' },
    { ...event, key: 'new york', markets: [2], zone: 'America/New_York' },
    { ...event, key: 'failed', at: '2026-11-20T08:00:00Z', tone: 'bad' as const },
    { ...event, key: 'later', at: '2026-12-05T23:30:00Z' },
  ]
  const days = planWeek({ markets, now: NOW }, coming)
  expect(days.map(({ day }) => day.slice(5))).toEqual(['11-28', '11-29', '11-30', '12-01', '12-02', '12-03', '12-04'])
  expect(days.map(({ events }) => events.map(({ key, time }) => `${time} ${key}`).join())).toEqual([
    ...['09:00 failed', '18:30 new york', '00:30 berlin', '', '', '', ''],
  ])
})

test('a switch that is on in one market and off in another differs, and one that is off in both does not', () => {
  const markets = [market({ id: 1, switches: { newsletter: true } }), market({ id: 2 })]
  const rows = compareSwitches({ markets, language: 'en', now: NOW })
  const states = (name: string) =>
    rows.find((row) => row.name === name)?.states.map(({ word, markets: own }) => [word, ...own.map((one) => one.market.id)])
  expect(states('newsletter')).toEqual([
    ['on', 1],
    ['off', 2],
  ])
  expect(states('b2b')).toEqual([['off', 1, 2]])
})
