/** The calendar date in a time zone, `YYYY-MM-DD`. */
export function dateIn(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    at,
  )
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/**
 * Whole years since the birth date, by the calendar of the market (a seller is at least 18, A-13). A person born on 29 February
 * has the birthday on 1 March in a common year.
 */
export function ageOn(birthDate: string, timeZone: string, at: Date): number {
  const today = dateIn(timeZone, at)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
