'use client'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, FormattedList } from 'react-intl'
import type { Voucher } from '@trade-in-shop/contracts/vouchers'
import { listUnpostable } from '@trade-in-shop/contracts/unpostable'
import type { CartTotals } from '@/domain/checkout/cart'
import { IfLowerText, PayoutText, UnpostableText } from '@/storefront/account/trades/sale-facts'
import type { Cart } from '@/storefront/cart/use-cart'
import type { PricesOfCart } from '@/storefront/cart/use-cart-prices'
import { useChosenIfLower } from '@/storefront/checkout/lower-price-section'
import { SellButton } from '@/storefront/checkout/sell-button'
import type { Sale } from '@/storefront/checkout/use-sale'
import { formatMoney, formatMoneyChange } from '@/storefront/i18n/format'
import { buttonClass, Button } from '@/storefront/kit/button'
import { Icon } from '@/storefront/kit/icon'
import { Price } from '@/storefront/kit/price'
import { Skeleton } from '@/storefront/kit/skeleton'
import { ShopLink } from '@/storefront/shop/shop-link'
import { LockDate } from '@/storefront/valuation/price-text'
import { SummaryLine } from './summary-line'
import { VoucherBox } from './voucher-box'
import layout from '@/storefront/kit/layout.module.css'
import surface from '@/storefront/kit/surface.module.css'
import classes from './summary.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { useRequote } from '@/storefront/checkout/price-change/use-requote'

function SummarySums({ totals, voucher }: { totals: CartTotals; voucher: Voucher | null }) {
  const intl = useIntl()
  return (
    <dl className={classes.sums}>
      <dt>
        <FormattedMessage id="checkout.devices" />
      </dt>
      <dd>{formatMoney(intl, totals.devices)}</dd>
      {voucher && (
        <>
          <dt>
            <FormattedMessage id="checkout.voucherApplied" values={{ code: voucher.code }} />
          </dt>
          <dd>{formatMoneyChange(intl, totals.voucher)}</dd>
        </>
      )}
      <dt>
        <FormattedMessage id="checkout.shipping" />
      </dt>
      <dd>
        <FormattedMessage id="checkout.free" />
      </dd>
    </dl>
  )
}

/** Until when the price holds (P-01), when the money comes (P-12), what happens if the inspection finds less, what must not be posted. */
function PriceFacts({ cart, lockUntil }: { cart: Cart; lockUntil: string | null }) {
  const chosen = useChosenIfLower(cart)
  const devices = cart.state.cart.map(({ device }) => device)
  const bold = (text: ReactNode[]) => <b>{text}</b>
  return (
    <ul className={layout.facts}>
      <li>
        <Icon name="lock" small />
        <span className={classes.lock}>
          {lockUntil ? (
            <FormattedMessage id="checkout.lock" values={{ b: bold, date: <LockDate instant={lockUntil} /> }} />
          ) : (
            <Skeleton />
          )}
        </span>
      </li>
      <li>
        <Icon name="undo" small />
        <span>
          <IfLowerText {...chosen} />
        </span>
      </li>
      <li data-testid="payout">
        <Icon name="bank" small />
        <span>
          <PayoutText lockUntil={lockUntil} />
        </span>
      </li>
      {listUnpostable(devices).length > 0 && (
        <li data-testid="unpostable">
          <Icon name="info" small />
          <span>
            <UnpostableText devices={devices} />
          </span>
        </li>
      )}
    </ul>
  )
}

type Props = Readonly<{ cart: Cart; prices: PricesOfCart; sale: Sale; blocked: boolean }>

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
        <ShopLink to="home" query={{ list: 'mine' }} className={buttonClass({ look: 'link', className: layout.small })}>
          <Icon name="plus" small /> <FormattedMessage id="checkout.addSeveral" />
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
        <PriceFacts cart={cart} lockUntil={prices.lockUntil} />
      </div>
    </aside>
  )
}

/** Some prices are no longer valid, or none can be confirmed; offers what to do about it. */
function StaleNotice({ cart, prices }: { cart: Cart; prices: PricesOfCart }) {
  const { state, gone, run } = useRequote(cart)
  const stale = cart.state.cart.filter(({ offerId }) => prices.stale.has(offerId))
  return (
    <>
      {gone.length > 0 && (
        <Notice kind="warn" live className={classes.notice}>
          <FormattedMessage id="checkout.notQuoted" values={{ devices: <FormattedList value={gone} /> }} />
        </Notice>
      )}
      {stale.length > 0 && (
        <Notice kind="warn" live className={classes.notice}>
          <FormattedMessage id={state === 'away' ? 'checkout.quoteAway' : 'checkout.unavailable'} />{' '}
          <Button look="link" pending={state === 'asking'} onClick={() => void run(stale)}>
            <FormattedMessage id={state === 'asking' ? 'checkout.quoting' : 'checkout.quoteAgain'} />
          </Button>
        </Notice>
      )}
      {prices.status === 'away' && (
        <Notice kind="warn" live className={classes.notice}>
          <FormattedMessage id="checkout.pricesAway" />{' '}
          <Button look="link" onClick={prices.retry}>
            <FormattedMessage id="checkout.retry" />
          </Button>
        </Notice>
      )}
    </>
  )
}
