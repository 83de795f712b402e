import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('idempotency')
})
afterAll(() => platform.drop())

const post = (body: unknown, key = newKey()) => send(platform, 'POST', '/trades', body, { 'idempotency-key': key })
const count = async (table: string): Promise<number> =>
  (await platform.pool.query<{ n: number }>(`select count(*)::int as n from platform.${table}`)).rows[0]?.n ?? -1

describe('the same key', () => {
  test('and body is the same trade, 50 times at once', async () => {
    const { offerId } = await anOffer(platform)
    const [key, before] = [randomUUID(), await count('trades')]
    const all = await Promise.all(Array.from({ length: 50 }, () => post(tradeRequest([offerId], { voucher: 'PERCENT5' }), key)))
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201))
    expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await count('trades')).toBe(before + 1)
    const { rows } = await platform.pool.query(
      'select count(*)::int as n from platform.outbox o join platform.trade_requests r using (trade_id) where r.key = $1',
      [key],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('and another body is refused', async () => {
    const [key, first, second] = [newKey(), await anOffer(platform), await anOffer(platform)]
    expect((await post(tradeRequest([first.offerId]), key)).status).toBe(201)
    const refused = await post(tradeRequest([second.offerId]), key)
    expect(refused).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
  })

  test('the same key is free again after a problem', async () => {
    const [key, { offerId }] = [newKey(), await anOffer(platform)]
    expect((await post(tradeRequest([offerId], { voucher: 'NOSUCH' }), key)).status).toBe(422)
    expect((await post(tradeRequest([offerId]), key)).status).toBe(201)
  })
})

test('one offer in many trades at once is sold once', async () => {
  const { offerId } = await anOffer(platform)
  const all = await Promise.all(Array.from({ length: 12 }, () => post(tradeRequest([offerId]))))
  expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
})

test('two trades over the same two offers in opposite order never hang', async () => {
  const [one, two] = [await anOffer(platform), await anOffer(platform)]
  const all = await Promise.all([post(tradeRequest([one.offerId, two.offerId])), post(tradeRequest([two.offerId, one.offerId]))])
  expect(all.map(({ status }) => status).sort()).toEqual([201, 409])
})
