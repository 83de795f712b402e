import type { Tab } from 'payload'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { buildShopSettings } from '@/clients/shop-settings-header'
import { brandTab } from '@/collections/markets/brand-tab'
import { generalTab } from '@/collections/markets/general-tab'
import { hostsTab } from '@/collections/markets/hosts-tab'
import { sellingTab } from '@/collections/markets/selling-tab'
import { switchesTab } from '@/collections/markets/switches-tab'
import { CONTACT_SUBJECTS } from '@trade-in-shop/contracts/contact'
import { MarketFacts } from '@trade-in-shop/contracts/shop-settings'
import { compileRoutes } from '@/domain/routing/route-map'
import { SEEDS } from '@/seed/seeds'
import { SAMPLE_MARKETS } from '@platform/seed/sample-markets'

const markets = SEEDS.map(([seed]) => [seed.market.code, seed] as const)
const NOT_KNOWN_BEFORE_THE_FIRST_CALL = ['origin', 'paths']
const SHARED = Object.keys(MarketFacts.shape).filter((field) => !NOT_KNOWN_BEFORE_THE_FIRST_CALL.includes(field))

/** What the shop sends of a market replaces what the platform is seeded with, so the seeds of both must be alike. */
test.each(markets)('%s: every field that the shop sends of a market is as the platform is seeded', (_code, seed) => {
  const { application, market } = buildShopSettings({
    market: seed.market,
    indexOrigin: 'https://shop.example',
    routes: compileRoutes([]),
  })
  const sample = SAMPLE_MARKETS.find((candidate) => candidate.application === application)
  expect(SHARED.length).toBeGreaterThan(5)
  expect(Object.keys(sample?.facts ?? {}).toSorted()).toEqual([...SHARED, 'origin'].toSorted())
  for (const [field, value] of Object.entries(market))
    if (SHARED.includes(field)) expect(Object.entries(sample?.facts ?? {})).toContainEqual([field, value])
  expect(MarketFacts.safeParse(market).error).toBeUndefined()
})

test('the platform is seeded with no market that the CMS does not have', () => {
  const ids = SEEDS.map(([seed]) => seed.market.applicationId)
  expect(SAMPLE_MARKETS.map(({ application }) => application).toSorted()).toEqual(ids.toSorted())
})

test.each(markets)('%s: the subjects of the CMS are the platform’s', (_code, seed) => {
  expect(Object.keys(seed.subjects)).toEqual([...CONTACT_SUBJECTS])
})

/** Where staff set what the shop sends of a market. */
const FIELDS: Readonly<Record<Exclude<keyof MarketFacts, 'paths'>, readonly [Tab, ...path: string[]]>> = {
  locale: [generalTab, 'locale'],
  country: [generalTab, 'country'],
  timeZone: [generalTab, 'timeZone'],
  currency: [generalTab, 'currency'],
  brand: [brandTab, 'brand', 'colour'],
  businessAllowed: [switchesTab, 'switches', 'b2b'],
  newsletter: [switchesTab, 'switches', 'newsletter'],
  payoutWorkingDays: [sellingTab, 'promises', 'payoutWorkingDays'],
  payoutCutOff: [sellingTab, 'promises', 'payoutCutOff'],
  priceLockDays: [sellingTab, 'promises', 'priceLockDays'],
  origin: [hostsTab, 'hosts', 'canonical'],
}
/** The same for what a sale takes from the call that makes it. */
const OF_A_SALE: Readonly<Record<string, readonly [Tab, ...path: string[]]>> = {
  'the business total': [sellingTab, 'b2bTradeCap'],
  'the most pieces of one device': [sellingTab, 'maxQuantityPerDevice'],
  'where parcels are tracked': [sellingTab, 'carrier', 'trackingAddress'],
  'the insured sum': [sellingTab, 'carrier', 'insuredSum'],
}
const Help = z.object({ admin: z.object({ description: z.string() }) })

test.each(Object.entries({ ...FIELDS, ...OF_A_SALE }))(
  'the help of %s says that it is decided in the CMS, or what mails do with it',
  (_name, at) => {
    const [tab, ...path] = at
    const field = path.reduce<unknown>((parent, name) => {
      const { fields } = z.object({ fields: z.array(z.looseObject({ name: z.string().optional() })) }).parse(parent)
      return fields.find((candidate) => candidate.name === name)
    }, tab)
    expect(Help.parse(field).admin.description).toMatch(/the trade platform follows from the next call|mails/)
  },
)
