import type { Clause, TextClause } from './clause'
import { wordsOf, type Folded } from './fold'
import { NO_VOCABULARY, type Alternative, type Vocabulary } from './vocabulary'

/**
 * How far a search goes. `exact`: words as typed. `fuzzy`: the edits that the query allows. `lenient`: one edit in
 * short words too, and words that resemble nothing are left out. Each step is asked only when the one before it does
 * not fill the page, and what an earlier one finds ranks before what a later one adds.
 */
export type Reach = 'exact' | 'fuzzy' | 'lenient'

export type TextContext = { folded: Folded; vocabulary: Vocabulary; reach: Reach }
export const exactContext = (folded: Folded): TextContext => ({ folded, vocabulary: NO_VOCABULARY, reach: 'exact' })

function mostEdits(word: string, { fuzziness }: TextClause, reach: Reach): number {
  if (reach === 'exact' || fuzziness === 0) return 0
  if (reach === 'lenient') return 3
  if (fuzziness !== 'auto') return fuzziness
  return word.length <= 2 ? 0 : word.length <= 5 ? 1 : 2
}

/** What the word may stand for under this clause, beside itself. */
export function alternativesOf(word: string, clause: TextClause, { vocabulary, reach }: TextContext): Alternative[] {
  const most = mostEdits(word, clause, reach)
  return most === 0 ? [] : (vocabulary.alternatives.get(word) ?? []).filter(({ edits }) => edits <= most)
}

/** Words of the clause that count; a lenient search leaves out what no device has. */
export function countedWords(clause: TextClause, { folded, vocabulary, reach }: TextContext): string[] {
  const words = wordsOf(folded.get(clause.text) ?? '')
  return reach === 'lenient' ? words.filter((word) => !vocabulary.unknown.has(word)) : words
}

const lexeme = (word: string, prefix = false) => `'${word}'${prefix ? ':*' : ''}`

function wordsQuery(clause: TextClause, context: TextContext): string | null {
  const groups = countedWords(clause, context).map((word) => {
    const others = alternativesOf(word, clause, context).map(({ words }) => `(${words.map((part) => lexeme(part)).join(' & ')})`)
    return `(${[lexeme(word), ...others].join(' | ')})`
  })
  return groups.length ? `(${groups.join(clause.allWords ? ' & ' : ' | ')})` : null
}

function phraseQuery(clause: TextClause, context: TextContext): string | null {
  const words = countedWords(clause, context)
  return words.length ? `(${words.map((word, index) => lexeme(word, index === words.length - 1)).join(' & ')})` : null
}

const isText = (clause: Clause): boolean =>
  clause.kind === 'text' ||
  (clause.kind === 'bool' && !clause.mustNot.length && [...clause.must, ...clause.filter, ...clause.should].every(isText))

/**
 * A condition on a document's words that every match of the clause fulfils (the exact decision is `score`'s): null when
 * it asks for nothing, undefined when the clause is not about words alone.
 */
export function textQuery(clause: Clause, context: TextContext): string | null | undefined {
  if (!isText(clause)) return undefined
  if (clause.kind === 'text') return clause.mode === 'words' ? wordsQuery(clause, context) : phraseQuery(clause, context)
  if (clause.kind !== 'bool') return null
  const parts = [...clause.must, ...clause.filter].map((child) => textQuery(child, context))
  if (clause.minimumShouldMatch > 0) {
    const any = clause.should.map((child) => textQuery(child, context))
    parts.push(any.every((part) => typeof part === 'string') && any.length ? `(${any.join(' | ')})` : null)
  }
  const asked = parts.filter((part) => typeof part === 'string')
  return asked.length ? `(${asked.join(' & ')})` : null
}
