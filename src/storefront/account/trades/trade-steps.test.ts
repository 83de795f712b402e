import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TradeState, type Trade } from '@trade-in-shop/contracts/trades'
import { payoutExpectedBy } from '@trade-in-shop/contracts/market-days'
import { cameBack, endedAt, isFinished, isRecycled, listTradeSteps } from './trade-steps'

type Course = Pick<Trade, 'state' | 'createdAt' | 'lockUntil' | 'history'>
const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T12:00:00.000Z`
/** A trade that reached these states, one a day from the 21st on. */
const course = (...states: TradeState[]): Course => ({
  state: states.at(-1) ?? 'created',
  createdAt: day(1),
  lockUntil: day(15),
  history: states.map((state, index) => ({ at: day(index + 1), state, reason: 'any' })),
})
const RULE = { payoutWorkingDays: 2, payoutCutOff: null, timeZone: 'Europe/Berlin' }
const told = (trade: Course) =>
  listTradeSteps(trade, RULE).map(({ title, mark, at }) => [title.replace('trade.step.', ''), mark, at])

const SENT = ['created', 'awaiting_shipment', 'in_transit', 'received', 'in_inspection'] as const

test('a new trade waits for its parcel and shows the day until which the price holds', () => {
  expect(told(course('created', 'awaiting_shipment'))).toEqual([
    ['created', 'done', day(1)],
    ['handIn', 'now', undefined],
    ['arrival', 'later', undefined],
    ['check', 'later', undefined],
    ['payout', 'later', undefined],
  ])
  expect(listTradeSteps(course('created'), RULE)[1]?.note).toEqual({ id: 'trade.step.handInBy', date: day(15) })
})

test('a trade with a question to the seller has that question as its current step', () => {
  expect(told(course(...SENT, 'awaiting_customer')).slice(2)).toEqual([
    ['arrived', 'done', day(4)],
    ['question', 'warn', day(6)],
    ['payout', 'later', undefined],
  ])
})

test('a trade that another inspector looks at is in its second look, with nothing for the seller to do', () => {
  expect(told(course(...SENT, 'awaiting_customer', 'second_look')).slice(2)).toEqual([
    ['arrived', 'done', day(4)],
    ['secondLook', 'now', day(7)],
    ['payout', 'later', undefined],
  ])
})

test('a paid trade has a date for every step', () => {
  expect(told(course(...SENT, 'payout_pending', 'paid'))).toEqual([
    ['created', 'done', day(1)],
    ['onTheWay', 'done', day(3)],
    ['arrived', 'done', day(4)],
    ['checked', 'done', day(5)],
    ['paid', 'done', day(7)],
  ])
})

test('a trade that is returned ends with the return, closed or not', () => {
  expect(told(course(...SENT, 'awaiting_customer', 'return_in_progress')).at(-1)).toEqual(['return', 'now', day(7)])
  const closed = course(...SENT, 'return_in_progress', 'closed')
  expect(told(closed).at(-1)).toEqual(['returned', 'done', day(6)])
  expect(cameBack(closed)).toBe(true)
  expect(cameBack(course(...SENT, 'payout_pending', 'paid', 'closed'))).toBe(false)
})

test('a closed trade that paid nothing and sent nothing back ends with the recycling', () => {
  const recycled = course(...SENT, 'awaiting_customer', 'closed')
  expect(told(recycled).at(-1)).toEqual(['recycled', 'done', day(7)])
  expect([isRecycled(recycled), cameBack(recycled), endedAt(recycled)]).toEqual([true, false, day(7)])
  for (const states of [['payout_pending', 'paid', 'closed'], ['return_in_progress', 'closed'], ['paid']] as const)
    expect(isRecycled(course(...SENT, ...states))).toBe(false)
})

test('a sale that was cancelled on its way shows only the steps that it took', () => {
  expect(told(course('created', 'awaiting_shipment', 'in_transit', 'return_in_progress'))).toEqual([
    ['created', 'done', day(1)],
    ['onTheWay', 'done', day(3)],
    ['return', 'now', day(4)],
  ])
})

test.each(['cancelled', 'expired'] as const)('a trade that is %s ends with that step and its date', (state) => {
  expect(told(course('created', 'awaiting_shipment', state)).at(-1)).toEqual([state, 'now', day(3)])
  expect(endedAt(course('created', 'awaiting_shipment', state))).toBe(day(3))
})

test('a closed trade ended on the day of its payment', () => {
  expect(endedAt(course(...SENT, 'payout_pending', 'paid', 'closed'))).toBe(day(7))
})

test('any sequence of states has at most one current step, nothing to come behind it and no title twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TradeState.options), { minLength: 1, maxLength: 12 }), (states) => {
      const trade = course(...states)
      const steps = listTradeSteps(trade, RULE)
      const marks = steps.map(({ mark }) => mark)
      const current = marks.findIndex((mark) => mark === 'now' || mark === 'warn')
      expect(marks.filter((mark) => mark === 'now' || mark === 'warn').length).toBeLessThanOrEqual(1)
      if (current >= 0) expect(marks.slice(0, current).every((mark) => mark === 'done')).toBe(true)
      expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length)
      expect(isFinished(trade)).toBe(['paid', 'closed', 'cancelled', 'expired'].includes(trade.state))
    }),
  )
})

test.each([
  // The last day of the lock is Sunday the 15th: two days on the way, two of check, two until the payout.
  ['created', ['created'], '2026-11-23'],
  ['awaiting_shipment', ['created', 'awaiting_shipment'], '2026-11-23'],
  // Handed in on Tuesday the 3rd.
  ['in_transit', ['created', 'awaiting_shipment', 'in_transit'], '2026-11-11'],
  // Arrived on Wednesday the 4th.
  ['received', SENT.slice(0, 4), '2026-11-10'],
  ['in_inspection', SENT, '2026-11-10'],
  // Checked by Friday the 6th.
  ['payout_pending', [...SENT, 'payout_pending'], '2026-11-10'],
] as const)('a trade in state %s says by which day its money is expected', (_, states, expected) => {
  const trade = course(...states)
  expect(payoutExpectedBy(trade, RULE)?.slice(0, 10)).toBe(expected)
  expect(listTradeSteps(trade, RULE).at(-1)?.note).toEqual({ id: 'trade.step.payoutBy', date: `${expected}T12:00:00.000Z` })
})

test('a trade that waits for an answer counts the days from there, and one that pays nothing more has no payout day', () => {
  const waiting = course(...SENT, 'awaiting_customer')
  expect(payoutExpectedBy(waiting, RULE)).toBeNull()
  expect(listTradeSteps(waiting, RULE).at(-1)?.note).toEqual({ id: 'trade.step.payoutAfterAnswer', days: 2 })
  for (const states of [['cancelled'], ['expired'], ['return_in_progress'], ['paid'], ['paid', 'closed']] as const)
    expect(payoutExpectedBy(course(...SENT, ...states), RULE)).toBeNull()
})

test.each([
  ['Wednesday before Christmas 2026', '2026-12-23', '2026-12-28'],
  ['the last day of 2026', '2026-12-31', '2027-01-05'],
  ['Wednesday before Easter 2026', '2026-04-01', '2026-04-07'],
  ['Wednesday before Easter 2027, in March', '2027-03-24', '2027-03-30'],
  ['Wednesday before Easter 2038, the latest there is', '2038-04-21', '2038-04-27'],
  ['the last day of April 2026', '2026-04-30', '2026-05-05'],
  ['Thursday of a week without a holiday', '2026-11-05', '2026-11-09'],
])('two working days after %s leave out days on which banks transfer no money', (_, from, expected) => {
  const at = `${from}T12:00:00.000Z`
  const history = [{ state: 'payout_pending' as const, at, reason: '' }]
  const trade = { state: 'payout_pending' as const, createdAt: at, lockUntil: at, history }
  expect(payoutExpectedBy(trade, { ...RULE, payoutWorkingDays: 2 })?.slice(0, 10)).toBe(expected)
})
