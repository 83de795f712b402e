'use client'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { BusinessPrice } from '@trade-in-shop/contracts/device-list'
import type { Money } from '@trade-in-shop/contracts/money'
import { capProblem } from '@trade-in-shop/contracts/sale-limits'
import { voucherBonus } from '@trade-in-shop/contracts/sale-sums'
import { lineTotal } from '@/domain/checkout/cart'
import { euros } from '@/domain/euros'
import type { Cart } from '@/storefront/cart/use-cart'
import { formatMoney } from '@/storefront/i18n/format'
import { AppLink } from '@/storefront/kit/app-link'
import { Button, buttonClass } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import { useNavigate } from '@/storefront/kit/use-navigate'
import { useScreenPath, useShop } from '@/storefront/shop/shop-provider'
import { PriceText } from '@/storefront/valuation/price-text'
import { isComplete, type ListRow } from '@/storefront/cart/list-state'
import { useIntoCart, type IntoCartState } from './use-company-prices'
import type { List } from './list-lines'
import classes from './list.module.css'

type ListTotal = Readonly<{
  total: Money
  pieces: number
  /** Rows that lack a device, a number, or whether it works. */
  open: number
  /** Complete rows whose price is missing or still loading. */
  unpriced: number
}>

/** The total of all complete rows, whole cents per line (K-05). */
export function listTotal(rows: readonly ListRow[], priceOf: (row: ListRow) => BusinessPrice | null): ListTotal {
  let [amount, pieces, open, unpriced] = [0, 0, 0, 0]
  for (const row of rows) {
    if (!isComplete(row)) {
      open += 1
      continue
    }
    const price = priceOf(row)
    if (price?.kind === 'price') {
      amount += lineTotal({ price: price.price, quantity: row.quantity }).amount
      pieces += row.quantity
    } else unpriced += 1
  }
  return { total: euros(amount), pieces, open, unpriced }
}

type Props = Readonly<{ list: List; cart: Cart; sum: ListTotal }>

/** The list's total and the button into the cart, or above the cap the request to the business team (K-10). */
export function ListSum({ list, cart, sum }: Props) {
  const intl = useIntl()
  const shop = useShop()
  const pathOf = useScreenPath()
  const navigate = useNavigate()
  const { state, put } = useIntoCart(list, cart)
  const devices = cart.totals.devices.amount + sum.total.amount
  const above = capProblem(shop, devices + (cart.state.voucher ? voucherBonus(cart.state.voucher, devices) : 0)) !== null
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
          <FormattedMessage id={above ? 'list.asQuote' : 'list.intoCart'} values={{ amount: formatMoney(intl, sum.total) }} />
        </Button>
      )}
    </div>
  )
}

function Sum({ sum: { total, pieces, open, unpriced }, above }: { sum: ListTotal; above: boolean }) {
  const intl = useIntl()
  const { limits, currency } = useShop()
  return (
    <>
      <p className={classes.total}>
        <span>
          <FormattedMessage id="list.total" values={{ pieces }} />
        </span>
        <span data-testid="list-total">
          <PriceText amount={total.amount} size="m" />
        </span>
      </p>
      {open > 0 && (
        <Notice kind="warn">
          <FormattedMessage id="list.open" values={{ count: open }} />
        </Notice>
      )}
      {unpriced > 0 && (
        <p className={classes.small} role="status">
          <FormattedMessage id="list.unpriced" values={{ count: unpriced }} />
        </p>
      )}
      {above && (
        <Notice kind="warn" live>
          <FormattedMessage id="list.aboveCap" values={{ cap: formatMoney(intl, { amount: limits.businessTotal, currency }) }} />
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
        <FormattedMessage id={`list.into.${state}`} />
      </Notice>
    )
  return (
    <>
      <Notice kind={state === 'done' ? 'done' : 'warn'} live>
        <FormattedMessage id={`list.into.${state}`} />
      </Notice>
      <AppLink ref={next} href={checkout} className={buttonClass({ wide: true, ...(state === 'some' && { look: 'quiet' }) })}>
        <FormattedMessage id="list.toCheckout" />
      </AppLink>
    </>
  )
}
