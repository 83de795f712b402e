'use client'
import { FormattedMessage } from 'react-intl'
import { Notice } from '@/storefront/kit/notice'
import type { LoginFailure } from './use-login-form'

/** Why the log-in failed, and what to do about it. */
export function LoginNotice({ failure }: { failure: LoginFailure }) {
  return (
    <Notice kind="error" live>
      <LoginReason {...failure} />
    </Notice>
  )
}

function LoginReason({ code, minutes }: LoginFailure) {
  if (code === 'offline') return <FormattedMessage id="account.offline" />
  if (code === 'too_many_requests' && minutes !== null) return <FormattedMessage id="account.tryAgainIn" values={{ minutes }} />
  if (code !== 'not_activated') return <FormattedMessage id={`problem.${code}`} />
  return (
    <>
      <FormattedMessage id="problem.not_activated" /> <FormattedMessage id="account.notActivated" />
    </>
  )
}
