import { COLOURS, expandBraces } from '@trade-in-shop/contracts/colour-words'
import { LANGUAGES, type Language } from '@trade-in-shop/contracts/languages'
import any from './words/any.json' with { type: 'json' }
import austrian from './words/de-AT.json' with { type: 'json' }
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }
import { kindKey, type SearchWord } from '@/domain/content/search-word'
import { foldText, splitText } from './split-text'

/** What a word or phrase of the vocabulary says. `key`: of a category or a kind that is not bought, or the name of a maker. */
export type Meaning = Readonly<{ kind: 'category' | 'notBought' | 'maker'; key: string }> | Readonly<{ kind: PlainKind }>
const PLAIN = [
  ['colours', 'colour'],
  ['conditions', 'condition'],
  ['parts', 'part'],
  ['carriers', 'carrier'],
  ['specs', 'spec'],
  ['intents', 'intent'],
  ['extras', 'extra'],
  ['fillers', 'filler'],
  ['joining', 'joining'],
  ['with', 'with'],
  ['bought', 'bought'],
] as const
type PlainList = (typeof PLAIN)[number][0]
type PlainKind = (typeof PLAIN)[number][1]

/** A file of `words/`: lists of phrases. "rot{,e,er}" is "rot", "rote" and "roter". */
type Words = Readonly<
  Partial<Record<PlainList | 'makers' | 'generations' | 'ordinals', readonly string[]>> &
    Partial<Record<'categories' | 'notBought' | 'synonyms', Readonly<Record<string, readonly string[]>>>>
>

export type MarketWords = Readonly<{
  meanings: ReadonlyMap<string, readonly Meaning[]>
  /** Words to search for in place of a phrase. */
  synonyms: ReadonlyMap<string, readonly string[]>
  generations: ReadonlySet<string>
  ordinals: ReadonlyMap<string, number>
}>

/** "grün" is typed as "grun" and as "gruen", too. */
const spellings = (phrase: string): string[] =>
  expandBraces(phrase).flatMap((one) =>
    /[äöü]/.test(one) ? [one, one.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)] : [one],
  )

/** Words of a language, and those that one country says beside them. */
const OF_LANGUAGE: Readonly<Record<Language, Words>> = { de, en, es, fr, it }
const OF_COUNTRY: ReadonlyMap<string, Words> = new Map([['de-AT', austrian]])

const keysOf = (phrase: string): string[] => spellings(phrase).map((one) => splitText(one).join(' '))

const COLOUR_PHRASES = LANGUAGES.flatMap((language) =>
  COLOURS.flatMap(({ en: [english = ''], [language]: names = [] }) =>
    names.flatMap(keysOf).map((key) => ({ key, language, english: english.split(' ') })),
  ),
)
/** The English words of a colour, by what it is called in each language. */
export const COLOURS_IN_ENGLISH: ReadonlyMap<string, readonly string[]> = new Map(
  COLOUR_PHRASES.toReversed().map(({ key, english }) => [key, english]),
)

function makeMarketWords(locale: string): MarketWords {
  const language = LANGUAGES.find((one) => locale.startsWith(one))
  const layers = [any, language && OF_LANGUAGE[language], OF_COUNTRY.get(locale)].filter((words): words is Words => !!words)
  const list = (name: 'generations' | 'ordinals') => layers.flatMap((words) => words[name] ?? [])
  const meanings = new Map<string, Meaning[]>()
  const mean = (key: string, meaning: Meaning) => meanings.set(key, [...(meanings.get(key) ?? []), meaning])
  const add = (phrases: readonly string[], meaning: Meaning) => {
    for (const key of phrases.flatMap(keysOf)) if (key) mean(key, meaning)
  }
  const synonyms = new Map<string, readonly string[]>()
  for (const words of layers) {
    for (const [key, phrases] of Object.entries(words.categories ?? {})) add(phrases, { kind: 'category', key })
    for (const [key, phrases] of Object.entries(words.notBought ?? {})) add(phrases, { kind: 'notBought', key })
    for (const key of words.makers ?? []) add([key], { kind: 'maker', key })
    for (const [name, kind] of PLAIN) add(words[name] ?? [], { kind })
    for (const [meant, phrases] of Object.entries(words.synonyms ?? {}))
      for (const key of phrases.flatMap(keysOf)) synonyms.set(key, meant.split(' '))
  }
  // People type their own language, too; what a word means in that of the market comes first.
  for (const { key, language: spoken } of COLOUR_PHRASES)
    if (spoken === 'en' || spoken === language || !meanings.has(key)) mean(key, { kind: 'colour' })
  const ordinals = layers
    .flatMap((words) => words.ordinals ?? [])
    .flatMap((word, nth) => spellings(word).map((one) => [foldText(one), nth + 1] as const))
  return { meanings, synonyms, generations: new Set(list('generations').flatMap(keysOf)), ordinals: new Map(ordinals) }
}

/** The words of a market with what staff added to them. An entry of staff replaces whatever its phrase meant before. */
function addStaffWords(base: MarketWords, added: readonly SearchWord[]): MarketWords {
  const off = new Set<string>(added.flatMap((word) => (word.action === 'notBought' && word.off && word.kind ? [word.kind] : [])))
  const isOff = (meaning: Meaning) => meaning.kind === 'notBought' && off.has(meaning.key)
  const left = [...base.meanings].flatMap(([phrase, all]): [string, readonly Meaning[]][] => {
    const meanings = off.size > 0 && all.some(isOff) ? all.filter((meaning) => !isOff(meaning)) : all
    return meanings.length > 0 ? [[phrase, meanings]] : []
  })
  const meanings = new Map(left)
  const synonyms = new Map(base.synonyms)
  for (const word of added) {
    for (const phrase of word.typed.flatMap(keysOf)) {
      if (word.action === 'synonym') synonyms.set(phrase, splitText(word.target))
      else if (!word.off) {
        synonyms.delete(phrase)
        meanings.set(phrase, [{ kind: 'notBought', key: kindKey(word) }])
      }
    }
  }
  return { ...base, meanings, synonyms }
}

const vocabularies = new Map<string, MarketWords>()
/** By the list of a snapshot, which is another one after every change of the content. */
const staffVocabularies = new WeakMap<readonly SearchWord[], MarketWords>()

/** The words of a market's language; "de-AT" has those of German and a few of its own. `added`: what staff of the market wrote. */
export function wordsOfMarket(locale: string, added: readonly SearchWord[] = []): MarketWords {
  const made = vocabularies.get(locale) ?? makeMarketWords(locale)
  vocabularies.set(locale, made)
  if (added.length === 0) return made
  const whole = staffVocabularies.get(added) ?? addStaffWords(made, added)
  staffVocabularies.set(added, whole)
  return whole
}
