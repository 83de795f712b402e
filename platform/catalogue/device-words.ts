import type { TextLanguage } from '@platform/markets/platform-market'

/** `$1` of a generation is its number: "3rd generation", "2nd Gen". */
type Words = Readonly<{
  generation: string
  gen: string
  early: string
  mid: string
  late: string
  ports: Readonly<{ two: string; four: string }>
  inch: string
  /** Variants that are nothing but a colour, or a camera without a lens. */
  variants: Readonly<Record<string, string>>
}>

const GERMAN: Words = {
  generation: '$1. Generation',
  gen: '$1. Gen.',
  ...{ early: 'Anfang $1', mid: 'Mitte $1', late: 'Ende $1' },
  ports: { two: 'zwei Thunderbolt-Anschlüsse', four: 'vier Thunderbolt-Anschlüsse' },
  inch: '$1 Zoll',
  variants: {
    ...{ Blue: 'Blau', Coral: 'Koralle', Grey: 'Grau', Turquoise: 'Türkis', White: 'Weiß', Yellow: 'Gelb' },
    ...{ 'Neon Red/Neon Blue': 'Neonrot/Neonblau', Body: 'Gehäuse' },
  },
}

const WORDS: Readonly<Partial<Record<TextLanguage, Words>>> = {
  de: GERMAN,
  at: GERMAN,
  es: {
    generation: '$1.ª generación',
    gen: '$1.ª gen.',
    ...{ early: 'principios de $1', mid: 'mediados de $1', late: 'finales de $1' },
    ports: { two: 'dos puertos Thunderbolt', four: 'cuatro puertos Thunderbolt' },
    inch: '$1 pulgadas',
    variants: {
      ...{ Blue: 'Azul', Coral: 'Coral', Grey: 'Gris', Turquoise: 'Turquesa', White: 'Blanco', Yellow: 'Amarillo' },
      ...{ 'Neon Red/Neon Blue': 'Rojo neón/Azul neón', Body: 'Solo cuerpo' },
    },
  },
  fr: {
    generation: '$1e génération',
    gen: '$1e gén.',
    ...{ early: 'début $1', mid: 'mi-$1', late: 'fin $1' },
    ports: { two: 'deux ports Thunderbolt', four: 'quatre ports Thunderbolt' },
    inch: '$1 pouces',
    variants: {
      ...{ Blue: 'Bleu', Coral: 'Corail', Grey: 'Gris', Turquoise: 'Turquoise', White: 'Blanc', Yellow: 'Jaune' },
      ...{ 'Neon Red/Neon Blue': 'Rouge néon/Bleu néon', Body: 'Boîtier nu' },
    },
  },
  it: {
    generation: '$1ª generazione',
    gen: '$1ª gen.',
    ...{ early: 'inizio $1', mid: 'metà $1', late: 'fine $1' },
    ports: { two: 'due porte Thunderbolt', four: 'quattro porte Thunderbolt' },
    inch: '$1 pollici',
    variants: {
      ...{ Blue: 'Blu', Coral: 'Corallo', Grey: 'Grigio', Turquoise: 'Turchese', White: 'Bianco', Yellow: 'Giallo' },
      ...{ 'Neon Red/Neon Blue': 'Rosso neon/Blu neon', Body: 'Solo corpo' },
    },
  },
}

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
 * The names of a device in a market's language. The catalogue is in English; product names stay as their makers write them, and
 * only words that describe are translated. `variant` is null where the model has only one.
 */
export function translateNames({ model, variant }: DeviceNames, language: string): DeviceNames {
  const words = Object.entries(WORDS).find(([known]) => known === language)?.[1]
  if (!words) return { model, variant }
  return { model: translateModel(model, words), variant: variant && (words.variants[variant] ?? variant) }
}

/** "iPhone 13 Pro 256 GB": model with variant, without the manufacturer. */
export const joinNames = ({ model, variant }: DeviceNames): string => (variant === null ? model : `${model} ${variant}`)
