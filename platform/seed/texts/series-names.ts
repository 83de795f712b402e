/**
 * Most series names are the same in every language, but a few carry a describing English word; these are the words in each
 * language.
 */
const GERMAN: Record<string, string> = {
  and: 'und',
  'full frame': 'Vollformat',
  'three-digit': 'mit drei Ziffern',
  'four-digit': 'mit vier Ziffern',
  advanced: 'für Fortgeschrittene',
  entry: 'für Einsteiger',
  compact: 'Kompakt',
  prime: 'Festbrennweite',
  zoom: 'Zoom',
  mirrorless: 'für Spiegellose',
}

const WORDS: Record<string, Record<string, string>> = {
  de: GERMAN,
  at: GERMAN,
  es: {
    and: 'y',
    'full frame': 'formato completo',
    'three-digit': 'de tres cifras',
    'four-digit': 'de cuatro cifras',
    advanced: 'avanzadas',
    entry: 'de iniciación',
    compact: 'compactas',
    prime: 'focal fija',
    mirrorless: 'sin espejo',
    DSLR: 'réflex',
  },
  fr: {
    and: 'et',
    'full frame': 'plein format',
    'three-digit': 'à trois chiffres',
    'four-digit': 'à quatre chiffres',
    advanced: 'expert',
    entry: 'entrée de gamme',
    compact: 'compacts',
    prime: 'focale fixe',
    mirrorless: 'hybride',
    DSLR: 'reflex',
  },
  it: {
    and: 'e',
    'full frame': 'pieno formato',
    'three-digit': 'a tre cifre',
    'four-digit': 'a quattro cifre',
    advanced: 'avanzate',
    entry: 'base',
    compact: 'compatte',
    prime: 'focale fissa',
    DSLR: 'reflex',
  },
}

/** The series' name as the language says it: "Alpha 9 and Alpha 1" is "Alpha 9 und Alpha 1". */
export function seriesName(name: string, language: string): string {
  const words = WORDS[language] ?? {}
  return Object.entries(words).reduce(
    (result, [english, own]) => result.replace(new RegExp(`(?<=^| )${english}(?= |$)`), own),
    name,
  )
}
