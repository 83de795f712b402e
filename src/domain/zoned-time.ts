import { DAY as DAY_MS, HOUR, MINUTE } from '@trade-in-shop/runtime/durations'

/** What a clock on the wall shows: `2027-03-28` and `02:30`. */
export type WallTime = Readonly<{ day: string; time: string }>

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/
/** Zones are at most this far from UTC. */
const FURTHEST_MS = 15 * HOUR

/** What the clocks of a zone show at an instant (epoch milliseconds). */
export function wallTime(timeZone: string, instant: number): WallTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return { day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

/**
 * The instants (epoch milliseconds) at which the clocks of a zone show a time: usually one; none when the clocks skip it, two
 * when they repeat it. None as well for an invalid day or time.
 */
export function findInstants(timeZone: string, { day, time }: WallTime): number[] {
  if (!DAY.test(day) || !TIME.test(time)) return []
  const asUtc = Date.parse(`${day}T${time}:00.000Z`)
  if (Number.isNaN(asUtc)) return []
  const offsets = new Set([asUtc - FURTHEST_MS, asUtc + FURTHEST_MS].map((around) => offsetAt(timeZone, around)))
  const found = [...offsets].map((offset) => asUtc - offset)
  return found
    .filter((instant) => {
      const shown = wallTime(timeZone, instant)
      return shown.day === day && shown.time === time
    })
    .toSorted((a, b) => a - b)
}

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const { day, time } = wallTime(timeZone, instant)
  return Date.parse(`${day}T${time}:00.000Z`) - Math.floor(instant / MINUTE) * MINUTE
}

/** The day so many days after another one (`2026-11-23`); a negative number is earlier. */
export const moveDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

export const toTheMinute = (instant: number): number => Math.floor(instant / MINUTE) * MINUTE

/** A moment as members of staff read it: day and minute, on the clock of a market or on the reader's own. */
export const formatMoment = (language: string, at: string | Date, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
