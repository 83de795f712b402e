import { intlFor } from '@/storefront/i18n/intl.server'
import type { Shop } from '@/domain/shop'
import { CartCountLater } from './cart-count-later'

/** How many devices wait to be sold; stands over the header's basket and takes no room of its own. */
export function CartBadge({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const words = (count: number) => intl.formatMessage({ id: 'cart.count' }, { count })
  // Every language here has one form for one and one for the rest: two finished texts save react-intl in every header.
  return <CartCountLater none={words(0)} one={words(1)} many={words(2).replace('2', '#')} />
}
