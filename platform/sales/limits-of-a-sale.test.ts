import { afterAll, beforeAll, expect, test } from 'vitest'
import { Offer } from '@trade-in-shop/contracts/offers'
import { SHOP_SETTINGS_HEADER, signingTime, signShopSettings } from '@trade-in-shop/contracts/shop-settings'
import { makeSettings, TEST_SERVICE_SECRET } from '../../tests/support/signed-settings'
import {
  anOffer,
  answers,
  APPLICATION,
  offerRequest,
  newKey,
  send,
  smallPlatform,
  tradeRequest,
  type SmallPlatform,
} from '../../tests/support/small-platform'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('sale limits')
})
afterAll(() => platform.drop())

type Line = { offerId: string; quantity: number }
const sell = (lines: Line[], change: Record<string, unknown> = {}) =>
  send(platform, 'POST', '/trades', { ...tradeRequest([]), lines, ...change }, { 'idempotency-key': newKey() })
const offerFor = async (change: Record<string, unknown> = {}) => (await anOffer(platform, change)).offerId

test('POST /trades with the market’s most pieces of one device answers 201', async () => {
  expect((await sell([{ offerId: await offerFor(), quantity: 5 }])).status).toBe(201)
})

test.each([6, 99])('POST /trades with %i pieces of one device answers 422 at its line', async (quantity) => {
  const [many, few] = [await offerFor(), await offerFor({ deviceId: 'two' })]
  const lines = [
    { offerId: few, quantity: 5 },
    { offerId: many, quantity },
  ]
  expect(await sell(lines)).toMatchObject({
    status: 422,
    body: { code: 'too_many_pieces', errors: [{ path: 'lines/1/quantity', code: 'too_many_pieces' }] },
  })
})

test('POST /trades with one device in two conditions counts the pieces of both', async () => {
  const lines = [
    { offerId: await offerFor(), quantity: 3 },
    { offerId: await offerFor({ answers: answers({ screen: 'light' }) }), quantity: 3 },
  ]
  const { status, body } = await sell(lines)
  expect({ status, body }).toMatchObject({ status: 422, body: { code: 'too_many_pieces' } })
  expect(body).toMatchObject({ errors: [{ path: 'lines/0/quantity' }, { path: 'lines/1/quantity' }] })
})

const company = { business: true, company: { name: 'Acme GmbH', vatId: 'DE123456789' } }
const works = answers().filter(({ questionId }) => questionId === 'phones-switches_on')
const uses = async (code: string) =>
  (await platform.pool.query<{ uses: number }>('select uses from platform.vouchers where code = $1', [code])).rows[0]?.uses

test.each([
  [49, 'PERCENT5', 422, 'with 5 percent of 4,900.00 above the cap'],
  [50, 'WILLKOMMEN10', 422, 'with 10.00 above the cap'],
  [49, 'WILLKOMMEN10', 201, 'with 10.00 below the cap'],
  [50, undefined, 201, 'at the cap'],
  [51, undefined, 422, 'above the cap without a voucher'],
])('POST /trades of a company, %i devices of 100.00 and %s, answers %i: %s', async (quantity, voucher, status, _name) => {
  const offerId = await offerFor({ deviceId: 'two', business: true, answers: works })
  const before = voucher && (await uses(voucher))
  const answered = await sell([{ offerId, quantity }], { ...company, voucher })
  expect(answered.status).toBe(status)
  if (status === 201) return
  expect(answered.body).toMatchObject({ code: 'cap_exceeded', errors: [{ path: 'lines', code: 'cap_exceeded' }] })
  expect((await send(platform, 'GET', `/offers/${offerId}`)).body).toMatchObject({ state: 'quoted' })
  expect(voucher && (await uses(voucher))).toBe(before)
})

test('a price holds as many days as the market says, from the offer and from the sale on', async () => {
  const { market, ...settings } = makeSettings(APPLICATION)
  const changed = { ...settings, market: { ...market, priceLockDays: 7 } }
  const headers = {
    [SHOP_SETTINGS_HEADER]: signShopSettings(TEST_SERVICE_SECRET, changed, signingTime(Date.now())),
    'idempotency-key': newKey(),
  }
  const offered = Offer.parse((await send(platform, 'POST', '/offers', offerRequest(), headers)).body)
  expect(offered.validUntil).toBe('2026-11-28T10:00:00.000Z')
  const sold = await send(platform, 'POST', '/trades', tradeRequest([offered.offerId]), headers)
  expect(sold.body).toMatchObject({ lockUntil: '2026-11-28T10:00:00.000Z' })
})
