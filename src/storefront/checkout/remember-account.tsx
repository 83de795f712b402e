'use client'
import { useFormContext } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Checkbox } from '@/storefront/kit/checkbox'
import type { CheckoutValues } from './draft-state'

/** For customers who type an account: asks whether to save it for the next sale. */
export function RememberAccount() {
  const { register } = useFormContext<CheckoutValues>()
  return (
    <Checkbox {...register('payment.remember')} id="sale-payment-remember" label={<FormattedMessage id="checkout.remember" />} />
  )
}
