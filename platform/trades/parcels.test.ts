import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Trade } from '@trade-in-shop/contracts/trades'
import { moveByNumber } from '@platform/cli/trade-command'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'
import { expirePass } from '@platform/sales/expiry-worker'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('parcels')
})
afterAll(() => platform.drop())
beforeEach(() => platform.setTime(new Date('2026-11-21T10:00:00Z')))

/** A trade of one device per number, each in the parcel of that number. */
async function sold(parcels: readonly (number | undefined)[], change: Record<string, unknown> = {}): Promise<Trade> {
  const offers = await Promise.all(parcels.map(() => anOffer(platform)))
  const lines = offers.map(({ offerId }, index) => ({ offerId, quantity: 1, parcel: parcels[index] }))
  const body = { ...tradeRequest([], change), lines }
  const answer = await send(platform, 'POST', '/trades', body, { 'idempotency-key': newKey() })
  expect(answer.status).toBe(201)
  return Trade.parse(answer.body)
}
const read = async ({ accessId }: Trade) => Trade.parse((await send(platform, 'GET', `/trades/${accessId}`)).body)
const move = ({ number }: Trade, ...step: string[]) => moveByNumber(platform.env, [number, ...step], platform.clock())
const mails = async ({ tradeId }: Trade) => {
  const queued = 'select kind from platform.outbox where trade_id = $1 order by created_at, kind'
  const { rows } = await platform.pool.query<{ kind: string }>(queued, [tradeId])
  return rows.map(({ kind }) => kind)
}
const statesOf = ({ state, parcels }: Trade) => [state, ...(parcels ?? []).map((parcel) => parcel.state)]
const later = (days: number) => platform.setTime(new Date(Date.parse('2026-11-21T10:00:00Z') + days * 86_400_000))

describe('parcels of a trade', () => {
  test('parcels of a trade are one where nothing is said, and are numbered without a gap', async () => {
    expect((await sold([undefined, undefined])).parcels).toHaveLength(1)
    const trade = await sold([3, 1, 3])
    expect(trade.lines.map(({ parcel }) => parcel)).toEqual([2, 1, 2])
    expect(trade.parcels).toMatchObject([1, 2].map((number) => ({ number, state: 'awaiting_shipment', tracking: null })))
  })

  test('parcels of a trade are at most three', async () => {
    const body = { ...tradeRequest([]), lines: [{ offerId: 'x', quantity: 1, parcel: 4 }] }
    const refused = await send(platform, 'POST', '/trades', body, { 'idempotency-key': newKey() })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  })

  test('parcels of a trade have a label each; an unknown one answers 404', async () => {
    const trade = await sold([1, 2])
    const codes = await Promise.all((trade.parcels ?? []).map(({ label }) => send(platform, 'GET', label.qr)))
    expect(codes.map(({ status }) => status)).toEqual([200, 200])
    expect(codes[0]?.body).not.toBe(codes[1]?.body)
    for (const { label } of trade.parcels ?? []) expect((await send(platform, 'GET', label.pdf)).status).toBe(200)
    for (const parcel of ['3', '0', 'x'])
      expect((await send(platform, 'GET', `/trades/${trade.accessId}/parcels/${parcel}/label.pdf`)).status).toBe(404)
  })
})

test('a trade says who carries it and what a parcel is insured for, as its market had it when it was made', async () => {
  const trade = await sold([1, 2])
  expect(trade.carrier).toEqual({ name: 'Paketwerk', insured: { amount: 50_000, currency: 'EUR' } })
  await move(trade, 'handed-over', '--parcel', '2', '--tracking', 'PW-0002')
  expect((await read(trade)).parcels?.map(({ trackingAddress }) => trackingAddress)).toEqual([
    null,
    'https://paketwerk.example/parcels/PW-0002',
  ])
  await platform.pool.query('update platform.trades set carrier = null where id = $1', [trade.tradeId])
  const older = await read(trade)
  expect([older.carrier, older.parcels?.[1]?.trackingAddress]).toEqual([null, null])
})

