import { expect, test } from 'vitest'
import { firstRetainedYear, retainedUntil } from './retention'

test.each([
  ['trades', 'Europe/Berlin', '2026-01-01T12:00:00Z', '2036-12-31'],
  ['payouts', 'Europe/Berlin', '2026-12-31T22:59:59Z', '2036-12-31'],
  ['payouts', 'Europe/Berlin', '2026-12-31T23:00:00Z', '2037-12-31'],
  ['trades', 'Europe/Dublin', '2026-12-31T23:00:00Z', '2036-12-31'],
] as const)('%s of %s at %s must be stored until %s', (what, timeZone, at, until) => {
  expect(retainedUntil(what, timeZone, new Date(at))).toBe(until)
})

test('a record that must be stored until the last day of a year exists on that day, and not on the next', () => {
  const last = new Date('2036-12-31T22:59:59Z')
  expect(firstRetainedYear('payouts', 'Europe/Berlin', last)).toBe(2026)
  expect(firstRetainedYear('payouts', 'Europe/Berlin', new Date(last.getTime() + 1000))).toBe(2027)
})
