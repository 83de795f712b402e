'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatMoney } from '@/storefront/i18n/format'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import { Price } from '@/storefront/kit/price'
import surface from '@/storefront/kit/surface.module.css'
import { buttonClass } from '@/storefront/kit/button'
import { ShopLink } from '@/storefront/shop/shop-link'
import type { Cart } from '@/storefront/cart/use-cart'
import type { Prices } from '@/storefront/cart/use-cart-prices'
import { PriceFacts } from './price-facts'
import { SellButton } from '@/storefront/checkout/sell-button'
import { SummaryLine } from './summary-line'
import { SummarySums } from './summary-sums'
import { StaleNotice } from '@/storefront/checkout/price-change/stale-notice'
import type { Sale } from '@/storefront/checkout/use-sale'
import { VoucherBox } from './voucher-box'
import classes from './summary.module.css'

type Props = Readonly<{ cart: Cart; prices: Prices; sale: Sale; blocked: boolean }>

/** The devices, the total and the button. */
export function Summary({ cart, prices, sale, blocked }: Props) {
  const intl = useIntl()
  const { state, totals } = cart
  return (
    <aside className={`${layout.aside} ${classes.aside}`} aria-labelledby="sale-summary">
      <div className={`${surface.panel} ${surface.lift}`}>
        <h2 id="sale-summary" className={classes.title}>
          <FormattedMessage id="checkout.summary" />
        </h2>
        <ul className={classes.lines}>
          {state.cart.map((line) => (
            <SummaryLine key={line.conditionId} line={line} cart={cart} stale={prices.stale.has(line.offerId)} />
          ))}
        </ul>
        <StaleNotice cart={cart} prices={prices} />
        <hr className={classes.rule} />
        <VoucherBox cart={cart} prices={prices} sale={sale} />
        <ShopLink to="home" className={buttonClass({ look: 'link', className: layout.small })}>
          <Icon name="plus" small /> <FormattedMessage id="checkout.addDevice" />
        </ShopLink>
        <hr className={classes.rule} />
        <SummarySums totals={totals} voucher={state.voucher} />
        <div className={classes.total}>
          <span className={layout.strong}>
            <FormattedMessage id="checkout.youReceive" />
          </span>
          <Price text={formatMoney(intl, totals.total)} size={totals.total.amount >= 100_000_0 ? 'm' : 'l'} />
        </div>
        <SellButton cart={cart} prices={prices} sale={sale} blocked={blocked} />
        <hr className={classes.rule} />
        <PriceFacts lockUntil={prices.lockUntil} />
      </div>
    </aside>
  )
}
