'use client'
import { useEffect, useEffectEvent } from 'react'
import { useController } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { usePayoutChoices } from '@/storefront/account/payout-inputs'
import { ProfilePaymentFields } from '@/storefront/account/profile/profile-field'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import type { RegisterValues } from './register-values'

/**
 * A choice of the registration that other parts of the form depend on, with the one that was made before hydration: the
 * library reads texts and boxes that were filled in, but no radios, and it does not render again for a box.
 */
export function useEarlyChoice<Name extends 'payout' | 'withAddress'>(
  name: Name,
  chosen: string,
  read: (input: HTMLInputElement) => string | boolean,
) {
  const { field } = useController<RegisterValues, Name>({ name })
  const choose = useEffectEvent(() => {
    const input = document.querySelector<HTMLInputElement>(chosen)
    if (input) field.onChange(read(input))
  })
  useEffect(() => choose(), [])
  return field
}

/** Choice of the payout account: later, a bank account, or PayPal. */
export function RegisterPayment() {
  const intl = useIntl()
  const payoutChoices = usePayoutChoices('profile')
  const { value: payout, onChange } = useEarlyChoice('payout', 'input[name=payout]:checked', ({ value }) => value)
  return (
    <ProfileSection id="register-money" title="profile.payout">
      <RadioCards
        name="payout"
        value={[payout]}
        onChange={onChange}
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
      {payout !== 'later' && <ProfilePaymentFields type={payout} />}
    </ProfileSection>
  )
}
