'use client'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import * as z from 'zod'
import type { Customer } from '@/contracts/customers'
import { passwordChangeForm } from '@/domain/checkout/profile-form'
import { customerApi } from '@/storefront/account/session/customer-api'
import { PasswordField } from '@/storefront/account/login/password-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { ProfileSection } from '@/storefront/account/profile/profile-section'
import { Saved } from '@/storefront/account/saved'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import classes from '@/storefront/account/profile/profile.module.css'

const EMPTY = { currentPassword: '', password: '' }

/** Changes the password; asks for the present one and logs out every other device. */
export function ManagementPassword({ customer }: { customer: Customer }) {
  const [saved, setSaved] = useState(false)
  const state = useProfileForm({
    initial: EMPTY,
    rules: { schema: () => passwordChangeForm },
    secrets: ['currentPassword', 'password'],
    at: { wrong_password: 'currentPassword', wrong_credentials: 'currentPassword', common_password: 'password' },
    send: async (passwords, form) => {
      setSaved(false)
      await customerApi({
        method: 'POST',
        path: '/api/account/changePassword',
        body: { ...passwords, userId: customer.customerId, email: customer.email },
        answer: z.unknown(),
      })
      form.reset(EMPTY)
      setSaved(true)
    },
  })
  return (
    <ProfileSection id="management-password" title="profile.passwordTitle">
      <ProfileForm id="password" state={state} button="profile.passwordSave" look="quiet">
        {/* Password managers read from this field whose password it is. */}
        <input type="email" autoComplete="username" value={customer.email} readOnly hidden />
        <div className={classes.grid}>
          <PasswordField name="currentPassword" label="profile.currentPassword" className={classes.half} />
          <PasswordField name="password" label="profile.newPassword" isNew className={classes.half} />
        </div>
        <Saved>{saved && <FormattedMessage id="profile.passwordSaved" />}</Saved>
      </ProfileForm>
    </ProfileSection>
  )
}
