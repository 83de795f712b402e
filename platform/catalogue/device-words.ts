import { nameColour } from '@trade-in-shop/contracts/colour-words'
import type { Language } from '@trade-in-shop/contracts/languages'
import { readTextLanguage } from '@platform/messages/by-locale'
import de from './device-words/de.json' with { type: 'json' }
import es from './device-words/es.json' with { type: 'json' }
import fr from './device-words/fr.json' with { type: 'json' }
import it from './device-words/it.json' with { type: 'json' }

/**
 * `$1` of a generation is its number: "3rd generation", "2nd Gen"; of an edition and a bundle their name. Variants, in small letters:
 * editions, or a camera without a lens. Plain colours are in `contracts/colour-words.json`; those of makers, such as
 * "Midnight Black", are left out.
 */
type Words = Readonly<Omit<typeof de, 'variants'> & { variants: Readonly<Record<string, string>> }>

/** The catalogue itself is in English. */
const WORDS: Readonly<Record<Exclude<Language, 'en'>, Words>> = { de, es, fr, it }

function translateModel(model: string, words: Words): string {
  const first = (text: string) => text.replace('$1e', '1re')
  return model
    .replace(/\b1st generation\b/, first(words.generation).replace('$1', '1'))
    .replace(/\b(\d+)(?:st|nd|rd|th) generation\b/, words.generation)
    .replace(/\b(\d+)(?:st|nd|rd|th) Gen\b/, words.gen)
    .replace(/\bEarly (\d{4})\b/, words.early)
    .replace(/\bMid (\d{4})\b/, words.mid)
    .replace(/\bLate (\d{4})\b/, words.late)
    .replace(/\b(two|four) Thunderbolt ports\b/, (_all, count: string) => (count === 'two' ? words.ports.two : words.ports.four))
    .replace(/\b(\d+)-inch\b/, words.inch)
}

/** Between the words of a variant: "128 GB Black", "Black/White", "Disc Edition 825 GB". */
const BETWEEN_WORDS = /(\s*[,/+·]\s*|\s*\b\d+(?:\.\d+)? ?(?:GB|TB|MB)\b\s*)/

const translateVariant = (variant: string, words: Words, language: Language): string =>
  variant
    .split(BETWEEN_WORDS)
    .map((part) => {
      const known = words.variants[part.toLowerCase()] ?? nameColour(part.toLowerCase(), language)
      if (known) return known
      if (/ Limited Edition$/.test(part)) return part.replace(/^(.+) Limited Edition$/, words.limited)
      return translateModel(part, words)
        .replace(/^(.+) Edition$/, words.edition)
        .replace(/^(.+) Bundle$/, words.bundle)
    })
    .join('')

export type DeviceNames = Readonly<{ model: string; variant: string | null }>

/**
 * The names of a device in a market's language: product names stay as their makers write them, and
 * only words that describe are translated. `variant` is null where the model has only one.
 */
export function translateNames({ model, variant }: DeviceNames, locale: string): DeviceNames {
  const language = readTextLanguage(locale)
  if (!language || language === 'en') return { model, variant }
  const words = WORDS[language]
  return { model: translateModel(model, words), variant: variant && translateVariant(variant, words, language) }
}

/** "iPhone 13 Pro 256 GB": model with variant, without the manufacturer. */
export const joinNames = ({ model, variant }: DeviceNames): string => (variant === null ? model : `${model} ${variant}`)
