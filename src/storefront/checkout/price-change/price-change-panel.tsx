'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PriceChange } from '@trade-in-shop/contracts/trades'
import { cartTotals } from '@/domain/checkout/cart'
import { shownName } from '@/storefront/catalog/titles'
import { changesAccepted } from '@/storefront/cart/cart-changes'
import type { CartLine, CartState } from '@/storefront/cart/cart-state'
import type { Cart } from '@/storefront/cart/use-cart'
import type { Sale } from '@/storefront/checkout/use-sale'
import { formatMoney } from '@/storefront/i18n/format'
import { Button } from '@/storefront/kit/button'
import { Dialog } from '@/storefront/kit/overlays/dialog'
import { Price } from '@/storefront/kit/price'
import classes from './price-change.module.css'
import layout from '@/storefront/kit/layout.module.css'

/** Old and new price per piece. */
function PriceChangeRow({ change, line }: { change: PriceChange; line: CartLine | undefined }) {
  const intl = useIntl()
  const { oldPrice, newPrice } = change
  return (
    <li className={classes.row}>
      <span>{line ? shownName(line.device) : change.offerId}</span>
      <span className={classes.prices}>
        <span className={layout.hidden}>
          <FormattedMessage id="checkout.before" />
        </span>
        <Price text={formatMoney(intl, oldPrice)} old />
        {newPrice ? (
          <>
            <span className={layout.hidden}>
              <FormattedMessage id="checkout.now" />
            </span>
            <Price text={formatMoney(intl, newPrice)} />
          </>
        ) : (
          <span className={classes.gone}>
            <FormattedMessage id="checkout.notBought" />
          </span>
        )}
      </span>
    </li>
  )
}

type Props = Readonly<{
  cart: Cart
  sale: Sale
  changes: readonly PriceChange[]
  closeLabel: string
  onSell: (state: CartState) => Promise<void>
}>

/** K-13: old and new price of every changed line; nothing is sold until the shopper confirms. */
export function PriceChangePanel({ cart, sale, changes, closeLabel, onSell }: Props) {
  const intl = useIntl()
  const next = changesAccepted(cart.state, changes)
  const { total } = cartTotals(next.cart, next.voucher)
  const take = () => {
    cart.update((before) => changesAccepted(before, changes))
    sale.clear()
  }
  const accept = () => {
    take()
    void onSell(next)
  }
  return (
    <Dialog title={intl.formatMessage({ id: 'checkout.changedTitle' })} closeLabel={closeLabel} isOpen onClose={take}>
      <p>
        <FormattedMessage id="checkout.changedText" />
      </p>
      <ul className={classes.rows}>
        {changes.map((change) => (
          <PriceChangeRow
            key={change.offerId}
            change={change}
            line={cart.state.cart.find(({ offerId }) => offerId === change.offerId)}
          />
        ))}
      </ul>
      <div className={classes.total}>
        <span>
          <FormattedMessage id="checkout.newTotal" />
        </span>
        <Price text={formatMoney(intl, total)} size="m" />
      </div>
      <div className={classes.actions}>
        {next.cart.length > 0 && (
          <Button onClick={accept}>
            <FormattedMessage id="checkout.accept" values={{ amount: formatMoney(intl, total) }} />
          </Button>
        )}
        <Button look="quiet" onClick={take}>
          <FormattedMessage id="checkout.notNow" />
        </Button>
      </div>
    </Dialog>
  )
}
