'use client'
import { createContext, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { useFragment } from './use-fragment'

type End = 'done' | 'expired'
type Link = Readonly<{ token: RefObject<string>; onEnd: (end: End) => void }>
/** The mail's link, for the form; its value stays the same, because a new one would make React throw the form's HTML away. */
export const ResetLink = createContext<Link>({ token: { current: '' }, onEnd: () => {} })

type Props = Readonly<{ heading: ReactNode; login: string; forgot: string; children: ReactNode }>

/**
 * S-15: the page that the mail's link opens. The link works once within an hour; a used or expired one leads to a new
 * mail.
 */
export function PasswordReset({ heading, login, forgot, children }: Props) {
  const { secret, read } = useFragment('token')
  const [end, setEnd] = useState<End | null>(null)
  const token = useRef('')
  const link = useMemo(() => ({ token, onEnd: setEnd }), [])
  useEffect(() => void (token.current = secret ?? ''), [secret])
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
    <ResetLink value={link}>
      {heading}
      {children}
    </ResetLink>
  )
}
