import { afterAll, beforeAll, expect, test } from 'vitest'
import { expirePass } from '@platform/sales/expiry-worker'
import { anOffer, newKey, publishPrices, APPLICATION, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform' // prettier-ignore
import { deleteUnsoldOffers } from './offer-store'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('unsold_offers')
})
afterAll(() => platform.drop())

const ids = async () =>
  (await platform.pool.query<{ id: string }>('select id from platform.offers order by id')).rows.map(({ id }) => id)

test('offers of no trade are deleted seven days after their last day, with those that took their place; sold ones stay', async () => {
  const [sold, unsold, old] = [await anOffer(platform), await anOffer(platform), await anOffer(platform)]
  const sell = (offerId: string) => send(platform, 'POST', '/trades', tradeRequest([offerId]), { 'idempotency-key': newKey() })
  expect((await sell(sold.offerId)).status).toBe(201)
  const validUntil = Date.parse(unsold.validUntil)
  const afterDays = (days: number) => platform.setTime(new Date(validUntil + days * 86_400_000))
  await publishPrices(platform.pool, APPLICATION, 2, 0.5)
  afterDays(0.01)
  expect((await sell(old.offerId)).status).toBe(409)
  for (const [days, left] of [
    [6.99, 4],
    [7.1, 2],
    [21.2, 1],
  ] as const) {
    afterDays(days)
    await expirePass(platform)
    expect(await deleteUnsoldOffers(platform)).toBe(true)
    expect([days, (await ids()).length]).toEqual([days, left])
  }
  expect(await ids()).toEqual([sold.offerId])
  expect((await send(platform, 'GET', `/offers/${unsold.offerId}`)).status).toBe(404)
})
