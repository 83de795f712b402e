'use client'
import { FormattedMessage } from 'react-intl'
import type { Failure } from '@/storefront/account/use-profile-form'
import { Notice } from '@/storefront/kit/notice'

/** Why it did not go through, said aloud; nothing while all is well. */
export function NewsletterNotice({ failure }: { failure: Failure | null }) {
  if (!failure) return null
  return (
    <Notice kind="warn" live>
      <FormattedMessage id={failure === 'offline' ? 'newsletter.offline' : `problem.${failure}`} />
    </Notice>
  )
}
