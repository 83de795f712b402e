import { createHash } from 'node:crypto'
import { isBlank, isSameText, type Runs, joinPageTexts, textUnits } from '@/domain/content/translation-units'

/** The texts that are translated; addresses, keys and dates are each market's own. */
export type PageTexts = Readonly<{
  title?: unknown
  body?: unknown
  blocks?: unknown
  metaTitle?: unknown
  metaDescription?: unknown
}>

/**
 * `missing`: the market has no such page. `notForMarket`: it is not meant to have one. `source`: it translates no other page. `stale`: the source has changed since the
 * page was last compared with it, or the page was never compared. `untranslated`: the same, and the page still has the
 * source's texts. `fresh`: compared since the last change, even if the texts are the same (two markets of one language).
 */
export type TranslationState = 'missing' | 'notForMarket' | 'untranslated' | 'stale' | 'fresh' | 'source'

/** Of a page: `textsHash` and `wordsHash`. */
export type TextHashes = Readonly<{ hash: string; words: string | null }>
type Translated = Readonly<{ translationOf?: unknown; sourceHash?: string | null | undefined; words: string | null }>

const TEXTS = ['title', 'body', 'blocks', 'metaTitle', 'metaDescription'] as const
/** Rows get new ids when a page is copied or restored, which changes no text. */
const NOT_TEXT = new Set(['id', 'blockName'])

/** Normalises a value so that equal texts are equal, whatever the order of fields and however emptiness is stored. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key, inner]) => !NOT_TEXT.has(key) && !isEmpty(inner))
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]))
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A hash of all texts of a page; `sourceHash` stores the source's. */
export function textsHash(page: PageTexts): string {
  const texts = canonical(Object.fromEntries(TEXTS.map((name) => [name, page[name]])))
  return shortHash(JSON.stringify(texts))
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** A hash of what a page says, whatever its links lead to: a copy has that of its source. Null for a page without texts. */
export function wordsHash(page: PageTexts): string | null {
  const texts = joinPageTexts(page)
  return texts === '' ? null : shortHash(texts)
}

export const hashTexts = (page: PageTexts): TextHashes => ({ hash: textsHash(page), words: wordsHash(page) })

/**
 * The state of a translation (U-16). `source` has the hashes of the published texts of `translationOf`; a page whose source was
 * deleted is itself a source.
 */
export function translationState(page: Translated | null, source: TextHashes | null): TranslationState {
  if (page === null) return 'missing'
  if (isEmpty(page.translationOf) || source === null) return 'source'
  if (page.sourceHash === source.hash) return 'fresh'
  return isCopy(page.words, source.words) ? 'untranslated' : 'stale'
}

/** Whether a page still says what its source says, by `wordsHash` of both. */
export const isCopy = (page: string | null, source: string | null): boolean => page !== null && page === source

/**
 * A text of the source beside what the page says in its place; `target` is null where the page has no such place. `changed`:
 * the source said something else (`before`, empty for a new text) when the page was last compared with it.
 */
type PairedUnit = Readonly<{
  id: string
  source: Runs
  target: Runs | null
  state: 'missing' | 'untranslated' | 'changed' | 'done'
  before: string | null
}>
/** What a page was last compared with: a version of its source, what the source says now, or nothing that is known. */
type Compared = object | 'now' | null

const runsById = (page: object): ReadonlyMap<string, Runs> => new Map(textUnits(page).map(({ id, runs }) => [id, runs]))

/** All texts of the source beside those of the page, with what has changed since they were last compared. */
export function pairedUnits(source: object, page: object, compared: Compared): PairedUnit[] {
  const own = runsById(page)
  const isKnown = typeof compared === 'object' && compared !== null
  const earlier = isKnown ? runsById(compared) : null
  return textUnits(source).flatMap(({ id, runs }): PairedUnit[] => {
    if (isBlank(runs)) return []
    const there = own.get(id)
    const target = there?.length === runs.length ? there : null
    const old = earlier?.get(id) ?? ['']
    const isChanged = earlier !== null && !isSameText(old, runs)
    const isCopied = compared === null && target !== null && isSameText(target, runs)
    const state = !target ? 'missing' : isChanged ? 'changed' : isBlank(target) || isCopied ? 'untranslated' : 'done'
    return [{ id, source: runs, target, state, before: isChanged ? old.join('') : null }]
  })
}
