import { DAY, HOUR, MINUTE } from '@trade-in-shop/runtime/durations'

const STEPS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** How long ago something was, in words: "3 minutes ago". Instants in milliseconds. */
export const agoWords = (language: string, at: number, now: number): string => relativeWords(language, Math.min(at, now), now)

/** The same for what may be ahead: "in 3 days". */
export function relativeWords(language: string, at: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const between = Math.abs(at - now)
  const [unit, length] = STEPS.find(([, size]) => between >= size) ?? (['second', Infinity] as const)
  return words.format(Math.sign(at - now) * Math.floor(between / length), unit)
}
