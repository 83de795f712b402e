import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { Market } from '@/domain/market/market'

/** Fields that only say, address or lead somewhere: no request can break them. */
const SHOWN = [
  'code state name domain buyShopLink sellShopUrl landingPageCodes indexable searchDefault selectedPaymentType',
  'popTitleExceptions rating dateFormat elasticIndexes brand headerLogo footerShippingLogo socialLinks conditionsVideo messaging',
  'switches.homeBanner switches.socialButtons switches.conditionsVideo promises.payoutWorkingDays promises.payoutCutOff',
  'carrier.trackingAddress carrier.insuredSum',
].flatMap((line) => line.split(' '))

/** Fields that bind a request, with the code on the server that holds a request to them, whatever a page has said. */
const ENFORCED: Readonly<Record<string, readonly [file: string, code: RegExp]>> = {
  locale: ['platform/markets/platform-market.ts', /readTextLanguage\(facts\.locale\)/],
  country: ['platform/trades/trade-field-problems.ts', /country === address\.country/],
  timeZone: ['platform/trades/trade-field-problems.ts', /ageOn\(birthDate, timeZone, now\)/],
  applicationId: ['platform/sales/create-trade.ts', /offer\.application === request\.application/],
  currency: ['packages/contracts/shop-settings.ts', /currency: z\.literal\('EUR'\)/],
  paymentTypes: ['packages/contracts/trades.ts', /discriminatedUnion\('type', eachPayout\(/],
  contact: ['platform/contacts/contact-endpoints.ts', /recipient/],
  zipFormatRegExp: ['src/storefront/checkout/submit-trade.server.ts', /zipFormatRegExp/],
  'switches.newsletter': ['platform/newsletter/newsletter-endpoints.ts', /newsletter_unavailable/],
  'switches.b2b': ['platform/sales/submit.ts', /market\.businessAllowed/],
  b2bTradeCap: ['platform/sales/create-trade.ts', /capProblem\(/],
  maxQuantityPerDevice: ['platform/sales/create-trade.ts', /linesWithTooManyPieces\(/],
  'promises.priceLockDays': ['platform/sales/create-trade.ts', /lockEnd\(/],
}

const SPLIT = ['switches', 'promises', 'carrier']
const fields = Object.entries(Market.shape).flatMap(([name, schema]) => {
  const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema
  return SPLIT.includes(name) && inner instanceof z.ZodObject ? Object.keys(inner.shape).map((part) => `${name}.${part}`) : [name]
})

test('every field of a market is either shown only or has a place that enforces it', () => {
  expect([...SHOWN, ...Object.keys(ENFORCED)].toSorted()).toEqual(fields.toSorted())
})

test.each(Object.entries(ENFORCED))('the market’s %s is enforced on the server', (_field, [file, code]) => {
  expect(readFileSync(file, 'utf8')).toMatch(code)
})
