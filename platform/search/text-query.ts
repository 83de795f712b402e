import type { Clause, TextClause } from './clause'
import { wordsOf, type Folded } from './fold'
import { NO_VOCABULARY, type Alternative, type Vocabulary } from './vocabulary'

/**
 * How far a search goes. `exact`: words as typed. `repaired`: a word that is none of the catalogue's stands for
 * the words that it resembles too, and one that resembles none and begins none is left out. `near`: all words are real ones, but one of them may
 * have been meant differently ("Galaxy S22" for "Galaxy S21").
 */
export type Reach = 'exact' | 'repaired' | 'near'

export type TextContext = { folded: Folded; vocabulary: Vocabulary; reach: Reach }
export const exactContext = (folded: Folded): TextContext => ({ folded, vocabulary: NO_VOCABULARY, reach: 'exact' })

/** Edits that the clause allows for a word; short words get one where nothing else helps. */
function mostEdits(word: string, { fuzziness }: TextClause): number {
  if (fuzziness !== 'auto') return fuzziness
  return word.length <= 5 ? 1 : 3
}

/** What the word may stand for under this clause, beside itself. */
export function alternativesOf(word: string, clause: TextClause, { vocabulary, reach }: TextContext): Alternative[] {
  if (reach === 'exact' || clause.fuzziness === 0) return []
  if (reach === 'repaired' && vocabulary.whole.has(word)) return []
  const most = mostEdits(word, clause)
  return (vocabulary.alternatives.get(word) ?? []).filter(({ edits }) => edits <= most)
}

const tellsNothing = (word: string, { vocabulary, reach }: TextContext) =>
  reach !== 'exact' && !vocabulary.begun.has(word) && !vocabulary.alternatives.get(word)?.length

/** Words of the clause that count; once the vocabulary is known, those that no device has are left out. */
export const countedWords = (clause: TextClause, context: TextContext): string[] =>
  wordsOf(context.folded.get(clause.text) ?? '').filter((word) => !tellsNothing(word, context))

/** Lexemes of one place in the query, any of which will do: prefixes, whole words, words in a row. */
type Group = Set<string>

const prefix = (word: string) => `'${word}':*`
const whole = (word: string) => `'${word}'`

function wordGroup(word: string, clause: TextClause, context: TextContext): Group {
  const others = alternativesOf(word, clause, context).map(({ words }) =>
    words.length === 1 ? words.map(whole).join('') : `(${words.map(whole).join(' & ')})`,
  )
  return new Set([whole(word), ...others])
}

/** One group without what another lexeme of it already covers. */
function render(group: Group): string {
  const lexemes = [...group].filter((lexeme) => !group.has(`${lexeme}:*`))
  return lexemes.length === 1 ? lexemes.join('') : `(${lexemes.join(' | ')})`
}

const conjunction = (groups: Group[]): string => {
  const parts = [...new Set(groups.map(render))]
  return parts.length === 1 ? parts.join('') : `(${parts.join(' & ')})`
}

function groupsOf(clause: TextClause, context: TextContext): Group[] {
  const words = countedWords(clause, context)
  if (clause.mode === 'words') {
    const groups = words.map((word) => wordGroup(word, clause, context))
    return clause.allWords || groups.length < 2 ? groups : [new Set(groups.flatMap((group) => [...group]))]
  }
  return words.map((word, index) => new Set([index === words.length - 1 ? prefix(word) : whole(word)]))
}

/** About words alone. */
export const isText = (clause: Clause): boolean =>
  clause.kind === 'text' ||
  (clause.kind === 'bool' && !clause.mustNot.length && [...clause.must, ...clause.filter, ...clause.should].every(isText))

/** Places of the query, all of which a match fills; undefined: it cannot be said in words alone. */
function placesOf(clause: Clause, context: TextContext): Group[] | undefined {
  if (clause.kind === 'text') return groupsOf(clause, context)
  if (clause.kind !== 'bool') return undefined
  const places = [...clause.must, ...clause.filter].flatMap((child) => placesOf(child, context) ?? [])
  if (clause.minimumShouldMatch < 1) return places
  const any = clause.should.map((child) => placesOf(child, context) ?? [])
  if (any.some((groups) => groups.length === 0)) return places
  if (any.every((groups) => groups.length === 1))
    return [...places, new Set(any.flatMap((groups) => groups.flatMap((group) => [...group])))]
  return [...places, new Set(any.map(conjunction))]
}

/**
 * A condition on a document's words that every match of the clause fulfils (the exact decision is `score`'s): null when
 * it asks for nothing, undefined when the clause is not about words alone.
 */
export function textQuery(clause: Clause, context: TextContext): string | null | undefined {
  if (!isText(clause)) return undefined
  const places = placesOf(clause, context)?.filter((group) => group.size > 0) ?? []
  return places.length ? conjunction(places) : null
}

/**
 * One condition per word that may have been meant differently: all the others as typed. The exact decision then asks how
 * near the odd word is. A single word stands for its neighbours. Empty when the query is not about words alone.
 */
export function neighbourQueries(clause: Clause, context: TextContext): string[] {
  if (!isText(clause)) return []
  const typed = (placesOf(clause, { ...context, reach: 'exact' }) ?? []).filter((group) => group.size > 0)
  if (typed.length > 1) return typed.map((_, odd) => conjunction(typed.filter((_place, index) => index !== odd)))
  const query = textQuery(clause, context)
  return query ? [query] : []
}
