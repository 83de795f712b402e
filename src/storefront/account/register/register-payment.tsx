'use client'
import { useFormContext, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { useShop } from '@/storefront/shop/shop-provider'
import { ProfilePaymentFields, usePayoutChoices } from '@/storefront/account/profile/profile-field'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import type { RegisterValues } from './register-values'

/** Choice of the payout account: later, a bank account, or PayPal. */
export function RegisterPayment() {
  const intl = useIntl()
  const { paymentTypes } = useShop()
  const payoutChoices = usePayoutChoices()
  const { register } = useFormContext<RegisterValues>()
  const payout = useWatch<RegisterValues, 'payout'>({ name: 'payout' })
  return (
    <ProfileSection id="register-money" title="profile.payout">
      <RadioCards
        {...register('payout')}
        id="register-payout"
        legend={intl.formatMessage({ id: 'profile.payoutLegend' })}
        legendHidden
        choices={[
          {
            value: 'later',
            title: intl.formatMessage({ id: 'profile.payoutLater' }),
            text: intl.formatMessage({ id: 'profile.payoutLaterText' }),
          },
          ...payoutChoices,
        ]}
      />
      {payout !== 'later' && <ProfilePaymentFields paypal={payout === paymentTypes.paypal} />}
    </ProfileSection>
  )
}
