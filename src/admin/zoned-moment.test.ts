import { expect, test } from 'vitest'
import { knownZone, momentIn, shownAs, typedInstant } from './zoned-moment'

test.each([
  ['2027-07-01T08:00', 'Europe/Berlin', '2027-07-01T06:00:00.000Z'],
  ['2027-01-01T08:00', 'Europe/Berlin', '2027-01-01T07:00:00.000Z'],
  ['2027-01-01T08:00:00', 'Atlantic/Canary', '2027-01-01T08:00:00.000Z'],
])('%s typed in the zone %s is the instant %s, which is shown as it was typed', (typed, zone, instant) => {
  expect(typedInstant(typed, zone)).toBe(instant)
  expect(shownAs(instant, zone)).toBe(typed.slice(0, 16))
})

test('an hour that clocks skip, and a text that is no time, give no instant', () => {
  expect(typedInstant('2027-03-28T02:30', 'Europe/Berlin')).toBeNull()
  expect(typedInstant('', 'Europe/Berlin')).toBeNull()
  expect(shownAs(undefined, 'Europe/Berlin')).toBe('')
})

test('an incomplete zone name counts as UTC', () => {
  expect([knownZone('Europe/Ber'), knownZone(7), knownZone('Europe/Vienna')]).toEqual(['UTC', 'UTC', 'Europe/Vienna'])
})

test('an instant is formatted in the language of staff and the zone of the market', () => {
  expect(momentIn('de', 'Europe/Vienna', '2027-07-01T06:00:00.000Z')).toBe('01.07.27, 08:00')
})
