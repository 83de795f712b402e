'use client'
import { FormattedMessage } from 'react-intl'
import { proposeParcels, uninsuredParcels } from '@trade-in-shop/contracts/parcel-cover'
import { MAX_PARCELS } from '@trade-in-shop/contracts/trades'
import { lineTotal } from '@/domain/checkout/cart'
import { CarrierText } from '@/storefront/account/trades/carrier-text'
import { parcelsSet } from '@/storefront/cart/cart-changes'
import type { CartLine } from '@/storefront/cart/cart-state'
import type { Cart } from '@/storefront/cart/use-cart'
import { Button } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import { useShop } from '@/storefront/shop/shop-provider'
import classes from './summary.module.css'

export const packedLines = (lines: readonly CartLine[]) =>
  lines.map((line) => ({ parcel: line.parcel ?? 1, total: lineTotal(line) }))

/** Beside the sum: which parcel would be worth more than its carrier pays for, and a split that leaves less of that (P-02). */
export function CoverNotice({ cart: { state, update } }: Readonly<{ cart: Cart }>) {
  const { carrier } = useShop()
  const lines = packedLines(state.cart)
  if (!carrier || uninsuredParcels({ carrier, lines }).length === 0) return null
  const proposed = proposeParcels({ carrier, lines }, MAX_PARCELS)
  return (
    <Notice kind="warn" live className={classes.notice}>
      <p data-testid="cover">
        <CarrierText carrier={carrier} lines={lines} count={new Set(lines.map(({ parcel }) => parcel)).size} />
      </p>
      {proposed && (
        <Button look="link" onClick={() => update((before) => parcelsSet(before, state.cart, proposed))}>
          <FormattedMessage id="checkout.splitInto" values={{ count: new Set(proposed).size }} />
        </Button>
      )}
    </Notice>
  )
}
