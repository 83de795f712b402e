import { instantsOf, wallTime } from '@/domain/zoned-time'

/** A zone that browsers know; UTC while the field of the market holds none. */
export function knownZone(name: unknown): string {
  if (typeof name !== 'string' || name === '') return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** An instant (ISO 8601) as an input of the type `datetime-local` shows it, in the zone. */
export function shownAs(instant: unknown, zone: string): string {
  const at = typeof instant === 'string' ? Date.parse(instant) : Number.NaN
  if (Number.isNaN(at)) return ''
  const { day, time } = wallTime(zone, at)
  return `${day}T${time}`
}

/** The instant (ISO 8601 UTC) that was typed; the earlier of two where clocks are put back, null where there is none. */
export function typedInstant(typed: string, zone: string): string | null {
  const [day = '', time = ''] = typed.split('T')
  const [instant] = instantsOf(zone, { day, time: time.slice(0, 5) })
  return instant === undefined ? null : new Date(instant).toISOString()
}

/** An instant in words, short, in the zone of its market. */
export function momentIn(language: string, zone: string, instant: string): string {
  return new Intl.DateTimeFormat(language, { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))
}
