'use client'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Money } from '@trade-in-shop/contracts/money'
import { IfLowerText } from '@/storefront/account/trades/sale-facts'
import type { ChosenIfLower } from '@/storefront/account/trades/trade-steps'
import type { Cart } from '@/storefront/cart/use-cart'
import { formatMoney } from '@/storefront/i18n/format'
import type { MessageId } from '@/storefront/i18n/message-types'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import layout from '@/storefront/kit/layout.module.css'
import type { CheckoutValues } from './draft-state'
import { ReturnVoucherNote } from './return-voucher-note'
import { SaleField } from './sale-field'
import classes from './checkout.module.css'

/** The least that the devices may bring with what is typed; null while that is no amount. */
function leastOf({ amount, currency }: Money, typed: string): Money | null {
  const by = Number(typed.replace(/[\s€]/g, '')) * 100
  return Number.isSafeInteger(by) && by > 0 && by < amount ? { amount: amount - by, currency } : null
}

/** What the form says now; the seller is asked while the amount of a choice is missing. */
export function useChosenIfLower({ totals }: Pick<Cart, 'totals'>): ChosenIfLower {
  const { kind, by } = useWatch<CheckoutValues, 'ifLower'>({ name: 'ifLower' })
  const least = kind === 'accept' ? leastOf(totals.devices, by) : null
  return kind === 'accept' && least === null ? { kind: 'ask', least } : { kind, least }
}

/** The answer to a lower price, chosen beforehand (P-07): the seller is asked unless another one is chosen. */
export function LowerPriceSection({ cart: { state, totals } }: { cart: Cart }) {
  const intl = useIntl()
  const { register } = useFormContext<CheckoutValues>()
  const kind = useWatch<CheckoutValues, 'ifLower.kind'>({ name: 'ifLower.kind' })
  const chosen = useChosenIfLower({ totals })
  // Stays open after a first choice: closing it would take the focus away.
  const [isOpen, setOpen] = useState(false)
  if (kind !== 'ask' && !isOpen) setOpen(true)
  const choice = (value: CheckoutValues['ifLower']['kind'], title: MessageId, text: MessageId) => ({
    value,
    title: intl.formatMessage({ id: title }),
    text: intl.formatMessage({ id: text }),
  })
  const summary = (
    <span className={classes.lowerNow}>
      <b id="sale-lower">
        <FormattedMessage id="checkout.lower" />
      </b>
      <span data-testid="if-lower">
        <IfLowerText {...chosen} />
      </span>
      <span className={classes.lowerChange}>
        <FormattedMessage id="checkout.lowerChange" />
      </span>
    </span>
  )
  return (
    <section className={classes.section} aria-labelledby="sale-lower">
      <Disclosure className={classes.lower} summary={summary} open={isOpen}>
        <RadioCards
          {...register('ifLower.kind')}
          id="sale-lower-price"
          legend={intl.formatMessage({ id: 'checkout.lower' })}
          legendHidden
          choices={[
            choice('ask', 'checkout.lowerAsk', 'checkout.lowerAskText'),
            choice('accept', 'checkout.lowerAccept', 'checkout.lowerAcceptText'),
            choice('return', 'checkout.lowerReturn', 'checkout.lowerReturnText'),
          ]}
        />
        {kind === 'accept' && (
          <div className={classes.grid}>
            <SaleField name="ifLower.by" className={classes.half} inputMode="numeric" autoComplete="off" />
            <p className={`${classes.wide} ${layout.small} ${layout.muted}`} role="status">
              {chosen.least && <FormattedMessage id="checkout.lowerLeast" values={{ amount: formatMoney(intl, chosen.least) }} />}
            </p>
          </div>
        )}
        <p className={`${layout.small} ${classes.lowerVoucher}`} role="status" data-testid="lower-voucher">
          {kind === 'return' && <ReturnVoucherNote {...state} />}
        </p>
      </Disclosure>
    </section>
  )
}
