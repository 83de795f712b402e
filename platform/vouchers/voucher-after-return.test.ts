import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClarificationDecision } from '@trade-in-shop/contracts/clarifications'
import { Trade } from '@trade-in-shop/contracts/trades'
import { clarifiedBonus } from '@/domain/clarified-bonus'
import { moveByNumber } from '@platform/cli/trade-command'
import { expirePass } from '@platform/sales/expiry-worker'
import {
  after,
  clarificationPlatform,
  NOW,
  readOfferId,
  type ClarificationPlatform,
} from '../../tests/support/clarification-platform'
import { anOffer, newKey, send, tradeRequest } from '../../tests/support/small-platform'

let tested: ClarificationPlatform
beforeAll(async () => {
  tested = await clarificationPlatform('voucher returns')
  await tested.platform.pool.query(
    `insert into platform.vouchers (code, kind, value, minimum, valid_from, valid_until)
     values ('FIFTY500', 'fixed', 5000, 50000, '2025-01-01', '2036-01-01'), ('TENTH500', 'percent', 10, 50000, '2025-01-01', '2036-01-01')`,
  )
})
afterAll(() => tested.platform.drop())

// Sold for 412.00 and 100.00; inspected for 379.00 and 92.00.
test.each<[string, ClarificationDecision, ClarificationDecision, bonus: number, total: number]>([
  ['FIFTY500', 'accept', 'accept', 5000, 37_900 + 9200 + 5000],
  ['FIFTY500', 'accept', 'return', 4120, 37_900 + 4120],
  ['FIFTY500', 'return', 'accept', 1000, 9200 + 1000],
  ['FIFTY500', 'return', 'return', 0, 0],
  ['TENTH500', 'accept', 'return', 3790, 37_900 + 3790],
])('%s of a sale answered with %s and %s pays the bonus that the page says before', async (voucher, one, two, bonus, total) => {
  const { trade, path } = await tested.askedWith({ voucher }, 1, 2)
  const answers = { [readOfferId(trade, 0)]: one, [readOfferId(trade, 1)]: two }
  expect(clarifiedBonus(await tested.read(path), answers)).toBe(bonus)
  await tested.answer(path, ...Object.entries(answers))
  const answered = await tested.now(trade.accessId)
  expect([answered.voucher?.amount.amount, answered.total.amount]).toEqual([bonus, total])
  expect(clarifiedBonus(await tested.read(path), {})).toBe(bonus)
})

test('a bonus counts what was offered for the devices about which nothing is asked', async () => {
  const { trade, path } = await tested.askedWith({ voucher: 'FIFTY500' }, 2)
  const said = clarifiedBonus(await tested.read(path), { [readOfferId(trade, 1)]: 'return' })
  await tested.answer(path, [readOfferId(trade, 1), 'return'])
  expect([said, (await tested.now(trade.accessId)).voucher?.amount.amount]).toEqual([4120, 4120])
})

test('a parcel that never comes cuts the bonus in proportion', async () => {
  const { platform } = tested
  platform.setTime(NOW)
  const offers = [await anOffer(platform), await anOffer(platform, { deviceId: 'two' })]
  const lines = offers.map(({ offerId }, index) => ({ offerId, quantity: 1, parcel: index + 1 }))
  const request = { ...tradeRequest([]), lines, voucher: 'FIFTY500' }
  const { number, accessId } = Trade.parse(
    (await send(platform, 'POST', '/trades', request, { 'idempotency-key': newKey() })).body,
  )
  await moveByNumber(platform.env, [number, 'handed-over', '--parcel', '2'], NOW)
  platform.setTime(after(22))
  await expirePass(platform)
  expect(await tested.now(accessId)).toMatchObject({ voucher: { amount: { amount: 1000 } }, total: { amount: 10_000 + 1000 } })
})
