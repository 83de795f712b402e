'use client'
import { FormattedMessage } from 'react-intl'
import type { Failure } from '@/storefront/account/profile/use-profile-form'
import { Notice } from '@/storefront/kit/overlays/notice'

/** Why a request failed, announced to screen readers; nothing without a failure. */
export function NewsletterNotice({ failure }: { failure: Failure | null }) {
  if (!failure) return null
  return (
    <Notice kind="warn" live>
      <FormattedMessage id={failure === 'offline' ? 'offline.kept' : `problem.${failure}`} />
    </Notice>
  )
}
