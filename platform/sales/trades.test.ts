import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PriceChanges, Trade } from '@trade-in-shop/contracts/trades'
import {
  anOffer,
  APPLICATION,
  answers,
  newKey,
  OTHER_APPLICATION,
  publishPrices,
  send,
  smallPlatform,
  tradeRequest,
  type SmallPlatform,
} from '../../tests/support/small-platform'
import { openAccount } from '@platform/trades/payout-account'
import { parseTradeNumber } from '@platform/trades/trade-number'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('trades')
})
afterAll(() => platform.drop())

const post = (body: unknown, key = newKey(), headers: Record<string, string> = {}) =>
  send(platform, 'POST', '/trades', body, { 'idempotency-key': key, ...headers })

describe('a trade', () => {
  test('totals the platform’s own prices, is locked for 14 days and never shows the account', async () => {
    const [one, two] = [
      await anOffer(platform),
      await anOffer(platform, { deviceId: 'two', answers: answers({ screen: 'light' }) }),
    ]
    const request = { ...tradeRequest([]), lines: [{ offerId: one.offerId, quantity: 2 }, { offerId: two.offerId, quantity: 1 }] } // prettier-ignore
    const { status, body } = await post(request)
    expect(status).toBe(201)
    const trade = Trade.parse(body)
    expect(trade).toMatchObject({
      ...{ state: 'awaiting_shipment', business: false, total: { amount: 91_600, currency: 'EUR' }, voucher: null },
      ...{ lockUntil: '2026-12-05T10:00:00.000Z', maskedAccount: 'DE89 •••• •••• 3000', paymentType: '13' },
      lines: [
        { quantity: 2, total: { amount: 82_400 } },
        { quantity: 1, total: { amount: 9200 } },
      ],
      history: [{ state: 'created' }, { state: 'awaiting_shipment' }],
    })
    expect(parseTradeNumber(trade.number)).toBe(trade.number)
    expect(JSON.stringify(body)).not.toMatch(/0532013000|Müßig|example\.org|Linden/)
    const stored = await platform.pool.query<{ row: string; sealed: Buffer }>(
      'select to_jsonb(t)::text as row, account_sealed as sealed from platform.trades t where id = $1',
      [trade.tradeId],
    )
    expect(stored.rows[0]?.row).not.toContain('0532013000')
    expect(openAccount(platform.env.PLATFORM_SECRET, trade.tradeId, stored.rows[0]!.sealed)).toMatchObject({
      iban: 'DE89370400440532013000',
    })
  })

  test('a trade is found by its access id and by its key, and by nothing else', async () => {
    const key = newKey()
    const { body } = await post(tradeRequest([(await anOffer(platform)).offerId]), key)
    const trade = Trade.parse(body)
    expect((await send(platform, 'GET', `/trades/${trade.accessId}`)).body).toEqual(body)
    expect((await send(platform, 'GET', `/trades/by-key/${key}`)).body).toEqual(body)
    const misses = [
      '/trades/AAAAAAAAAAAAAAAAAAAAAA',
      '/trades/x',
      `/trades/${trade.tradeId}`,
      `/trades/by-key/${newKey()}`,
      '/trades/by-key/x',
    ]
    for (const path of misses)
      expect(await send(platform, 'GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('a trade has a history that cannot be rewritten', async () => {
    await post(tradeRequest([(await anOffer(platform)).offerId]))
    await expect(platform.pool.query(`update platform.trade_history set reason = 'x'`)).rejects.toThrow('append-only')
    await expect(platform.pool.query('delete from platform.trade_history')).rejects.toThrow('append-only')
  })

  test.each([
    ['no key', {}],
    ['a short key', { 'idempotency-key': 'short' }],
  ])('a trade needs its key: %s', async (_name, headers) => {
    const { offerId } = await anOffer(platform)
    const refused = await send(platform, 'POST', '/trades', tradeRequest([offerId]), headers)
    expect(refused).toMatchObject({ status: 400, body: { code: 'idempotency_key_required' } })
  })
})

describe('personal data', () => {
  test.each([
    ['17 years old', { customer: { ...tradeRequest([]).customer, birthDate: '2008-11-22' } }, 'under_age', 'customer/birthDate'],
    [
      'born tomorrow',
      { customer: { ...tradeRequest([]).customer, birthDate: '2027-01-01' } },
      'invalid_request',
      'customer/birthDate',
    ],
    [
      'a foreign postal code',
      { address: { ...tradeRequest([]).address, postalCode: 'no code' } },
      'invalid_request',
      'address/postalCode',
    ],
    ['a foreign country', { address: { ...tradeRequest([]).address, country: 'FR' } }, 'invalid_request', 'address/country'],
    [
      'a wrong digit in the IBAN',
      { payment: { type: '13', iban: 'DE89370400440532013001', holder: 'M' } },
      'invalid_request',
      'payment/iban',
    ],
    ['a business without a company', { business: true }, 'company_required', 'company'],
    ['a VAT id that is none', { business: true, company: { name: 'Acme', vatId: '12345' } }, 'invalid_request', 'company/vatId'],
  ])('%s is refused at its field', async (_name, change, code, path) => {
    const { offerId } = await anOffer(platform)
    const refused = await post(tradeRequest([offerId], change as Record<string, unknown>))
    expect(refused).toMatchObject({
      status: 422,
      body: { code, errors: expect.arrayContaining([expect.objectContaining({ path })]) },
    })
  })

  test('18 today is old enough, and PayPal is masked', async () => {
    const { offerId } = await anOffer(platform)
    const customer = { ...tradeRequest([]).customer, birthDate: '2008-11-21' }
    const { status, body } = await post(
      tradeRequest([offerId], { customer, payment: { type: '2', paypalAccount: 'Miriam@Example.org' } }),
    )
    expect({ status, body }).toMatchObject({ status: 201, body: { maskedAccount: 'm•••@example.org', paymentType: '2' } })
  })

  test('a business trade is refused in a market without business mode', async () => {
    const change = { application: OTHER_APPLICATION, business: true, company: { name: 'Acme', vatId: 'FR12345678901' } }
    expect(await post(tradeRequest(['x'], change))).toMatchObject({ status: 422, body: { code: 'business_not_available' } })
  })
})

describe('prices', () => {
  test('prices that differ from the browser’s are shown, and nothing is sold', async () => {
    const { offerId } = await anOffer(platform)
    const refused = await post({ ...tradeRequest([]), lines: [{ offerId, quantity: 1, expectedPrice: 41_300 }] })
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } })
    expect(PriceChanges.parse(refused.body).changes).toEqual([
      {
        offerId,
        newOfferId: offerId,
        oldPrice: { amount: 41_300, currency: 'EUR' },
        newPrice: { amount: 41_200, currency: 'EUR' },
      },
    ])
  })

  test('prices of an expired offer come with a fresh offer that can be sold', async () => {
    const { offerId } = await anOffer(platform)
    platform.setTime(new Date('2026-12-06T10:00:00Z'))
    const key = newKey()
    const refused = await post(tradeRequest([offerId]), key)
    const change = PriceChanges.parse(refused.body).changes[0]!
    expect(change).toMatchObject({ offerId, oldPrice: { amount: 41_200 }, newPrice: { amount: 41_200 } })
    expect(change.newOfferId).not.toBe(offerId)
    const again = await post(tradeRequest([offerId]))
    expect(PriceChanges.parse(again.body).changes[0]?.newOfferId).toBe(change.newOfferId)
    expect((await post(tradeRequest([change.newOfferId!]), key)).status).toBe(201)
    platform.setTime(new Date('2026-11-21T10:00:00Z'))
  })

  test('prices hold for 14 days while the price list changes; after that a moved price is confirmed first', async () => {
    const change = { application: OTHER_APPLICATION }
    const request = (offerId: string) =>
      tradeRequest([offerId], { ...change, address: { ...tradeRequest([]).address, country: 'FR', postalCode: '75011' } })
    const kept = await anOffer(platform, change)
    const { offerId } = await anOffer(platform, change)
    const gone = await anOffer(platform, { ...change, deviceId: 'two' })
    await publishPrices(platform.pool, OTHER_APPLICATION, 2, 0.5)
    await platform.pool.query(`delete from platform.prices where application = $1 and version = 2 and device_id = 'two'`, [
      OTHER_APPLICATION,
    ])
    expect(await post(request(kept.offerId))).toMatchObject({ status: 201, body: { total: { amount: 41_200 } } })

    platform.setTime(new Date('2026-12-06T10:00:00Z'))
    const moved = PriceChanges.parse((await post(request(offerId))).body).changes[0]!
    expect(moved).toMatchObject({ offerId, oldPrice: { amount: 41_200 }, newPrice: { amount: 20_600 } })
    expect(await post(request(moved.newOfferId!))).toMatchObject({ status: 201, body: { total: { amount: 20_600 } } })
    expect(PriceChanges.parse((await post(request(gone.offerId))).body).changes[0]).toMatchObject({
      newOfferId: null,
      newPrice: null,
    })
    platform.setTime(new Date('2026-11-21T10:00:00Z'))
  })

  test('prices of sold, foreign, declined and unknown offers are refused', async () => {
    const sold = await anOffer(platform)
    expect((await post(tradeRequest([sold.offerId]))).status).toBe(201)
    const foreign = await anOffer(platform, { application: OTHER_APPLICATION })
    const declined = await anOffer(platform, { answers: answers({ account_lock: 'cannot_remove' }) })
    for (const offerId of [sold.offerId, foreign.offerId, declined.offerId, 'unknown'])
      expect(await post(tradeRequest([offerId]))).toMatchObject({
        status: 409,
        body: { code: 'offer_unavailable', errors: [{ path: 'lines/0/offerId' }] },
      })
  })
})

test('a client id of the tracking is stored with the trade', async () => {
  const { offerId } = await anOffer(platform)
  const { body } = await post(tradeRequest([offerId], { clientId: 'abc' }))
  const { rows } = await platform.pool.query('select client_id, application from platform.trades where id = $1', [
    Trade.parse(body).tradeId,
  ])
  expect(rows).toEqual([{ client_id: 'abc', application: APPLICATION }])
})
