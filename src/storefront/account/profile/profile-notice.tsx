'use client'
import { FormattedMessage } from 'react-intl'
import { Notice } from '@/storefront/kit/overlays/notice'
import type { Failure } from './use-profile-form'

/** Why a form failed, announced to screen readers; nothing without a failure. */
export function ProfileNotice({ failure }: { failure: Failure | null }) {
  if (!failure) return null
  return (
    <Notice kind="warn" live>
      <FormattedMessage id={failure === 'offline' ? 'profile.offline' : `problem.${failure}`} />
    </Notice>
  )
}
