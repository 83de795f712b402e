import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn, hasReachedAge, parseDate } from './dates'

test.each([
  ['14.03.1988', '1988-03-14'],
  ['14/03/1988', '1988-03-14'],
  [' 4.3.1988 ', '1988-03-04'],
  ['14. 3. 1988', '1988-03-14'],
  ['14 03 1988', '1988-03-14'],
  ['14-03-1988', '1988-03-14'],
  ['1988-03-14', '1988-03-14'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2023', null],
  ['31.04.1988', null],
  ['03.14.1988', null],
  ['00.01.1988', null],
  ['14.03.88', null],
  ['14.03', null],
  ['gestern', null],
  ['', null],
])('%j is %s', (text, date) => {
  expect(parseDate(text)).toBe(date)
})

test('every day of the calendar is read back, in every writing', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
      fc.constantFrom('.', '/', '-', ' '),
      (date, mark) => {
        const iso = date.toISOString().slice(0, 10)
        expect(parseDate(iso.split('-').toReversed().join(mark))).toBe(iso)
      },
    ),
  )
})

test.each([
  ['Europe/Berlin', '2026-12-05T22:59:59Z', '2026-12-05'],
  ['Europe/Berlin', '2026-12-05T23:00:00Z', '2026-12-06'],
  ['Europe/Berlin', '2026-07-05T22:00:00Z', '2026-07-06'],
  ['Europe/Dublin', '2026-12-05T23:30:00Z', '2026-12-05'],
])('in %s the instant %s is the day %s', (timeZone, instant, day) => {
  expect(dayIn(timeZone, Date.parse(instant))).toBe(day)
})

test.each([
  ['2008-11-21', '2026-11-21T00:00:00+01:00', true],
  ['2008-11-21', '2026-11-20T23:59:59+01:00', false],
  ['2008-02-29', '2026-02-28T12:00:00+01:00', false],
  ['2008-02-29', '2026-03-01T00:00:00+01:00', true],
  ['1988-03-14', '2026-11-21T12:00:00+01:00', true],
])('born on %s, at %s eighteen: %s', (birthDate, now, of) => {
  expect(hasReachedAge(birthDate, 18, 'Europe/Vienna', Date.parse(now))).toBe(of)
})
