'use client'
import { use, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { HEADER_TOKEN } from '@/contracts/limits'
import { PasswordField } from '@/storefront/account/login/password-field'
import { useAccount } from '@/storefront/account/session/use-account'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { ACCEPTED, ANY_ANSWER, ownApi, OwnApiError } from '@/storefront/kit/own-api'
import { useShop } from '@/storefront/shop/shop-provider'
import { ProfileField } from '@/storefront/account/profile/profile-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import { ResetLink } from './password-reset'
import classes from '@/storefront/account/profile/profile.module.css'

/** S-16: requests a reset mail; the answer is the same for every address. */
export function PasswordForgot({ heading, login }: { heading: ReactNode; login: string }) {
  const { locale } = useShop()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const state = useProfileForm({
    initial: { email: '' },
    rules: { schema: ({ passwordForgotForm }) => passwordForgotForm },
    send: async ({ email }) => {
      const body = { email, lang: locale }
      await ownApi({ method: 'POST', path: '/api/account/forgotPasswordMail', body, answer: ACCEPTED })
      setSentTo(email)
    },
  })
  const toLogin = (look: 'quiet' | 'link') => (
    <AppLink href={login} className={buttonClass({ look })}>
      <FormattedMessage id="profile.toLogin" />
    </AppLink>
  )
  if (sentTo !== null)
    return (
      <ProfileResult drawing="parcel" title={<FormattedMessage id="profile.forgotSentTitle" />} actions={toLogin('quiet')}>
        <FormattedMessage id="profile.forgotSentText" values={{ email: <b key="email">{sentTo}</b> }} />
      </ProfileResult>
    )
  return (
    <>
      {heading}
      <ProfileForm id="forgot" state={state} button="profile.forgotButton" aside={toLogin('link')}>
        <div className={classes.grid}>
          <ProfileField name="email" type="email" autoComplete="username" />
        </div>
      </ProfileForm>
    </>
  )
}

/** Problem codes that concern the link and not the new password. */
const LINK_PROBLEMS = new Set(['token_missing', 'token_invalid', 'expired', 'gone', 'not_found'])

/** Sets a new password by the token of the mail. Ends the session in this browser, as on every other device. */
export function PasswordResetForm() {
  const { token: tokenOfLink, onEnd } = use(ResetLink)
  const { isLoggedIn, logOut } = useAccount()
  const state = useProfileForm({
    initial: { password: '' },
    rules: { schema: ({ passwordResetForm }) => passwordResetForm },
    secrets: ['password'],
    at: { common_password: 'password' },
    send: async (body) => {
      const token = tokenOfLink.current
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
