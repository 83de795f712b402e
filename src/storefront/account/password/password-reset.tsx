'use client'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { type End, PasswordResetForm } from './password-reset-form'
import { useFragment } from './use-fragment'

type Props = Readonly<{ heading: ReactNode; login: string; forgot: string }>

/**
 * S-15: the page that the mail's link opens. The link works once within an hour; a used or expired one leads to a new
 * mail.
 */
export function PasswordReset({ heading, login, forgot }: Props) {
  const { secret, read } = useFragment('token')
  const [end, setEnd] = useState<End | null>(null)
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
      <PasswordResetForm token={secret ?? ''} onEnd={setEnd} />
    </>
  )
}
