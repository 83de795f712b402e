import { afterAll, beforeAll, expect, test } from 'vitest'
import { Clarification } from '@trade-in-shop/contracts/clarifications'
import { Trade } from '@trade-in-shop/contracts/trades'
import { moveByNumber } from '@platform/cli/trade-command'
import { photos } from '../../tests/support/photos'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'

const NOW = new Date('2026-11-22T10:00:00Z')
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('cancel')
})
afterAll(() => platform.drop())

async function sell(change: Record<string, unknown> = {}): Promise<Trade> {
  const offers = [await anOffer(platform), await anOffer(platform, { deviceId: 'two' })]
  const request = tradeRequest(offers.map(({ offerId }) => offerId), change) // prettier-ignore
  return Trade.parse((await send(platform, 'POST', '/trades', request, { 'idempotency-key': newKey() })).body)
}
const cancel = ({ accessId }: Trade) => send(platform, 'POST', `/trades/${accessId}/cancellation`)
const read = async ({ accessId }: Trade) => Trade.parse((await send(platform, 'GET', `/trades/${accessId}`)).body)
async function move({ number }: Trade, ...steps: string[][]): Promise<void> {
  for (const step of steps) await moveByNumber(platform.env, [number, ...step], NOW)
}
async function queued({ tradeId }: Trade, kind: string): Promise<number> {
  const text = 'select 1 from platform.outbox where trade_id = $1 and kind = $2'
  return (await platform.pool.query(text, [tradeId, kind])).rowCount ?? 0
}
const offerStates = (trade: Trade) =>
  Promise.all(trade.lines.map(async ({ offerId }) => (await send(platform, 'GET', `/offers/${offerId}`)).body))
const usesOf = async (code: string): Promise<unknown> =>
  (await platform.pool.query<{ uses: number }>('select uses from platform.vouchers where code = $1', [code])).rows[0]?.uses

test('before the parcel is handed over a trade becomes cancelled, with one mail, no label and its voucher free again', async () => {
  const before = await usesOf('PERCENT5')
  const trade = await sell({ voucher: 'PERCENT5' })
  expect([trade.cancellable, await usesOf('PERCENT5')]).toEqual([true, Number(before) + 1])
  expect((await send(platform, 'GET', trade.label.pdf)).status).toBe(200)
  expect(await cancel(trade)).toMatchObject({ status: 200, body: { state: 'cancelled', cancellable: false } })
  const done = await read(trade)
  expect(done).toMatchObject({ total: { amount: 0 }, lines: [{ state: 'cancelled' }, { state: 'cancelled' }] })
  expect(done.history.at(-1)).toMatchObject({ state: 'cancelled', reason: 'cancelled_by_customer' })
  expect(await offerStates(trade)).toMatchObject([{ state: 'cancelled' }, { state: 'cancelled' }])
  for (const path of [trade.label.pdf, trade.label.qr]) expect((await send(platform, 'GET', path)).status).toBe(404)
  expect([await queued(trade, 'trade_cancelled'), await usesOf('PERCENT5')]).toEqual([1, before])
  await expect(move(trade, ['handed-over'])).rejects.toThrow('is cancelled')
})

test.each([
  ['on its way', [['handed-over']]],
  ['received', [['handed-over'], ['received']]],
  ['inspected as described', [['handed-over'], ['received'], ['inspected']]],
])('a parcel that is %s goes back, and nothing is paid', async (_name, steps) => {
  const trade = await sell()
  await move(trade, ...steps)
  expect(await cancel(trade)).toMatchObject({ status: 200, body: { state: 'return_in_progress', total: { amount: 0 } } })
  expect((await read(trade)).lines.map(({ state }) => state)).toEqual(['return_in_progress', 'return_in_progress'])
  await expect(move(trade, ['paid'])).rejects.toThrow('cannot become paid')
  await move(trade, ['sent-back'])
  expect([(await read(trade)).state, await queued(trade, 'trade_cancelled'), await queued(trade, 'return_sent')]).toEqual([
    'closed',
    1,
    1,
  ])
})

test('an open question is closed by the cancellation, and every device goes back', async () => {
  const trade = await sell()
  await move(trade, ['handed-over'], ['received'], ['inspected', '--answer', '2:functions=camera', ...photos(2)])
  const { clarification } = await read(trade)
  expect(await cancel(trade)).toMatchObject({ status: 200, body: { state: 'return_in_progress', clarification: null } })
  const answered = await send(platform, 'GET', `/clarifications/${clarification?.id}/${trade.number}`)
  expect(Clarification.parse(answered.body)).toMatchObject({ state: 'answered', lines: [{ decision: 'return' }] })
  expect(await offerStates(trade)).toMatchObject([{ state: 'cancelled' }, { state: 'refused' }])
})

test('a paid trade answers 410 and an unknown one 404', async () => {
  const trade = await sell()
  await move(trade, ['handed-over'], ['received'], ['inspected'], ['paid'])
  expect((await read(trade)).cancellable).toBe(false)
  expect(await cancel(trade)).toMatchObject({ status: 410, body: { code: 'gone' } })
  expect(await cancel({ ...trade, accessId: 'A'.repeat(22) })).toMatchObject({ status: 404 })
  expect((await read(trade)).state).toBe('paid')
})

test('of ten cancellations at once one changes the trade, and all answer the same', async () => {
  const trade = await sell({ voucher: 'PERCENT5' })
  const uses = Number(await usesOf('PERCENT5'))
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(trade)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { state: 'cancelled' } })
  expect((await read(trade)).history.filter(({ state }) => state === 'cancelled')).toHaveLength(1)
  expect([await queued(trade, 'trade_cancelled'), await usesOf('PERCENT5')]).toEqual([1, uses - 1])
})
