import type { Language } from '@trade-in-shop/contracts/languages'
import { pickByLocale } from '@platform/messages/by-locale'
import de from './device-words/de.json' with { type: 'json' }
import es from './device-words/es.json' with { type: 'json' }
import fr from './device-words/fr.json' with { type: 'json' }
import it from './device-words/it.json' with { type: 'json' }

/** `$1` of a generation is its number: "3rd generation", "2nd Gen". Variants are nothing but a colour, or a camera without a lens. */
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

export type DeviceNames = Readonly<{ model: string; variant: string | null }>

/**
 * The names of a device in a market's language: product names stay as their makers write them, and
 * only words that describe are translated. `variant` is null where the model has only one.
 */
export function translateNames({ model, variant }: DeviceNames, locale: string): DeviceNames {
  const words = pickByLocale(WORDS, locale)
  if (!words) return { model, variant }
  return { model: translateModel(model, words), variant: variant && (words.variants[variant] ?? variant) }
}

/** "iPhone 13 Pro 256 GB": model with variant, without the manufacturer. */
export const joinNames = ({ model, variant }: DeviceNames): string => (variant === null ? model : `${model} ${variant}`)
