import de from './series-words/de.json' with { type: 'json' }
import es from './series-words/es.json' with { type: 'json' }
import fr from './series-words/fr.json' with { type: 'json' }
import it from './series-words/it.json' with { type: 'json' }

/**
 * Most series names are the same in every language, but a few carry a describing English word; these are the words in each
 * language.
 */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { de, es, fr, it }

/** The series' name as the language says it: "Alpha 9 and Alpha 1" is "Alpha 9 und Alpha 1". */
export function seriesName(name: string, language: string): string {
  const words = WORDS[language] ?? {}
  return Object.entries(words).reduce(
    (result, [english, own]) => result.replace(new RegExp(`(?<=^| )${english}(?= |$)`), own),
    name,
  )
}
