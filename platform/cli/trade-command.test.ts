import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Offer } from '@trade-in-shop/contracts/offers'
import { Trade } from '@trade-in-shop/contracts/trades'
import {
  anOffer,
  answers,
  newKey,
  publishPrices,
  APPLICATION,
  send,
  smallPlatform,
  tradeRequest,
  type SmallPlatform,
} from '../../tests/support/small-platform'
import { photos } from '../../tests/support/photos'
import { tradeNumber } from '@platform/trades/trade-number'
import { moveByNumber, runTradeCommand } from './trade-command'

const NOW = new Date('2026-11-22T10:00:00Z')
let platform: SmallPlatform
let trade: Trade
beforeAll(async () => {
  platform = await smallPlatform('moves')
})
afterAll(() => platform.drop())

async function sell(given: Record<string, string | string[]> = {}, change: Record<string, unknown> = {}): Promise<Trade> {
  const offers = [await anOffer(platform, { answers: answers(given) }), await anOffer(platform, { deviceId: 'two' })]
  const request = tradeRequest(offers.map(({ offerId }) => offerId), change) // prettier-ignore
  return Trade.parse((await send(platform, 'POST', '/trades', request, { 'idempotency-key': newKey() })).body)
}
beforeEach(async () => {
  trade = await sell({ screen: 'light' }, { voucher: 'PERCENT5' })
})

const move = (...args: string[]) => moveByNumber(platform.env, [trade.number, ...args], NOW)
const arrive = async () => [await move('handed-over'), await move('received')]
const now = async () => Trade.parse((await send(platform, 'GET', `/trades/${trade.accessId}`)).body)
async function queuedKinds(): Promise<unknown[]> {
  const text = 'select kind from platform.outbox where trade_id = $1 order by kind'
  return (await platform.pool.query<{ kind: string }>(text, [trade.tradeId])).rows.map(({ kind }) => kind)
}
const stateOf = async (offerId: string) => Offer.parse((await send(platform, 'GET', `/offers/${offerId}`)).body).state
const offerStates = async () => Promise.all((await now()).lines.map(({ offerId }) => stateOf(offerId)))

test('as described, a trade goes from the counter to the money', async () => {
  expect(await move('handed-over')).toBe(`${trade.number}: awaiting_shipment -> in_transit`)
  expect(await move('received')).toContain('in_transit -> received')
  expect(await move('inspected')).toContain('received -> payout_pending')
  expect(await move('paid')).toContain('payout_pending -> paid')
  const done = await now()
  expect(done).toMatchObject({ total: trade.total, lines: [{ state: 'paid' }, { state: 'paid' }] })
  expect(done.history.map(({ state, reason }) => `${state}: ${reason}`)).toEqual([
    'created: trade_created',
    'awaiting_shipment: label_ready',
    'in_transit: parcel_handed_over',
    'received: parcel_received',
    'in_inspection: inspection_started',
    'payout_pending: inspected_as_described',
    'paid: payout_sent',
  ])
  expect(await offerStates()).toEqual(['confirmed', 'confirmed'])
  expect(await queuedKinds()).toEqual(['device_received', 'inspected_as_described', 'trade_paid', 'trade_received'])
  await expect(move('sent-back')).rejects.toThrow(`Nothing of ${trade.number} goes back.`)
})

test('a device that goes back beside a sold one queues one mail when it is sent, after the payment', async () => {
  await arrive()
  await move('inspected', '--answer', '2:functions=camera', ...photos(2))
  const { clarification } = await now()
  const lines = [{ offerId: trade.lines[1]?.offerId, decision: 'return' }]
  const path = `/clarifications/${clarification?.id}/${trade.number}/answers`
  expect((await send(platform, 'POST', path, { lines })).status).toBe(200)
  await move('paid')
  expect(await queuedKinds()).not.toContain('return_sent')
  expect(await move('sent-back')).toBe(`${trade.number}: paid -> closed`)
  expect((await queuedKinds()).filter((kind) => kind === 'return_sent')).toHaveLength(1)
})

