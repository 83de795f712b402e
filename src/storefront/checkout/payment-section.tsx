'use client'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl, FormattedMessage } from 'react-intl'
import { payoutInputs, usePayoutChoices } from '@/storefront/account/payout-inputs'
import { useAccount } from '@/storefront/account/session/use-account'
import { afterStart } from '@/storefront/kit/lazy'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import type { CheckoutValues } from './draft-state'
import { SaleField, Section } from './sale-field'
import classes from './checkout.module.css'
import { Checkbox } from '@/storefront/kit/fields/checkbox'
import { Skeleton } from '@/storefront/kit/skeleton'

/** Placeholder of the customer's own accounts while they are read. */
export const StoredSkeleton = () => (
  <div className={classes.stored}>
    <Skeleton className={classes.storedCard} />
    <Skeleton className={classes.storedCard} />
  </div>
)

/** For customers who type an account: asks whether to save it for the next sale. */
function RememberAccount() {
  const { register } = useFormContext<CheckoutValues>()
  return (
    <Checkbox {...register('payment.remember')} id="sale-payment-remember" label={<FormattedMessage id="checkout.remember" />} />
  )
}

/** Loaded for customers only; if loading fails they type an account as guests do. */
const StoredAccounts = afterStart<{ children: ReactNode }>(
  () =>
    import('./stored-accounts').then(
      ({ StoredAccounts: Part }) => Part,
      () => OwnChildren,
    ),
  StoredSkeleton,
)
const OwnChildren = ({ children }: { children: ReactNode }) => children

/** The payout account: one of the customer's own, or one that is typed here. */
export function PaymentSection() {
  const { isLoggedIn } = useAccount()
  return (
    <Section id="sale-payout" title="checkout.payout">
      {isLoggedIn ? (
        <StoredAccounts>
          <TypedAccount />
          <RememberAccount />
        </StoredAccounts>
      ) : (
        <TypedAccount />
      )}
    </Section>
  )
}

/** The choice between the kinds of account, and the fields of the chosen one. */
function TypedAccount() {
  const intl = useIntl()
  const choices = usePayoutChoices('checkout')
  const { register } = useFormContext<CheckoutValues>()
  const type = useWatch<CheckoutValues, 'payment.type'>({ name: 'payment.type' })
  const widths = { half: classes.half, wide: classes.iban, narrow: classes.holder }
  return (
    <>
      <RadioCards
        {...register('payment.type')}
        id="sale-payment"
        legend={intl.formatMessage({ id: 'checkout.payoutLegend' })}
        legendHidden
        twoColumns
        choices={choices}
      />
      <div className={classes.grid}>
        {payoutInputs(type).map(({ name, width, input }) => (
          <SaleField key={name} name={`payment.${name}`} className={widths[width]} {...input} />
        ))}
      </div>
    </>
  )
}