describe('a trade of two parcels', () => {
  test('a trade of two parcels is on its way with the first and arrives with the last, with a mail for each arrival', async () => {
    const trade = await sold([1, 2])
    await move(trade, 'handed-over', '--parcel', '1', '--tracking', 'PW-0001')
    expect(statesOf(await read(trade))).toEqual(['in_transit', 'in_transit', 'awaiting_shipment'])
    await move(trade, 'received', '--parcel', '1')
    const half = await read(trade)
    expect(statesOf(half)).toEqual(['in_transit', 'received', 'awaiting_shipment'])
    expect(half.parcels?.[0]).toMatchObject({ tracking: 'PW-0001', receivedAt: '2026-11-21T10:00:00.000Z' })
    expect(await mails(trade)).toEqual(['first_parcel_received', 'trade_received'])
    await move(trade, 'handed-over')
    await move(trade, 'received')
    const whole = await read(trade)
    expect(statesOf(whole)).toEqual(['received', 'received', 'received'])
    expect(await mails(trade)).toContain('device_received')
    expect(whole.history.map(({ reason }) => reason).slice(2)).toEqual([
      ...['one_parcel_handed_over', 'one_parcel_received', 'one_parcel_handed_over', 'all_parcels_received'],
    ])
    await move(trade, 'inspected')
    expect((await read(trade)).state).toBe('payout_pending')
  })

  test.each([
    ['a parcel that it does not have', ['handed-over', '--parcel', '3'], 'there is no parcel 3'],
    ['a parcel that has not been handed over', ['received', '--parcel', '1'], 'its parcel awaiting_shipment'],
    ['one tracking number for both', ['handed-over', '--tracking', 'PW-0001'], '--parcel names it'],
    ['an option of another step', ['received', '--tracking', 'PW-0001'], '"received" takes --parcel'],
  ])('a trade of two parcels refuses %s', async (_name, step, message) => {
    await expect(move(await sold([1, 2]), ...step)).rejects.toThrow(message)
  })

  test('a trade of two parcels goes on without the parcel that is not handed over in time, and pays for what came', async () => {
    const trade = await sold([1, 2])
    await move(trade, 'handed-over', '--parcel', '1')
    await move(trade, 'received', '--parcel', '1')
    later(20)
    await expirePass(platform)
    expect(statesOf(await read(trade))).toEqual(['in_transit', 'received', 'awaiting_shipment'])
    later(22)
    await expirePass(platform)
    const rest = await read(trade)
    expect(statesOf(rest)).toEqual(['received', 'received', 'void'])
    expect(rest.total).toEqual(rest.lines[0]?.total)
    expect((await send(platform, 'GET', rest.parcels?.[1]?.label.pdf ?? '')).status).toBe(404)
    await expect(move(trade, 'inspected', '--answer', '2:screen=light')).rejects.toThrow('never came')
    await move(trade, 'inspected')
    await move(trade, 'paid')
    expect((await read(trade)).lines.map(({ state }) => state)).toEqual(['paid', 'expired'])
  })

  test('a trade of two parcels waits for the parcel that is on its way when the other one is given up', async () => {
    const trade = await sold([1, 2])
    await move(trade, 'handed-over', '--parcel', '2')
    later(22)
    await expirePass(platform)
    expect(statesOf(await read(trade))).toEqual(['in_transit', 'void', 'in_transit'])
    await move(trade, 'received')
    expect(statesOf(await read(trade))).toEqual(['received', 'void', 'received'])
  })

  test('a trade of two parcels that is cancelled gets back what was handed over, and the other label is void', async () => {
    const trade = await sold([1, 2])
    await move(trade, 'handed-over', '--parcel', '1')
    await send(platform, 'POST', `/trades/${trade.accessId}/cancellation`)
    const cancelled = await read(trade)
    expect(statesOf(cancelled)).toEqual(['return_in_progress', 'in_transit', 'void'])
    expect(cancelled.lines.map(({ state }) => state)).toEqual(['return_in_progress', 'cancelled'])
    await move(trade, 'sent-back')
    expect((await read(trade)).state).toBe('closed')
  })

  test('a trade of two parcels with an agreed least sum is not accepted below it by what never came', async () => {
    const trade = await sold([1, 2], { ifLower: { kind: 'accept', downTo: 80_000 } })
    await move(trade, 'handed-over', '--parcel', '1')
    later(22)
    await expirePass(platform)
    await move(trade, 'received')
    expect((await read(trade)).total.amount).toBe(41_200)
  })
})

test('a trade that a build without parcels has moved shows its parcel by its lines', async () => {
  const trade = await sold([1])
  await platform.pool.query(`update platform.trade_lines set state = 'in_transit' where trade_id = $1`, [trade.tradeId])
  await platform.pool.query(`update platform.trades set state = 'in_transit' where id = $1`, [trade.tradeId])
  expect(statesOf(await read(trade))).toEqual(['in_transit', 'in_transit'])
  await move(trade, 'received')
  expect(statesOf(await read(trade))).toEqual(['received', 'received'])
})
