'use client'
import type { MouseEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { capProblem, maxPieces } from '@trade-in-shop/contracts/sale-limits'
import type { Cart } from '@/storefront/cart/use-cart'
import type { PricesOfCart } from '@/storefront/cart/use-cart-prices'
import { formatMoney } from '@/storefront/i18n/format'
import type { MessageId } from '@/storefront/i18n/message-types'
import { Button, buttonClass } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import { ShopLink } from '@/storefront/shop/shop-link'
import { useShop } from '@/storefront/shop/shop-provider'
import type { CheckoutValues } from './draft-state'
import { FIELD_NAMES, fieldId, FIELDS } from './problem-messages'
import { problemAt } from './sale-field'
import type { Sale, SaleState } from './use-sale'
import classes from './summary/summary.module.css'

const PROBLEMS = {
  tooMany: 'checkout.tooMany',
  emailUnconfirmed: 'checkout.emailUnconfirmed',
  unavailable: 'checkout.unavailable',
  cap: 'checkout.capLink',
  pieces: 'checkout.tooManyPieces',
  noBusiness: 'checkout.noBusiness',
  previewOnly: 'checkout.previewOnly',
  loggedOut: 'checkout.loggedOut',
  refused: 'checkout.refused',
} as const satisfies Record<Extract<SaleState, { kind: 'refused' }>['reason'], MessageId>

function messageOf(state: SaleState): MessageId | null {
  if (state.kind === 'unknown') return state.because === 'offline' ? 'offline.kept' : 'checkout.noAnswer'
  if (state.kind === 'asking') return 'checkout.asking'
  if (state.kind === 'notArrived') return 'checkout.notArrived'
  return state.kind === 'refused' ? PROBLEMS[state.reason] : null
}

/** The result of pressing the button, unless it succeeded or a field shows the problem. */
function SaleNotice({ state }: { state: SaleState }) {
  const shop = useShop()
  const id = messageOf(state)
  if (!id) return null
  return (
    <Notice kind={state.kind === 'asking' ? 'info' : 'warn'} live className={classes.notice}>
      <FormattedMessage id={id} values={{ max: maxPieces(shop) }} />
    </Notice>
  )
}

/** K-10: above the cap the only button leads to the business team, with the cart attached to the message. */
function CapNotice() {
  const intl = useIntl()
  const { limits } = useShop()
  return (
    <>
      <Notice kind="warn" live className={classes.notice}>
        <FormattedMessage
          id="checkout.cap"
          values={{ cap: formatMoney(intl, { amount: limits.businessTotal, currency: 'EUR' }) }}
        />
      </Notice>
      <ShopLink to="contact" hash="quote" className={buttonClass({ wide: true })}>
        <FormattedMessage id="checkout.capLink" />
      </ShopLink>
    </>
  )
}

type Props = Readonly<{ cart: Cart; prices: PricesOfCart; sale: Sale; blocked: boolean }>

/** Its text says what it does: "Sell for 412 €". With problems in the form it stays enabled and leads to the first one. */
export function SellButton({ cart, prices, sale, blocked }: Props) {
  const intl = useIntl()
  const shop = useShop()
  const { kind } = sale.state
  const hasTooMany = cart.tooMany.size > 0
  const sending = kind === 'sending' || kind === 'asking' || kind === 'sold'
  const text = sending ? 'checkout.selling' : prices.status === 'checking' ? 'checkout.pricing' : 'checkout.sellFor'
  return (
    <div className={classes.sell}>
      {!hasTooMany && <SaleNotice state={sale.state} />}
      {capProblem(shop, cart.totals.total.amount) ? (
        <CapNotice />
      ) : hasTooMany ? (
        <SaleNotice state={{ kind: 'refused', reason: 'pieces' }} />
      ) : (
        <Button type="submit" wide pending={sending || blocked} aria-describedby="sale-problems">
          <FormattedMessage id={text} values={{ amount: formatMoney(intl, cart.totals.total) }} />
        </Button>
      )}
      <ProblemLink />
    </div>
  )
}

function ProblemLink() {
  const intl = useIntl()
  const { formState, setFocus } = useFormContext<CheckoutValues>()
  const faulty = formState.isSubmitted ? FIELD_NAMES.filter((name) => problemAt(formState.errors, name)) : []
  const [first] = faulty
  const focus = (event: MouseEvent) => {
    if (!first) return
    event.preventDefault()
    setFocus(first)
  }
  return (
    <p id="sale-problems" className={classes.problems} role="status">
      {first && (
        <a href={`#${fieldId(first)}`} onClick={focus}>
          <FormattedMessage
            id={faulty.length === 1 ? 'checkout.checkOne' : 'checkout.checkMany'}
            values={{ count: faulty.length, field: intl.formatMessage({ id: FIELDS[first] }) }}
          />
        </a>
      )}
    </p>
  )
}
