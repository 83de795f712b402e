'use client'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { exceedsCap } from '@/domain/checkout/cart'
import { euros } from '@/domain/money'
import type { Cart } from '@/storefront/cart/use-cart'
import { formatMoney } from '@/storefront/i18n/format'
import { AppLink } from '@/storefront/kit/app-link'
import { Button, buttonClass } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import { useNavigate } from '@/storefront/kit/use-navigate'
import { useShop } from '@/storefront/shop/shop-provider'
import { useShopPath } from '@/storefront/shop/use-shop-path'
import { PriceText } from '@/storefront/valuation/price-text'
import type { ListTotal } from './list-entry'
import { useIntoCart, type IntoCartState } from './use-into-cart'
import type { List } from './use-list'
import classes from './list.module.css'

type Props = Readonly<{ list: List; cart: Cart; sum: ListTotal }>

/** The list's total and the button into the cart, or above the cap the request to the business team (K-10). */
export function ListSum({ list, cart, sum }: Props) {
  const intl = useIntl()
  const shop = useShop()
  const pathOf = useShopPath()
  const navigate = useNavigate()
  const { state, put } = useIntoCart(list, cart)
  const above = exceedsCap(shop, euros(cart.totals.devices.amount + sum.total.amount))
  const go = async () => {
    if (state === 'working') return
    if ((await put()) && above) navigate.push(`${pathOf('contact')}#quote`)
  }
  return (
    <div className={classes.sum}>
      {list.rows.length > 0 && <Sum sum={sum} above={above} />}
      <Outcome state={state} checkout={pathOf('checkout')} done={state === 'done' && list.rows.length === 0} />
      {sum.pieces > 0 && (
        <Button wide pending={state === 'working'} onClick={() => void go()}>
          <FormattedMessage
            id={above ? 'business.asQuote' : 'business.intoCart'}
            values={{ amount: formatMoney(intl, sum.total) }}
          />
        </Button>
      )}
    </div>
  )
}

function Sum({ sum: { total, pieces, open, unpriced }, above }: { sum: ListTotal; above: boolean }) {
  const intl = useIntl()
  const { b2bTradeCap, currency } = useShop()
  return (
    <>
      <p className={classes.total}>
        <span>
          <FormattedMessage id="business.total" values={{ pieces }} />
        </span>
        <span data-testid="list-total">
          <PriceText amount={total.amount} size="m" />
        </span>
      </p>
      {open > 0 && (
        <Notice kind="warn">
          <FormattedMessage id="business.open" values={{ count: open }} />
        </Notice>
      )}
      {unpriced > 0 && (
        <p className={classes.small} role="status">
          <FormattedMessage id="business.unpriced" values={{ count: unpriced }} />
        </p>
      )}
      {above && (
        <Notice kind="warn" live>
          <FormattedMessage id="business.aboveCap" values={{ cap: formatMoney(intl, { amount: b2bTradeCap, currency }) }} />
        </Notice>
      )}
    </>
  )
}

/** The link to the checkout takes the focus, because the pressed button is gone with the list. */
function Outcome({ state, checkout, done }: { state: IntoCartState; checkout: string; done: boolean }) {
  const next = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (done) next.current?.focus()
  }, [done])
  if (state === 'idle' || state === 'working') return null
  if (state !== 'done' && state !== 'some')
    return (
      <Notice kind="warn" live>
        <FormattedMessage id={`business.into.${state}`} />
      </Notice>
    )
  return (
    <>
      <Notice kind={state === 'done' ? 'done' : 'warn'} live>
        <FormattedMessage id={`business.into.${state}`} />
      </Notice>
      <AppLink ref={next} href={checkout} className={buttonClass({ wide: true, ...(state === 'some' && { look: 'quiet' }) })}>
        <FormattedMessage id="business.toCheckout" />
      </AppLink>
    </>
  )
}
