'use client'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { Checkbox } from '@/storefront/kit/checkbox'
import { ProfileAddressFields } from './profile-address-fields'
import { ProfileSection } from './profile-section'
import type { RegisterValues } from './register-values'

/** Choice between an address now and an address with the first trade. */
export function RegisterAddress() {
  const { register } = useFormContext<RegisterValues>()
  const given = useWatch<RegisterValues, 'withAddress'>({ name: 'withAddress' })
  return (
    <ProfileSection id="register-where" title="profile.address" text="profile.addressLater">
      <Checkbox {...register('withAddress')} id="register-withAddress" label={<FormattedMessage id="profile.addressNow" />} />
      {given && <ProfileAddressFields />}
    </ProfileSection>
  )
}
