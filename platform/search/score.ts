import { type Clause, type TextClause, deviceField } from './clause'
import { isOneEdit } from './edit-distance'
import { endsWithTerm, splitWords } from './fold'
import { findAlternatives, countedWords, type TextContext } from './text-query'
import type { Alternative } from './vocabulary'

/** A document as the ranking sees it: its plain columns, and all its folded words with a space around each. */
export type SearchCandidate = { id: string; columns: Record<string, string | number | null>; words: string }

/** A whole word, as a text with spaces around each has it. */
const padded = (word: string): string => ` ${word} `

/** The search terms are a list of texts, without a column of their own. */
const isList = (field: string): boolean => deviceField(field)?.column === ''

/** The words of a field; the search terms of a document are all its words. */
function wordsIn({ columns, words }: SearchCandidate, field: string): string {
  const column = deviceField(field)?.text
  return column === undefined || isList(field) ? words : ` ${columns[column] ?? ''} `
}

const MISS = null
const PER_EDIT = [1, 0.5, 0.25, 0.1]

/** Remembers what follows from the query alone while candidates are ranked: it is the same for each of them. */
function oncePerClause<Result>(find: (clause: TextClause, context: TextContext) => Result) {
  const found = new WeakMap<TextContext, WeakMap<TextClause, Result>>()
  return (clause: TextClause, context: TextContext): Result => {
    const ofContext = found.get(context) ?? new WeakMap<TextClause, Result>()
    found.set(context, ofContext)
    const result = ofContext.get(clause) ?? find(clause, context)
    ofContext.set(clause, result)
    return result
  }
}

/** A word as it was typed, and what it may mean, the nearest first; padded once, because they are looked for in each candidate. */
type TypedWord = { word: string; whole: string; alternatives: Alternative[] }
const typedWords = oncePerClause((clause, context): TypedWord[] =>
  countedWords(clause, context).map((word) => ({
    word,
    whole: padded(word),
    alternatives: findAlternatives(word, clause, context).map(({ words, edits }) => ({ words: words.map(padded), edits })),
  })),
)

function wordScore({ word, whole, alternatives }: TypedWord, clause: TextClause, all: string, context: TextContext): number {
  if (all.includes(whole)) return 1
  for (const { words, edits } of alternatives) if (words.every((part) => all.includes(part))) return PER_EDIT[edits] ?? 0
  if (context.reach !== 'near' || clause.fuzziness === 0) return 0
  for (const other of splitWords(all)) if (isOneEdit(word, other)) return PER_EDIT[1] ?? 0
  return 0
}

function wordsScore(clause: TextClause, candidate: SearchCandidate, context: TextContext): number | null {
  if (deviceField(clause.field)?.isCategory)
    return endsWithTerm(candidate.columns.terms_text, context.folded.get(clause.text)) ? clause.boost : MISS
  const all = wordsIn(candidate, clause.field)
  const scores = typedWords(clause, context).map((word) => wordScore(word, clause, all, context))
  if (!scores.length) return 0
  const missed = scores.filter((score) => score === 0).length
  if (missed === scores.length || (clause.allWords && missed > 0)) return MISS
  return clause.boost * scores.reduce((sum, score) => sum + score, 0)
}

/**
 * A phrase counts more when it ends with a whole word and when it is the whole query. Where a field is no list, it also
 * counts that the phrase begins and fills it: "iPhone 13" comes before "iPhone 13 Pro Max".
 */
function phraseInText(phrase: string, text: string, alone: boolean): number {
  const all = padded(text)
  const first = all.indexOf(` ${phrase}`)
  if (first < 0) return 0
  const whole = all.includes(padded(phrase))
  const place = alone ? (first === 0 ? 0.5 : 0) + phrase.length / text.length : 0
  return 1 + (whole ? 1 : 0) + (phrase === text ? 1 : 0) + place
}

const MAX_PHRASES = 4
const PER_REPAIR = 0.8

