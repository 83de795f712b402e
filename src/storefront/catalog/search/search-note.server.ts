import 'server-only'
import { NOT_BOUGHT_KINDS, type Fact, type NotBoughtKind, type Suggestions } from '@trade-in-shop/contracts/suggestions'
import { findTypedQuestions } from '@/domain/search/typed-questions'
import { findKindTexts } from '@/domain/content/search-word'
import type { Shop } from '@/domain/routing/shop'
import { countableWords, countToday } from '@/runtime/daily-counts'
import { intlFor } from '@/storefront/i18n/intl.server'

export type SearchNote = Readonly<{ sentence: string; advice: string }>

const isKnownKind = (kind: string): kind is NotBoughtKind => NOT_BOUGHT_KINDS.some((known) => known === kind)

/**
 * What is said in place of devices: that a kind of thing is not bought and what to do with it, in the words of staff where they
 * have some, or that the text is an IMEI. Null: nothing of that.
 */
export function formatSearchNote(
  shop: Shop,
  { notBought, isImei }: Pick<Suggestions, 'notBought' | 'isImei'>,
): SearchNote | null {
  const { formatMessage } = intlFor(shop)
  if (isImei) return { sentence: formatMessage({ id: 'search.imei' }), advice: formatMessage({ id: 'search.imeiHint' }) }
  if (notBought === null) return null
  const said = findKindTexts(shop.content.searchWords, notBought)
  const known = isKnownKind(notBought) ? notBought : 'others'
  return {
    sentence: said.sentence ?? formatMessage({ id: `search.notBought.${known}` }),
    advice: said.advice ?? formatMessage({ id: 'search.notBoughtHint' }),
  }
}

/** Counts a text that finds nothing, for the reports of the admin; one with a note has an answer. */
export function countEmptySearch(shop: Shop, text: string, total: number, note: SearchNote | null): void {
  if (text !== '' && total === 0 && note === null) countToday(shop, 'searches', countableWords(text))
}

/** The fragment of a device's address that marks the questions of a typed condition on its page; empty where there are none. */
export function formatTypedQuestions({ understood }: Readonly<{ understood: readonly Fact[] }>, text: string): string {
  const codes = understood.some(({ kind }) => kind === 'condition') ? findTypedQuestions(text) : []
  return codes.length === 0 ? '' : `#about=${codes.join()}`
}

/** Where a typed condition is asked about; it is never answered for the visitor. Null: the text names none. */
export function formatConditionNote(shop: Shop, { understood }: Readonly<{ understood: readonly Fact[] }>): string | null {
  const conditions = [...new Set(understood.flatMap(({ kind, text }) => (kind === 'condition' ? [text] : [])))]
  return conditions.length === 0 ? null : intlFor(shop).formatMessage({ id: 'search.condition' }, { text: conditions.join(', ') })
}
