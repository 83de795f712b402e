'use client'
import { FormattedMessage } from 'react-intl'
import { Notice } from '@/storefront/kit/notice'
import type { Failure } from './use-profile-form'

/** Why it did not go through, said aloud; nothing while all is well. */
export function ProfileNotice({ failure }: { failure: Failure | null }) {
  if (!failure) return null
  return (
    <Notice kind="warn" live>
      <FormattedMessage id={failure === 'offline' ? 'profile.offline' : `problem.${failure}`} />
    </Notice>
  )
}