/** The phrase as typed and with its mistyped words corrected, the likeliest first; each correction costs a little. */
const phrasesOf = oncePerClause((clause, context): { phrase: string; weight: number; begun: string }[] => {
  let phrases = [{ phrase: '', weight: 1 }]
  for (const word of countedWords(clause, context)) {
    const mistyped = context.reach !== 'exact' && !context.vocabulary.begun.has(word)
    const repairs = mistyped ? (context.vocabulary.alternatives.get(word) ?? []).slice(0, MAX_PHRASES) : []
    const forms = repairs.length
      ? repairs.map(({ words }) => ({ form: words.join(' '), weight: PER_REPAIR }))
      : [{ form: word, weight: 1 }]
    phrases = phrases.flatMap(({ phrase, weight }) =>
      forms.map((form) => ({ phrase: phrase ? `${phrase} ${form.form}` : form.form, weight: weight * form.weight })),
    )
    phrases = phrases.slice(0, MAX_PHRASES)
  }
  return phrases.filter(({ phrase }) => phrase !== '').map((one) => ({ ...one, begun: ` ${one.phrase}` }))
})

function phraseScore(clause: TextClause, candidate: SearchCandidate, context: TextContext): number | null {
  const phrases = phrasesOf(clause, context)
  if (!phrases.length) return 0
  const column = ` ${candidate.columns[deviceField(clause.field)?.text ?? ''] ?? ''}`
  let texts: string[] | undefined
  let best = 0
  for (const { phrase, weight, begun } of phrases) {
    if (!column.includes(begun)) continue
    texts ??= column.slice(1).split(' | ')
    for (const text of texts)
      best = Math.max(best, weight * phraseInText(phrase, text, !isList(clause.field) && texts.length === 1))
  }
  return best === 0 ? MISS : clause.boost * best
}

type Value = string | number | null | undefined

function inRange(value: Value, { bounds }: Extract<Clause, { kind: 'range' }>): boolean {
  if (value === null || value === undefined) return false
  return bounds.every(({ operator, value: bound }) => {
    const [left, right] = typeof value === 'number' ? [value, Number(bound)] : [value, String(bound)]
    if (operator === 'gt') return left > right
    if (operator === 'gte') return left >= right
    return operator === 'lt' ? left < right : left <= right
  })
}

function boolScore(clause: Extract<Clause, { kind: 'bool' }>, candidate: SearchCandidate, context: TextContext): number | null {
  let sum = 0
  for (const child of clause.must) {
    const part = score(child, candidate, context)
    if (part === null) return MISS
    sum += part
  }
  if (clause.filter.some((child) => score(child, candidate, context) === null)) return MISS
  if (clause.mustNot.some((child) => score(child, candidate, context) !== null)) return MISS
  const matched = clause.should.map((child) => score(child, candidate, context)).filter((part) => part !== null)
  if (matched.length < clause.minimumShouldMatch) return MISS
  return clause.takesBest ? Math.max(sum, ...matched) : matched.reduce((total, part) => total + part, sum)
}

const valueOf = ({ columns }: SearchCandidate, field: string): Value => columns[deviceField(field)?.column ?? '']

/** The exact decision and the rank: null when the document does not match. */
export function score(clause: Clause, candidate: SearchCandidate, context: TextContext): number | null {
  switch (clause.kind) {
    case 'all':
      return 1
    case 'none':
      return MISS
    case 'text':
      return clause.mode === 'words' ? wordsScore(clause, candidate, context) : phraseScore(clause, candidate, context)
    case 'terms':
      return clause.values.some((value) => String(value) === String(valueOf(candidate, clause.field) ?? '')) ? clause.boost : MISS
    case 'exists':
      return (valueOf(candidate, clause.field) ?? null) === null ? MISS : 1
    case 'range':
      return inRange(valueOf(candidate, clause.field), clause) ? 1 : MISS
    case 'bool':
      return boolScore(clause, candidate, context)
  }
}
