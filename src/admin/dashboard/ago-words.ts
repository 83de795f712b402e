const STEPS = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const

/** How long ago something was, in words: "3 minutes ago". Instants in milliseconds. */
export function agoWords(language: string, at: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  const [unit, length] = STEPS.find(([, size]) => passed >= size) ?? (['minute', 60 * 1000] as const)
  return passed < 60 * 1000 ? words.format(0, 'second') : words.format(-Math.floor(passed / length), unit)
}
