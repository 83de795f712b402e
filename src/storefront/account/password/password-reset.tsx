'use client'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { HEADER_TOKEN } from '@/contracts/limits'
import { PasswordField } from '@/storefront/account/login/password-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import { useAccount } from '@/storefront/account/session/use-account'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { ANY_ANSWER, ownApi, OwnApiError } from '@/storefront/kit/own-api'
import { useFragment } from './use-fragment'
import classes from '@/storefront/account/profile/profile.module.css'

/** Problem codes that concern the link and not the new password. */
const LINK_PROBLEMS = new Set(['token_missing', 'token_invalid', 'expired', 'gone', 'not_found'])

/** Sets a new password by the token of the mail. Ends the session in this browser, as on every other device. */
function PasswordResetForm({ token, onEnd }: { token: string; onEnd: (end: 'done' | 'expired') => void }) {
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

export type PasswordResetProps = Readonly<{ heading: ReactNode; login: string; forgot: string }>

/**
 * S-15: the page that the mail's link opens. The link works once within an hour; a used or expired one leads to a new
 * mail.
 */
export function PasswordReset({ heading, login, forgot }: PasswordResetProps) {
  const { secret, read } = useFragment('token')
  const [end, setEnd] = useState<'done' | 'expired' | null>(null)
  if (end === 'done')
    return (
      <ProfileResult
        key="done"
        drawing="parcel"
        title={<FormattedMessage id="profile.resetDoneTitle" />}
        actions={
          <AppLink href={login} className={buttonClass()}>
            <FormattedMessage id="profile.toLogin" />
          </AppLink>
        }
      >
        <FormattedMessage id="profile.resetDoneText" />
      </ProfileResult>
    )
  if (end === 'expired' || (read && !secret))
    return (
      <ProfileResult
        key="expired"
        drawing="expired-link"
        arriving={end !== null}
        title={<FormattedMessage id={end ? 'profile.resetExpiredTitle' : 'profile.resetMissingTitle'} />}
        actions={
          <AppLink href={forgot} className={buttonClass()}>
            <FormattedMessage id="profile.resetNew" />
          </AppLink>
        }
      >
        <FormattedMessage id={end ? 'profile.resetExpiredText' : 'profile.resetMissingText'} />
      </ProfileResult>
    )
  return (
    <>
      {heading}
      {secret ? <PasswordResetForm token={secret} onEnd={setEnd} /> : <ProfileSkeleton fields={1} />}
    </>
  )
}
