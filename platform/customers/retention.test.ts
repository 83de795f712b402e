import { expect, test } from 'vitest'
import { keptUntil } from './retention'

test.each([
  ['trades', 'Europe/Berlin', '2026-01-01T12:00:00Z', '2036-12-31'],
  ['payouts', 'Europe/Berlin', '2026-12-31T22:59:59Z', '2036-12-31'],
  ['payouts', 'Europe/Berlin', '2026-12-31T23:00:00Z', '2037-12-31'],
  ['trades', 'Europe/Dublin', '2026-12-31T23:00:00Z', '2036-12-31'],
] as const)('%s of %s at %s are kept until %s', (what, timeZone, at, until) => {
  expect(keptUntil(what, timeZone, new Date(at))).toBe(until)
})
