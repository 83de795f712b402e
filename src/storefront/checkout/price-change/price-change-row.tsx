'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PriceChange } from '@/contracts/trades'
import type { CartLine } from '@/storefront/cart/cart-state'
import { formatMoney } from '@/storefront/i18n/format'
import layout from '@/storefront/kit/layout.module.css'
import { Price } from '@/storefront/kit/price'
import classes from './price-change.module.css'

/** Old and new price per piece. */
export function PriceChangeRow({ change, line }: { change: PriceChange; line: CartLine | undefined }) {
  const intl = useIntl()
  const { oldPrice, newPrice } = change
  return (
    <li className={classes.row}>
      <span>{line ? `${line.device.manufacturer} ${line.device.name}` : change.offerId}</span>
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
