'use client'
import { useEffect, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { PAYOUT_KINDS } from '@trade-in-shop/contracts/payout-kinds'
import { hasTypedPayout } from '@/domain/checkout/payment-types'
import { payableAccounts, type PayoutAccount, usePayoutAccounts } from '@/storefront/account/session/payout-accounts'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { ANOTHER_ACCOUNT, isStored, type CheckoutValues } from './draft-state'
import { problemText } from './sale-field'
import { StoredSkeleton } from './payment-section'

/** The customer's own accounts as masked cards, the primary one preselected; "another account" opens the fields. */
export function StoredAccounts({ children }: { children: ReactNode }) {
  const { data, error } = usePayoutAccounts()
  const choices = payableAccounts(data)
  const { setValue, getValues, trigger, formState } = useFormContext<CheckoutValues>()
  const { isSubmitted } = formState
  const first = choices[0]?.iri
  useEffect(() => {
    const { paymentAccount, ...values } = getValues('payment')
    if (!first || paymentAccount !== '') return
    // A seller who has begun to type an account wants that one.
    setValue('payment.paymentAccount', hasTypedPayout(values) ? ANOTHER_ACCOUNT : first)
    // A form that was sent before the accounts were loaded shows a problem at the account fields: check it again.
    if (isSubmitted) void trigger()
  }, [first, isSubmitted, setValue, getValues, trigger])
  // When the session ends its accounts must go too: a guest's form remains.
  useEffect(() => () => setValue('payment.paymentAccount', ''), [setValue])

  if (!data && !error) return <StoredSkeleton />
  return choices.length === 0 ? children : <Cards choices={choices}>{children}</Cards>
}

function Cards({ choices, children }: { choices: readonly PayoutAccount[]; children: ReactNode }) {
  const intl = useIntl()
  const { register, formState } = useFormContext<CheckoutValues>()
  const chosen = useWatch<CheckoutValues, 'payment.paymentAccount'>({ name: 'payment.paymentAccount' })
  const cards = choices.map(({ iri, type, masked, holder }) => ({
    value: iri,
    title: masked,
    text: holder || intl.formatMessage({ id: `checkout.${PAYOUT_KINDS[type].name}` }),
  }))
  const another = intl.formatMessage({ id: 'checkout.anotherAccount' })
  return (
    <>
      <RadioCards
        {...register('payment.paymentAccount')}
        id="sale-stored"
        legend={intl.formatMessage({ id: 'checkout.payoutLegend' })}
        legendHidden
        choices={[...cards, { value: ANOTHER_ACCOUNT, title: another }]}
        error={problemText(intl, formState.errors, 'payment.paymentAccount')}
      />
      {!isStored(chosen) && children}
    </>
  )
}
