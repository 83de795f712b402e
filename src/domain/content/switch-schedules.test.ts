import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  nextScheduleBoundary,
  overlappingSchedules,
  scheduleState,
  applySchedules,
  type SwitchSchedule,
} from './switch-schedules'

const market = {
  switches: { newsletter: true, homeBanner: true, socialButtons: false, conditionsVideo: false, b2b: false },
  rating: { seal: false, slider: true, provider: 'x', score: 4, count: 1, sample: true, reviews: [] },
}
const at = (text: string) => Date.parse(text)
const schedule = (more: Partial<SwitchSchedule> = {}): SwitchSchedule => ({
  switch: 'newsletter',
  on: false,
  from: '2027-03-01T08:00:00.000Z',
  until: '2027-03-02T08:00:00.000Z',
  ...more,
})

test.each([
  ['2027-03-01T07:59:59.999Z', 'coming', true],
  ['2027-03-01T08:00:00.000Z', 'running', false],
  ['2027-03-02T07:59:59.999Z', 'running', false],
  ['2027-03-02T08:00:00.000Z', 'ended', true],
] as const)('at %s the schedule is %s', (moment, state, newsletter) => {
  expect(scheduleState(schedule(), at(moment))).toBe(state)
  expect(applySchedules(market, [schedule()], at(moment)).switches.newsletter).toBe(newsletter)
})

test('schedules change every switch, those of the ratings too, and no other settings', () => {
  const schedules = [
    schedule({ switch: 'b2b', on: true }),
    schedule({ switch: 'ratingSeal', on: true }),
    schedule({ switch: 'ratingSlider' }),
  ]
  const { switches, rating } = applySchedules(market, schedules, at('2027-03-01T09:00:00.000Z'))
  expect(switches).toEqual({ ...market.switches, b2b: true })
  expect(rating).toEqual({ ...market.rating, seal: true, slider: false })
})

const instant = fc.integer({ min: 0, max: 50 }).map((hour) => new Date(hour * 3_600_000).toISOString())
const schedules = fc.array(
  fc.record({ switch: fc.constantFrom('newsletter' as const, 'b2b' as const), on: fc.boolean(), from: instant, until: instant }),
  { maxLength: 8 },
)

test('between two boundaries the settings do not change', () => {
  fc.assert(
    fc.property(schedules, fc.integer({ min: -1, max: 51 * 3_600_000 }), (list, now) => {
      const next = nextScheduleBoundary(list, now)
      const last = next === null ? now + 10 ** 9 : next - 1
      expect(applySchedules(market, list, last)).toEqual(applySchedules(market, list, now))
    }),
  )
})

test('two schedules overlap when some hour is in both', () => {
  fc.assert(
    fc.property(schedules, (list) => {
      const hours = (one: SwitchSchedule) =>
        Array.from({ length: 51 }, (_, hour) => hour).filter((hour) => scheduleState(one, hour * 3_600_000) === 'running')
      const forward = list.filter(({ from, until }) => from < until)
      const naive = forward.flatMap((later, index) =>
        forward
          .slice(0, index)
          .flatMap((earlier, place) =>
            earlier.switch === later.switch && hours(earlier).some((hour) => hours(later).includes(hour)) ? [[place, index]] : [],
          ),
      )
      expect(overlappingSchedules(forward)).toEqual(naive)
    }),
  )
})
