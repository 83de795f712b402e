import { afterAll, beforeAll, expect, test } from 'vitest'
import { Trade } from '@trade-in-shop/contracts/trades'
import { aCustomer } from '../../tests/support/a-customer'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'
import { anonymiseTrades } from '@platform/trades/anonymise'
import { forgetTrades } from './expiry-worker'
import { appendHistory } from '@platform/trades/trade-store'

const SOLD = new Date('2026-11-21T10:00:00Z')
const LAST_DAY = new Date('2036-12-31T22:59:59Z')
const AFTER = new Date('2036-12-31T23:00:00Z')
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('forget_trades')
})
afterAll(() => platform.drop())

const sell = async (headers: Record<string, string> = {}, change: Record<string, unknown> = {}) => {
  const request = tradeRequest([(await anOffer(platform)).offerId], change)
  return Trade.parse((await send(platform, 'POST', '/trades', request, { 'idempotency-key': newKey(), ...headers })).body)
}
const end = async ({ tradeId }: Trade, state: 'paid' | 'cancelled', at = SOLD) => {
  await platform.pool.query('update platform.trades set state = $2 where id = $1', [tradeId, state])
  await appendHistory(platform.pool, tradeId, at, state, 'for_the_test')
}
const left = async (...trades: Trade[]) => {
  const { rows } = await platform.pool.query<{ number: string }>('select number from platform.trades where id = any($1)', [
    trades.map(({ tradeId }) => tradeId),
  ])
  return rows.map(({ number }) => number).sort()
}
const numbers = (...trades: Trade[]) => trades.map(({ number }) => number).sort()

test('a finished trade without a customer is deleted with all its rows ten whole years after its last business', async () => {
  platform.setTime(SOLD)
  const customer = await aCustomer(platform)
  const [deleted, mine] = [await aCustomer(platform), await sell(customer.headers)]
  const [guests, anonymous, paidLater, open] = [
    await sell({}, { voucher: 'WILLKOMMEN10' }),
    await sell(deleted.headers),
    await sell(),
    await sell(),
  ]
  for (const trade of [mine, anonymous]) await end(trade, 'paid')
  await end(guests, 'cancelled')
  await end(paidLater, 'paid', new Date('2027-01-02T10:00:00Z'))
  await anonymiseTrades(platform.pool, deleted.customerId, SOLD)

  platform.setTime(LAST_DAY)
  expect(await forgetTrades(platform)).toBe(true)
  expect(await left(guests, anonymous, paidLater, mine, open)).toEqual(numbers(guests, anonymous, paidLater, mine, open))

  platform.setTime(AFTER)
  expect(await forgetTrades(platform)).toBe(true)
  expect(await left(guests, anonymous, paidLater, mine, open)).toEqual(numbers(paidLater, mine, open))
  for (const table of ['trade_history', 'trade_lines', 'trade_vouchers', 'trade_requests', 'outbox']) {
    const { rowCount } = await platform.pool.query(`select from platform.${table} where trade_id = any($1)`, [
      [guests.tradeId, anonymous.tradeId],
    ])
    expect([table, rowCount]).toEqual([table, 0])
  }
})

test('a trade of a customer or under way cannot be deleted, and no history without its trade', async () => {
  platform.setTime(SOLD)
  const [mine, open] = [await sell((await aCustomer(platform)).headers), await sell()]
  await end(mine, 'paid')
  for (const { tradeId } of [mine, open]) {
    await expect(platform.pool.query('delete from platform.trade_history where trade_id = $1', [tradeId])).rejects.toThrow(
      'append-only',
    )
    await expect(platform.pool.query('delete from platform.trades where id = $1', [tradeId])).rejects.toThrow('still needed')
  }
})

test('more than a batch is deleted batch by batch', async () => {
  platform.setTime(SOLD)
  const trade = await sell()
  await end(trade, 'paid')
  await platform.pool.query(
    `insert into platform.trades select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(),
       'access_id', 'old-' || n, 'number', 'RV-8' || n, 'guest_account_id', null))).*
     from platform.trades t, generate_series(1, 120) n where t.id = $1`,
    [trade.tradeId],
  )
  platform.setTime(AFTER)
  expect(await forgetTrades(platform)).toBe(false)
  expect(await forgetTrades(platform)).toBe(true)
  const { rowCount } = await platform.pool.query(`select from platform.trades where number like 'RV-8%'`)
  expect(rowCount).toBe(0)
})
