import { expect, test } from 'vitest'
import { dayIn } from '@trade-in-shop/contracts/market-days'
import { ageOn } from './trade-field-problems'

const at = (text: string) => new Date(text)

test.each([
  ['the day before the birthday', '2008-11-22', 'Europe/Berlin', '2026-11-21T12:00:00Z', 17],
  ['on the birthday', '2008-11-21', 'Europe/Berlin', '2026-11-21T12:00:00Z', 18],
  ['already tomorrow in Berlin', '2008-11-22', 'Europe/Berlin', '2026-11-21T23:30:00Z', 18],
  ['still today in Dublin', '2008-11-22', 'Europe/Dublin', '2026-11-21T23:30:00Z', 17],
  ['born on 29 February, 28 February', '2008-02-29', 'Europe/Rome', '2026-02-28T12:00:00Z', 17],
  ['born on 29 February, 1 March', '2008-02-29', 'Europe/Rome', '2026-03-01T12:00:00Z', 18],
  ['summer time', '2008-07-01', 'Europe/Madrid', '2026-06-30T22:30:00Z', 18],
])('the age is counted by the market’s calendar: %s, born %s, in %s at %s, is %i', (_name, birth, zone, now, age) => {
  expect(ageOn(birth, zone, at(now))).toBe(age)
})

test('a date is the market’s, not the server’s', () => {
  expect(dayIn('Europe/Vienna', at('2026-12-31T23:30:00Z').getTime())).toBe('2027-01-01')
})
