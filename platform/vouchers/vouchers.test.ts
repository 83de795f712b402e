import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  anOffer,
  APPLICATION,
  newKey,
  OTHER_APPLICATION,
  send,
  smallPlatform,
  tradeRequest,
  type SmallPlatform,
} from '../../tests/support/small-platform'
import { seedVouchers } from './seed-vouchers'

let platform: SmallPlatform
let offerId: string
beforeAll(async () => {
  platform = await smallPlatform('vouchers')
})
beforeEach(async () => {
  offerId = (await anOffer(platform)).offerId
})
afterAll(() => platform.drop())

const validate = (code: string, client = newKey(), change: Record<string, unknown> = {}) =>
  send(
    platform,
    'POST',
    '/vouchers/validations',
    { application: APPLICATION, code, offerIds: [offerId], ...change },
    { 'client-key': client },
  )
const trade = (voucher: string, offer: string, headers: Record<string, string> = {}) =>
  send(platform, 'POST', '/trades', tradeRequest([offer], { voucher }), { 'idempotency-key': newKey(), ...headers })
const uses = async (code: string) =>
  (await platform.pool.query<{ uses: number }>('select uses from platform.vouchers where code = $1', [code])).rows[0]?.uses

test.each([
  ['WILLKOMMEN10', { code: 'WILLKOMMEN10', kind: 'fixed', value: 1000 }],
  [' percent5 ', { code: 'PERCENT5', kind: 'percent', value: 5 }],
  ['MINIMUM300', { code: 'MINIMUM300', kind: 'fixed', value: 3000 }],
])('%j is accepted', async (code, voucher) => {
  expect(await validate(code)).toMatchObject({ status: 200, body: voucher })
})

test.each([
  ['NOSUCHCODE', 'unknown'],
  ['EXPIRED10', 'expired'],
  ['SOLDOUT10', 'exhausted'],
  ['BIENVENUE10', 'wrong_market'],
])('%s is refused: %s', async (code, reason) => {
  expect(await validate(code)).toMatchObject({ status: 422, body: { code: reason } })
})

test('a sale below the minimum is refused with that reason, and an offer of another market adds nothing', async () => {
  const cheap = await anOffer(platform, { deviceId: 'two' })
  const foreign = await anOffer(platform, { application: OTHER_APPLICATION })
  expect(await validate('MINIMUM300', newKey(), { offerIds: [cheap.offerId] })).toMatchObject({
    status: 422,
    body: { code: 'below_minimum' },
  })
  expect(await validate('MINIMUM300', newKey(), { offerIds: [foreign.offerId] })).toMatchObject({
    body: { code: 'below_minimum' },
  })
  expect((await validate('MINIMUM300', newKey(), { offerIds: Array(3).fill(cheap.offerId) })).status).toBe(200)
})

test('the eleventh attempt within an hour waits, another client’s does not', async () => {
  const client = newKey()
  for (let tries = 0; tries < 10; tries++) expect((await validate('NOSUCHCODE', client)).status).toBe(422)
  const refused = await validate('WILLKOMMEN10', client)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(refused.headers.get('retry-after')).toBe('3600')
  expect((await validate('WILLKOMMEN10')).status).toBe(200)
  platform.setTime(new Date('2026-11-21T11:00:01Z'))
  expect((await validate('WILLKOMMEN10', client)).status).toBe(200)
  platform.setTime(new Date('2026-11-21T10:00:00Z'))
})

test('twenty attempts at once are still limited to ten', async () => {
  const client = newKey()
  const all = await Promise.all(Array.from({ length: 20 }, () => validate('NOSUCHCODE', client)))
  expect(all.filter(({ status }) => status === 422)).toHaveLength(10)
  expect(all.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('a good code uses up no attempt', async () => {
  const client = newKey()
  for (let reload = 0; reload < 12; reload++) expect((await validate('WILLKOMMEN10', client)).status).toBe(200)
})

test('a trade adds a fixed voucher once and a percent voucher by its share', async () => {
  const other = await anOffer(platform)
  expect((await trade('WILLKOMMEN10', offerId)).body).toMatchObject({
    ...{ total: { amount: 42_200 }, voucher: { code: 'WILLKOMMEN10', kind: 'fixed', value: 1000, amount: { amount: 1000 } } },
  })
  expect((await trade('percent5', other.offerId)).body).toMatchObject({
    total: { amount: 43_260 },
    voucher: { amount: { amount: 2060 } },
  })
  expect(await uses('WILLKOMMEN10')).toBe(1)
})

test('a refused voucher leaves no trade, no lock and no use behind', async () => {
  expect(await trade('SOLDOUT10', offerId)).toMatchObject({
    status: 422,
    body: { code: 'exhausted', errors: [{ path: 'voucher' }] },
  })
  expect(await uses('SOLDOUT10')).toBe(3)
  expect((await send(platform, 'GET', `/offers/${offerId}`)).body).toMatchObject({ state: 'quoted' })
})

test('the last redemption is made once by ten trades at once', async () => {
  const offers = await Promise.all(Array.from({ length: 10 }, () => anOffer(platform)))
  const all = await Promise.all(offers.map((offer) => trade('LASTONE5', offer.offerId)))
  expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 422)])
  expect(await uses('LASTONE5')).toBe(1)
})

test('unknown codes in trades use up attempts as well', async () => {
  const headers = { 'client-key': newKey() }
  for (let tries = 0; tries < 10; tries++) expect((await trade('GUESS', offerId, headers)).status).toBe(422)
  expect((await trade('GUESS', offerId, headers)).status).toBe(429)
  expect((await trade('PERCENT5', offerId, headers)).status).toBe(201)
})

test('seeding again does not reset the counts', async () => {
  await seedVouchers(platform.pool)
  expect(await uses('LASTONE5')).toBe(1)
})
