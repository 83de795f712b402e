import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findInstants, toTheMinute, wallTime } from './zoned-time'

const utc = (zone: string, day: string, time: string) =>
  findInstants(zone, { day, time }).map((instant) => new Date(instant).toISOString())

test.each([
  ['in summer', 'Europe/Berlin', '2027-07-01', '09:00', ['2027-07-01T07:00:00.000Z']],
  ['in winter', 'Europe/Madrid', '2027-01-01', '09:00', ['2027-01-01T08:00:00.000Z']],
  ['over midnight', 'Europe/Rome', '2027-07-01', '00:30', ['2027-06-30T22:30:00.000Z']],
  ['that is skipped in spring', 'Europe/Berlin', '2027-03-28', '02:30', []],
  ['that comes twice in autumn', 'Europe/Paris', '2027-10-31', '02:30', ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']],
  ['just before the change', 'Europe/Vienna', '2027-03-28', '01:59', ['2027-03-28T00:59:00.000Z']],
  ['just after the change', 'Europe/Vienna', '2027-03-28', '03:00', ['2027-03-28T01:00:00.000Z']],
  ['of a day that is none', 'Europe/Berlin', '2027-02-30', '09:00', []],
  ['that is none', 'Europe/Berlin', '2027-02-01', '24:00', []],
])('a time %s', (_what, zone, day, time, instants) => {
  expect(utc(zone, day, time)).toEqual(instants)
})

test('every minute is found again by what the clocks showed', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'Europe/Madrid', 'Atlantic/Canary', 'Asia/Kathmandu', 'America/St_Johns', 'UTC')
  const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zones, instants, (zone, date) => {
      const minute = toTheMinute(date.getTime())
      expect(findInstants(zone, wallTime(zone, minute))).toContain(minute)
    }),
  )
})
