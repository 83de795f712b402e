'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import { Dialog } from '@/storefront/kit/overlays/dialog'
import { PasswordField } from './password-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { useAccount } from '@/storefront/account/session/use-account'
import type { Asking } from './use-fresh-login'
import { useLogIn } from './use-log-in'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import classes from '@/storefront/account/profile/profile.module.css'

/**
 * Asks for the password again in a dialog over the page; what was typed below stays and is sent after a correct
 * password.
 */
export function PasswordAgain({ asking }: { asking: Asking }) {
  const intl = useIntl()
  const { email } = useAccount()
  const { confirmPassword } = useLogIn()
  const state = useProfileForm({
    initial: { password: '' },
    rules: { schema: ({ passwordAgainForm }) => passwordAgainForm },
    secrets: ['password'],
    at: { wrong_credentials: 'password' },
    send: async ({ password }) => {
      await confirmPassword(password)
      asking.confirmed()
    },
  })
  return (
    <Dialog
      title={<FormattedMessage id="profile.againTitle" />}
      closeLabel={intl.formatMessage({ id: 'profile.close' })}
      isOpen
      onClose={asking.cancelled}
    >
      <p>
        <FormattedMessage id="profile.againText" />
      </p>
      <ProfileForm id="again" state={state} button="profile.againButton">
        {/* Password managers read from this field whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div className={classes.grid}>
          <PasswordField name="password" label="profile.yourPassword" />
        </div>
      </ProfileForm>
    </Dialog>
  )
}
