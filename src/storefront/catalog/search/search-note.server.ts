import 'server-only'
import { NOT_BOUGHT_KINDS, type Fact, type NotBoughtKind, type Suggestions } from '@trade-in-shop/contracts/suggestions'
import { findKindTexts } from '@/domain/content/search-word'
import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import type { MessageId } from '@/storefront/i18n/message-types'

const NOT_BOUGHT: Readonly<Record<NotBoughtKind, MessageId>> = {
  earphones: 'search.notBought.earphones',
  watches: 'search.notBought.watches',
  vr: 'search.notBought.vr',
  drones: 'search.notBought.drones',
  tvs: 'search.notBought.tvs',
  'e-readers': 'search.notBought.eReaders',
  printers: 'search.notBought.printers',
  desktops: 'search.notBought.desktops',
  scooters: 'search.notBought.scooters',
  speakers: 'search.notBought.speakers',
  'music players': 'search.notBought.musicPlayers',
  routers: 'search.notBought.routers',
  projectors: 'search.notBought.projectors',
  games: 'search.notBought.games',
  accessories: 'search.notBought.accessories',
  others: 'search.notBought.others',
}

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
  const known = NOT_BOUGHT[isKnownKind(notBought) ? notBought : 'others']
  return {
    sentence: said.sentence ?? formatMessage({ id: known }),
    advice: said.advice ?? formatMessage({ id: 'search.notBoughtHint' }),
  }
}

/** Where a typed condition is asked about; it is never answered for the visitor. Null: the text names none. */
export function formatConditionNote(shop: Shop, { understood }: Readonly<{ understood: readonly Fact[] }>): string | null {
  const conditions = [...new Set(understood.flatMap(({ kind, text }) => (kind === 'condition' ? [text] : [])))]
  return conditions.length === 0 ? null : intlFor(shop).formatMessage({ id: 'search.condition' }, { text: conditions.join(', ') })
}
