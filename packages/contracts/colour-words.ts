import type { Language } from './languages'
import words from './colour-words.json' with { type: 'json' }

/** All phrases of a language for a colour; the first is its name. `paint`: six hexadecimal digits. */
type Colour = Readonly<{ en: readonly string[]; paint?: string | undefined }> &
  Readonly<Partial<Record<Language, readonly string[] | undefined>>>

const PLAIN: readonly Colour[] = words.plain
/** Also names that makers give, such as "Midnight": they are read in all languages, and labels have them in English alone. */
export const COLOURS: readonly Colour[] = [...words.plain, ...words.ofMakers]

/** "rot{,e,er}" is "rot", "rote" and "roter". */
export function expandBraces(phrase: string): string[] {
  const [whole, before, inner, after] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(phrase) ?? []
  if (whole === undefined) return [phrase]
  return (inner ?? '').split(',').flatMap((one) => expandBraces(`${before}${one}${after}`))
}

/** What a plain colour is called on a label: "Weiß" of `white`. */
export function nameColour(english: string, language: Language): string | undefined {
  const [name] = expandBraces(PLAIN.find(({ en }) => en.includes(english))?.[language]?.[0] ?? '')
  return name && name.charAt(0).toUpperCase() + name.slice(1)
}