test('a better condition pays more without asking, by the price list of the offer, and no mail says "as described"', async () => {
  await publishPrices(platform.pool, APPLICATION, 2, 0.5)
  await arrive()
  expect(await move('inspected', '--answer', 'screen=flawless')).toContain('-> payout_pending')
  expect(await now()).toMatchObject({
    ...{ lines: [{ price: { amount: 41_200 }, state: 'accepted' }, { price: { amount: 10_000 } }] },
    ...{ total: { amount: 51_200 + 2560 }, voucher: { amount: { amount: 2560 } } },
  })
  expect(await queuedKinds()).toEqual(['device_received', 'trade_received'])
  for (const table of ['prices', 'price_list_questions', 'price_lists'])
    await platform.pool.query(`delete from platform.${table} where version = 2`)
})

test('a worse condition asks the seller: answers and new price are stored, nothing is accepted yet', async () => {
  await arrive()
  expect(await move('inspected', '--answer', '2:functions=camera', ...photos(2))).toContain('received -> awaiting_customer')
  expect(await now()).toMatchObject({
    total: trade.total,
    lines: [{ state: 'accepted' }, { state: 'revised', price: { amount: 10_000 } }],
  })
  expect(await offerStates()).toEqual(['confirmed', 'revised'])
  const { rows } = await platform.pool.query(
    'select inspection, revised_price from platform.trade_lines where trade_id = $1 and position = 1',
    [trade.tradeId],
  )
  expect(rows[0]).toMatchObject({
    revised_price: 7500,
    inspection: expect.arrayContaining([{ questionId: 'phones-functions', answerId: 'phones-functions-camera' }]),
  })
  await expect(move('paid')).rejects.toThrow('is awaiting_customer and cannot become paid')
})

test.each([
  [['RV-1'], 'is no trade number'],
  [[tradeNumber(9_999_999), 'received'], `There is no trade ${tradeNumber(9_999_999)}`],
  [['NUMBER', 'paid'], 'cannot become paid'],
  [['NUMBER', 'eaten'], '"eaten" is no step'],
  [['NUMBER'], '"" is no step'],
  [['NUMBER', 'received', 'now'], 'takes --parcel 2'],
  [['NUMBER', 'inspected', '--picture', 'x'], 'Unknown option "--picture"'],
  [['NUMBER', 'inspected', '--photo', 'nowhere.jpg'], '"nowhere.jpg" cannot be read'],
  [['NUMBER', 'inspected', '--photo', 'package.json'], '"package.json" is no photo'],
  [['NUMBER', 'inspected', '--answer', 'screen'], 'is not question=answer'],
])('%j is refused in one line', async (args, message) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await runTradeCommand(platform.env, args.map((arg) => (arg === 'NUMBER' ? trade.number : arg)), NOW)).toBe(1) // prettier-ignore
  expect(said.mock.calls).toEqual([[expect.stringContaining(message)]])
  expect(said.mock.calls[0]?.[0]).not.toContain('\n')
  said.mockRestore()
})

test.each([
  ['colour=red', 'There is no question "colour"'],
  ['screen=melted', 'has no answer "melted"'],
  ['functions=all_work,camera', 'do not go together'],
  ['3:screen=light', 'there is no line 3'],
])('a finding %s is refused and changes nothing', async (found, message) => {
  await arrive()
  await expect(move('inspected', '--answer', found)).rejects.toThrow(message)
  expect((await now()).state).toBe('received')
})

test('a price goes down only with two photos of that very device', async () => {
  await arrive()
  await expect(move('inspected', '--answer', '2:functions=camera')).rejects.toThrow('at least 2 photos')
  await expect(move('inspected', '--answer', '2:functions=camera', ...photos(1))).rejects.toThrow('at least 2 photos')
  await expect(move('inspected', '--answer', '2:functions=camera', ...photos(3))).rejects.toThrow('there is no line 3')
  const unnamed = photos(2).slice(2)
  await expect(move('inspected', '--answer', '2:functions=camera', ...unnamed)).rejects.toThrow('the name of who inspected')
  const other = ['--photo', '2:screen=tests/fixtures/inspected-detail.png']
  const refused = move('inspected', '--answer', '2:functions=camera', ...photos(2), ...other)
  await expect(refused).rejects.toThrow('is of "screen", where nothing differs; it differs in functions')
  expect((await now()).state).toBe('received')
})

test('two people moving one trade take turns', async () => {
  const both = await Promise.allSettled([move('handed-over'), move('handed-over')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
