'use client'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl, FormattedMessage } from 'react-intl'
import { useAccount } from '@/storefront/account/session/use-account'
import { afterStart } from '@/storefront/kit/lazy'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { useShop } from '@/storefront/shop/shop-provider'
import type { CheckoutValues } from './draft-state'
import { SaleField, Section } from './sale-field'
import classes from './checkout.module.css'
import { Checkbox } from '@/storefront/kit/fields/checkbox'
import { groupTypedIban } from '@/storefront/kit/fields/group-iban'
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

/** Bank transfer by IBAN, or PayPal with its address typed twice. */
function TypedAccount() {
  const intl = useIntl()
  const { paymentTypes } = useShop()
  const { register } = useFormContext<CheckoutValues>()
  const type = useWatch<CheckoutValues, 'payment.type'>({ name: 'payment.type' })
  const choice = (
    value: string,
    title: 'checkout.bank' | 'checkout.paypal',
    text: 'checkout.bankText' | 'checkout.paypalText',
  ) => ({
    value,
    title: intl.formatMessage({ id: title }),
    text: intl.formatMessage({ id: text }),
  })
  return (
    <>
      <RadioCards
        {...register('payment.type')}
        id="sale-payment"
        legend={intl.formatMessage({ id: 'checkout.payoutLegend' })}
        legendHidden
        twoColumns
        choices={[
          choice(paymentTypes.directDebitSwift, 'checkout.bank', 'checkout.bankText'),
          choice(paymentTypes.paypal, 'checkout.paypal', 'checkout.paypalText'),
        ]}
      />
      <div className={classes.grid}>
        {type === paymentTypes.paypal ? (
          <>
            <SaleField key="account" name="payment.paypalAccount" className={classes.half} type="email" autoComplete="off" />
            <SaleField key="repeat" name="payment.paypalRepeat" className={classes.half} type="email" autoComplete="off" />
          </>
        ) : (
          <>
            <SaleField
              key="iban"
              name="payment.iban"
              className={classes.iban}
              autoComplete="off"
              autoCapitalize="characters"
              shape={groupTypedIban}
              spellCheck={false}
            />
            <SaleField key="holder" name="payment.holder" className={classes.holder} autoComplete="name" />
          </>
        )}
      </div>
    </>
  )
}
