import { intlFor } from '@/storefront/i18n/intl.server'
import type { Shop } from '@/domain/market/shop'
import { CartCountLater } from './cart-count-later'

/** The number of devices in the cart, over the header's basket. Takes no space in the layout. */
export function CartBadge({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const words = (count: number) => intl.formatMessage({ id: 'cart.count' }, { count })
  // Every language here has one form for one and one for the rest, so two formatted texts keep react-intl out of every
  // header.
  return <CartCountLater none={words(0)} one={words(1)} many={words(2).replace('2', '#')} />
}
