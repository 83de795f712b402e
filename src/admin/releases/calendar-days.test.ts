import { expect, test } from 'vitest'
import { moveDay } from '@/domain/zoned-time'
import { buildCalendar, isDay } from './calendar-days'

test('a month is shown in whole weeks from Monday, with the days around it', () => {
  const { days, before, after } = buildCalendar('2026-11-23', 'month')
  expect([days.length, days[0], days.at(-1), before, after]).toEqual([42, '2026-10-26', '2026-12-06', '2026-10-31', '2026-12-01'])
  expect(buildCalendar('2027-02-14', 'month').days).toHaveLength(28)
})

test('a week begins on Monday and leads to the weeks beside it', () => {
  const { days, before, after } = buildCalendar('2026-11-29', 'week')
  expect([days[0], days.at(-1), before, after]).toEqual(['2026-11-23', '2026-11-29', '2026-11-22', '2026-11-30'])
})

test('only a day of the calendar is a day', () => {
  expect(['2026-11-23', '2026-13-01', 'x', ''].map(isDay)).toEqual([true, false, false, false])
})

test('a day moves over the end of its month and year', () => {
  expect([moveDay('2027-01-03', -7), moveDay('2026-12-31', 1)]).toEqual(['2026-12-27', '2027-01-01'])
})
