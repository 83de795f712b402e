import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn } from '@trade-in-shop/contracts/market-days'
import { hasReachedAge, parseDate, writeDate } from './dates'

const LIVING = { earliest: '1900-01-01', latest: '2026-11-22' }

test.each([
  ['14.03.1988', '1988-03-14'],
  ['14/03/1988', '1988-03-14'],
  [' 4.3.1988 ', '1988-03-04'],
  ['14. 3. 1988', '1988-03-14'],
  ['14 03 1988', '1988-03-14'],
  ['14-03-1988', '1988-03-14'],
  ['1988-03-14', '1988-03-14'],
  ['29.02.2024', '2024-02-29'],
  ['1988/03/14', '1988-03-14'],
  ['1988.3.14.', '1988-03-14'],
  ['1988-3-4', '1988-03-04'],
  // The name of the month, in each language.
  ['14. März 1988', '1988-03-14'],
  ['14. Jänner 1988', '1988-01-14'],
  ['14 marz 1988', '1988-03-14'],
  ['14-Mar-1988', '1988-03-14'],
  ['14 de marzo de 1988', '1988-03-14'],
  ['1er août 1988', '1988-08-01'],
  ['1º maggio 1988', '1988-05-01'],
  ['14 SETT. 1988', '1988-09-14'],
  ['March 14, 1988', '1988-03-14'],
  ['14th March 1988', '1988-03-14'],
  ['14 mars 88', '1988-03-14'],
  ['14 jui 1988', null],
  ['31 juin 1988', null],
  ['14 de 1988', null],
  // Invisible signs, and signs that look like another.
  ['\u200e14.03.1988\u202c', '1988-03-14'],
  ['１４．０３．１９８８', '1988-03-14'],
  ['14\u201303\u20131988', '1988-03-14'],
  ['geb.: 14.03.1988', '1988-03-14'],
  // Digits alone, as a keypad of digits writes them.
  ['14031988', '1988-03-14'],
  ['04031988', '1988-03-04'],
  ['1403 1988', '1988-03-14'],
  ['1 4 0 3 1 9 8 8', '1988-03-14'],
  ['19880314', '1988-03-14'],
  ['29022024', '2024-02-29'],
  // One digit less where only one day can be meant.
  ['4031988', '1988-03-04'],
  ['1431988', '1988-03-14'],
  ['431988', '1988-03-04'],
  ['1111988', null],
  // A year of two digits where only one century can be meant.
  ['140388', '1988-03-14'],
  ['14 03 88', '1988-03-14'],
  ['14.03.88', '1988-03-14'],
  ['140305', null],
  ['14.03.05', null],
  ['221126', null],
  ['231126', '1926-11-23'],
  ['29.02.2023', null],
  ['29022023', null],
  ['31.04.1988', null],
  ['03.14.1988', null],
  ['03141988', null],
  ['00.01.1988', null],
  ['14.03.1899', null],
  ['14031899', null],
  ['14032027', null],
  ['14.03', null],
  ['1403', null],
  ['140319881', null],
  ['14a031988', null],
  ['gestern', null],
  ['', null],
])('%j is read as %s', (text, date) => {
  expect(parseDate(text, LIVING)).toBe(date)
})

const days = fc
  .date({ min: new Date(LIVING.earliest), max: new Date(LIVING.latest), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test.each(['.', '/', '-', ' ', ''])('every day between the bounds is read back when written with %j', (mark) => {
  fc.assert(
    fc.property(days, (iso) => {
      expect(parseDate(iso.split('-').toReversed().join(mark), LIVING)).toBe(iso)
    }),
  )
})

test.each(['dd.mm.yy', 'dd/mm/yy'] as const)('a day typed as digits and rewritten as %s is the same day', (format) => {
  fc.assert(
    fc.property(days, (iso) => {
      const written = writeDate(iso, format)
      expect(written).toMatch(/^\d\d\D\d\d\D\d{4}$/)
      expect(parseDate(written.replace(/\D/g, ''), LIVING)).toBe(iso)
      expect(parseDate(written, LIVING)).toBe(iso)
    }),
  )
})

test('any typed text gives a date between the bounds or null, and never throws', () => {
  const characters = fc.constantFrom(...'0123456789./- ')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(characters, { maxLength: 12 }).map((all) => all.join('')),
      ),
      (text) => {
        const date = parseDate(text, LIVING)
        if (date !== null) expect([date >= LIVING.earliest, date <= LIVING.latest]).toEqual([true, true])
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
