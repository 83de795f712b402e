import { findInstants, wallTime } from '@/domain/zoned-time'

/** A valid time zone; UTC while the market's field has none. */
export function knownZone(name: unknown): string {
  if (typeof name !== 'string' || name === '') return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** An instant (ISO 8601) as the value of a `datetime-local` input in the zone. */
export function shownAs(instant: unknown, zone: string): string {
  const at = typeof instant === 'string' ? Date.parse(instant) : Number.NaN
  if (Number.isNaN(at)) return ''
  const { day, time } = wallTime(zone, at)
  return `${day}T${time}`
}

/** The typed instant (ISO 8601 UTC): the earlier one if clocks are put back, null if the time does not exist. */
export function typedInstant(typed: string, zone: string): string | null {
  const [day = '', time = ''] = typed.split('T')
  const [instant] = findInstants(zone, { day, time: time.slice(0, 5) })
  return instant === undefined ? null : new Date(instant).toISOString()
}

/** An instant with its day of the week and its zone: "Mon, Dec 1, 2026, 9:00 AM (Europe/Berlin)". */
export function momentWithZone(language: string, zone: string, instant: string): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  const format = new Intl.DateTimeFormat(language, { ...day, timeZone: zone, hour: 'numeric', minute: '2-digit' })
  return `${format.format(new Date(instant))} (${zone})`
}

/** An instant in a short format in the zone of its market. */
export function momentIn(language: string, zone: string, instant: string): string {
  return new Intl.DateTimeFormat(language, { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
}
