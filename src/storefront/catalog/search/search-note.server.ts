import 'server-only'
import type { Suggestions, NotBoughtKind } from '@trade-in-shop/contracts/suggestions'
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

/** What is said in place of devices: that a kind of thing is not bought, or that the text is an IMEI. Null: nothing of that. */
export function formatSearchNote(shop: Shop, { notBought, isImei }: Pick<Suggestions, 'notBought' | 'isImei'>): string | null {
  if (isImei) return intlFor(shop).formatMessage({ id: 'search.imei' })
  return notBought && intlFor(shop).formatMessage({ id: NOT_BOUGHT[notBought] })
}
