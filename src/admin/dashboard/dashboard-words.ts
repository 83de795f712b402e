import { DAY, HOUR, MINUTE } from '@trade-in-shop/runtime/durations'

const STEPS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** How long ago something was, in words: "3 minutes ago". Instants in milliseconds. */
export function agoWords(language: string, at: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  const [unit, length] = STEPS.find(([, size]) => passed >= size) ?? (['minute', MINUTE] as const)
  return passed < MINUTE ? words.format(0, 'second') : words.format(-Math.floor(passed / length), unit)
}
