'use client'
import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { ACCEPTED, ownApi } from '@/storefront/kit/own-api'
import { useShop } from '@/storefront/shop/shop-provider'
import { ProfileField } from '@/storefront/account/profile/profile-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
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
