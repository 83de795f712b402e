'use client'
import { FormattedMessage } from 'react-intl'
import { Accepted } from '@/contracts/account'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { useAction } from '@/storefront/account/use-action'
import { Button } from '@/storefront/kit/button'
import { ownApi, OwnApiError } from '@/storefront/kit/own-api'
import { NewsletterNotice } from './newsletter-notice'

type Props = Readonly<{ emailHash: string; token: string; onConfirmed: () => void; onInvalid: () => void }>

/** The page that the mail's link opens. Confirms only when the button is pressed, because mail scanners follow links too. */
export function ConfirmPanel({ emailHash, token, onConfirmed, onInvalid }: Props) {
  const { run, busy, failure } = useAction(async () => {
    try {
      await ownApi({ method: 'POST', path: '/api/newsletter/confirmations', body: { emailHash, token }, answer: Accepted })
      onConfirmed()
    } catch (error) {
      // A malformed token is treated like an expired one.
      if (!(error instanceof OwnApiError) || (error.status !== 410 && error.status !== 400)) throw error
      onInvalid()
    }
  })
  return (
    <ProfileResult
      drawing="phone"
      arriving={false}
      title={<FormattedMessage id="newsletter.confirmTitle" />}
      actions={
        <Button pending={busy} onClick={run}>
          <FormattedMessage id="newsletter.confirmButton" />
        </Button>
      }
    >
      <FormattedMessage id="newsletter.confirmText" />
      <NewsletterNotice failure={failure} />
    </ProfileResult>
  )
}
