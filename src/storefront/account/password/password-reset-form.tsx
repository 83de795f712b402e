'use client'
import { HEADER_TOKEN } from '@trade-in-shop/contracts/limits'
import { PasswordField } from '@/storefront/account/login/password-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import { useAccount } from '@/storefront/account/session/use-account'
import { ANY_ANSWER, ownApi, OwnApiError } from '@/storefront/kit/own-api'
import classes from '@/storefront/account/profile/profile.module.css'

export type End = 'done' | 'expired'

/** Problem codes that concern the link and not the new password. */
const LINK_PROBLEMS = new Set(['token_missing', 'token_invalid', 'expired', 'gone', 'not_found'])

/** Sets a new password by the token of the mail. Ends the session in this browser, as on every other device. */
export function PasswordResetForm({ token, onEnd }: { token: string; onEnd: (end: End) => void }) {
  const { isLoggedIn, logOut } = useAccount()
  const state = useProfileForm({
    initial: { password: '' },
    rules: { schema: ({ passwordResetForm }) => passwordResetForm },
    secrets: ['password'],
    at: { common_password: 'password' },
    send: async (body) => {
      if (!HEADER_TOKEN.test(token)) return onEnd('expired')
      try {
        await ownApi({ method: 'POST', path: '/api/account/resetPassword', headers: { Token: token }, body, answer: ANY_ANSWER })
      } catch (error) {
        if (error instanceof OwnApiError && LINK_PROBLEMS.has(error.code)) return onEnd('expired')
        throw error
      }
      if (isLoggedIn) await logOut()
      onEnd('done')
    },
  })
  return (
    <ProfileForm id="reset" state={state} button="profile.resetButton">
      <div className={classes.grid}>
        <PasswordField name="password" label="profile.newPassword" isNew />
      </div>
    </ProfileForm>
  )
}
