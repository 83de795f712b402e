import type { Clause, TextClause } from './clause'
import { splitWords, type Folded } from './fold'
import { NO_VOCABULARY, type Alternative, type Vocabulary } from './vocabulary'

/**
 * How far a search goes. `exact`: words as typed. `repaired`: a word that the catalogue does not have also matches the words
 * that it resembles. `near`: all words exist, but one of them may be a
 * slip for another ("Galaxy S22" for "Galaxy S21").
 */
export type Reach = 'exact' | 'repaired' | 'near'

export type TextContext = { folded: Folded; vocabulary: Vocabulary; reach: Reach }
export const exactContext = (folded: Folded): TextContext => ({ folded, vocabulary: NO_VOCABULARY, reach: 'exact' })

/** Edits that the clause allows for a word; short words get one where nothing else matches. */
function mostEdits(word: string, { fuzziness }: TextClause): number {
  if (fuzziness !== 'auto') return fuzziness
  return word.length <= 5 ? 1 : 3
}

/** The other words that a word may match under this clause. */
export function findAlternatives(word: string, clause: TextClause, { vocabulary, reach }: TextContext): Alternative[] {
  if (reach === 'exact' || clause.fuzziness === 0) return []
  if (reach === 'repaired' && vocabulary.whole.has(word)) return []
  const most = mostEdits(word, clause)
  return (vocabulary.alternatives.get(word) ?? []).filter(({ edits }) => edits <= most)
}

export const countedWords = (clause: TextClause, { folded }: TextContext): string[] => splitWords(folded.get(clause.text) ?? '')

/** Lexemes of one place in the query, of which one must match: prefixes, whole words, words in a row. */
type Group = Set<string>

/** Documents have the beginnings of their words up to this length, marked (`0001-release-1.0.0.sql`): one entry of the index. */
const MAX_MARKED = 5
const WORDS = /[a-z0-9.]+/g
const prefix = (word: string) => (word.length <= MAX_MARKED ? `'^${word}'` : `'${word}':*`)
const whole = (word: string) => `'${word}'`

function wordGroup(word: string, clause: TextClause, context: TextContext): Group {
  const others = findAlternatives(word, clause, context).map(({ words }) =>
    words.length === 1 ? words.map(whole).join('') : `(${words.map(whole).join(' & ')})`,
  )
  return new Set([whole(word), ...others])
}

/** The text of a group, without words that one of its beginnings already covers. */
function render(group: Group): string {
  const lexemes = [...group].filter((lexeme) => !group.has(prefix(lexeme.slice(1, -1))))
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

export const isText = (clause: Clause): boolean =>
  clause.kind === 'text' ||
  (clause.kind === 'bool' && !clause.mustNot.length && [...clause.must, ...clause.filter, ...clause.should].every(isText))

/** The places of the query, all of which a match must fill; undefined when words alone cannot express it. */
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
 * A condition on a document's words that every match of the clause fulfils (`score` then decides exactly): null when it has no
 * condition, undefined when the clause is not made of words only.
 */
export function textQuery(clause: Clause, context: TextContext): string | null | undefined {
  if (!isText(clause)) return undefined
  const places = placesOf(clause, context)?.filter((group) => group.size > 0) ?? []
  return places.length ? conjunction(places) : null
}

/**
 * True when a place of the query can only be filled by words that begin none of the catalogue: nothing is called so, in any
 * market. `typed` is a context of words as typed, `vocabulary` what was found out about them.
 */
export function cannotMatch(clause: Clause, typed: TextContext, { begun, alternatives }: Vocabulary): boolean {
  const isStrange = (word: string) => alternatives.has(word) && !begun.has(word)
  const places = isText(clause) ? (placesOf(clause, typed) ?? []) : []
  return places.some((group) => group.size > 0 && [...group].every((lexeme) => lexeme.match(WORDS)?.some(isStrange) ?? false))
}

/** The words that may be meant in a place of one word; undefined when there are several, or a letter, which may be any other. */
function meantIn(place: Group, { neighbours }: Vocabulary): Group | undefined {
  const [word = '', ...more] = new Set([...place].flatMap((lexeme) => lexeme.match(WORDS) ?? []))
  return more.length || word.length < 2 ? undefined : new Set(neighbours.get(word)?.map(whole))
}

/**
 * One condition for each word that may be a slip: all the other words as typed, and one of its neighbours. `score` then decides how
 * near the odd word is. A single word is replaced by its neighbours. Empty when the query is not made of words only.
 */
export function neighbourQueries(clause: Clause, context: TextContext): string[] {
  if (!isText(clause)) return []
  const typed = (placesOf(clause, { ...context, reach: 'exact' }) ?? []).filter((group) => group.size > 0)
  if (typed.length > 1)
    return typed.flatMap((odd) => {
      const meant = meantIn(odd, context.vocabulary)
      const others = typed.filter((place) => place !== odd)
      return meant?.size === 0 ? [] : [conjunction(meant ? [...others, meant] : others)]
    })
  const query = textQuery(clause, context)
  return query ? [query] : []
}
