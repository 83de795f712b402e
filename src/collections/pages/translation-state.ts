import { createHash } from 'node:crypto'

/** What a translator works on; addresses, roles and dates are each market's own. */
export type PageTexts = Readonly<{
  title?: unknown
  body?: unknown
  blocks?: unknown
  metaTitle?: unknown
  metaDescription?: unknown
}>

/**
 * `missing`: the market has no such page. `source`: it follows no other page. `stale`: the source has changed since the
 * page was last compared with it, or the page was never compared. `fresh`: it says what the source says.
 */
export type TranslationState = 'missing' | 'stale' | 'fresh' | 'source'

type Translated = PageTexts & Readonly<{ translationOf?: unknown; sourceHash?: string | null | undefined }>

const TEXTS = ['title', 'body', 'blocks', 'metaTitle', 'metaDescription'] as const
/** Rows are numbered anew when a page is copied or restored; that changes no text. */
const NOT_TEXT = new Set(['id', 'blockName'])

/** The same texts give the same value, whatever the order of fields and however emptiness is stored. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key, inner]) => !NOT_TEXT.has(key) && !isEmpty(inner))
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, canonical(inner)]))
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The texts of a page as one short value that changes with each of them; what `sourceHash` keeps of the source. */
export function textsHash(page: PageTexts): string {
  const texts = canonical(Object.fromEntries(TEXTS.map((name) => [name, page[name]])))
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32)
}

/**
 * How far a page has followed its source (U-16). `source` are the published texts that `translationOf` names; a source
 * that is gone leaves a page that stands for itself.
 */
export function translationState(page: Translated | null, source: PageTexts | null): TranslationState {
  if (page === null) return 'missing'
  if (isEmpty(page.translationOf) || source === null) return 'source'
  return page.sourceHash === textsHash(source) ? 'fresh' : 'stale'
}
