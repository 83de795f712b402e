import { describe, expect, test } from 'vitest'
import { mayBecome, OFFER_TRANSITIONS } from '../offers/offer-store'
import { LINE_TRANSITIONS, mayLineBecome, mayTradeBecome, TRADE_TRANSITIONS } from './trade-state'

/** Every state that can be reached from `start`. */
function reachable(table: Record<string, readonly string[]>, start: string): Set<string> {
  const seen = new Set([start])
  for (const state of seen) for (const next of table[state] ?? []) seen.add(next)
  return seen
}

describe('trades', () => {
  test('the usual path leads from created to closed', () => {
    const way = [
      'created',
      'awaiting_shipment',
      'in_transit',
      'received',
      'in_inspection',
      'payout_pending',
      'paid',
      'closed',
    ] as const
    for (const [index, state] of way.slice(1).entries()) expect(mayTradeBecome(way[index]!, state)).toBe(true)
  })
  test.each([
    ['awaiting_shipment', 'paid'],
    ['received', 'cancelled'],
    ['paid', 'payout_pending'],
    ['closed', 'created'],
    ['awaiting_customer', 'paid'],
    ['cancelled', 'awaiting_shipment'],
    ['in_inspection', 'paid'],
  ] as const)('%s never becomes %s', (from, to) => {
    expect(mayTradeBecome(from, to)).toBe(false)
  })
  test('every state can be reached, none leads to itself', () => {
    expect([...reachable(TRADE_TRANSITIONS, 'created')].sort()).toEqual(Object.keys(TRADE_TRANSITIONS).sort())
    for (const [from, to] of Object.entries(TRADE_TRANSITIONS)) expect(to).not.toContain(from)
  })
})

describe('lines', () => {
  test('a revised line is accepted or refused, never paid at once', () => {
    expect(mayLineBecome('in_inspection', 'revised')).toBe(true)
    expect(mayLineBecome('revised', 'accepted')).toBe(true)
    expect(mayLineBecome('revised', 'refused')).toBe(true)
    expect(mayLineBecome('revised', 'paid')).toBe(false)
  })
  test('every state can be reached', () => {
    expect([...reachable(LINE_TRANSITIONS, 'awaiting_shipment')].sort()).toEqual(Object.keys(LINE_TRANSITIONS).sort())
  })
})

describe('offers', () => {
  test('quoted, locked, revised and then confirmed or refused', () => {
    expect(mayBecome('quoted', 'locked')).toBe(true)
    expect(mayBecome('locked', 'confirmed')).toBe(true)
    expect(mayBecome('locked', 'revised')).toBe(true)
    expect(mayBecome('revised', 'confirmed')).toBe(true)
    expect(mayBecome('revised', 'refused')).toBe(true)
  })
  test.each([
    ['quoted', 'confirmed'],
    ['quoted', 'revised'],
    ['locked', 'quoted'],
    ['locked', 'superseded'],
    ['declined', 'locked'],
    ['superseded', 'locked'],
    ['expired', 'locked'],
    ['confirmed', 'locked'],
  ] as const)('%s never becomes %s', (from, to) => {
    expect(mayBecome(from, to)).toBe(false)
  })
  test('declined is a first state or none', () => {
    const reached = reachable(OFFER_TRANSITIONS, 'quoted')
    expect(Object.keys(OFFER_TRANSITIONS).filter((state) => !reached.has(state))).toEqual(['declined'])
  })
})
