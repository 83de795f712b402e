'use client'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CategoryKey } from '@trade-in-shop/contracts/search'
import { useFragment } from '@/storefront/account/password/use-fragment'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { ProfileNotice } from '@/storefront/account/saved'
import { useAction } from '@/storefront/account/use-action'
import { AppLink } from '@/storefront/kit/app-link'
import { Button, buttonClass } from '@/storefront/kit/button'
import { ACCEPTED, ownApi, OwnApiError } from '@/storefront/kit/own-api'
import { Skeleton } from '@/storefront/kit/skeleton'
import { EnrichForm } from './enrich-form'
import classes from './newsletter.module.css'

type Props = Readonly<{ emailHash: string; token: string; onConfirmed: () => void; onInvalid: () => void }>

/** The page that the mail's link opens. Confirms only when the button is pressed, because mail scanners follow links too. */
function ConfirmPanel({ emailHash, token, onConfirmed, onInvalid }: Props) {
  const { run, busy, failure } = useAction(async () => {
    try {
      await ownApi({ method: 'POST', path: '/api/newsletter/confirmations', body: { emailHash, token }, answer: ACCEPTED })
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
      <ProfileNotice failure={failure} />
    </ProfileResult>
  )
}

export type EnrichProps = Readonly<{
  emailHash: string
  /** The market's categories; empty when search does not answer. */
  interests: readonly Readonly<{ key: CategoryKey; name: string }>[]
  months: readonly string[]
  optional: string
  links: Readonly<{ home: string; start: string }>
}>

type Step = 'asking' | 'confirmed' | 'invalid'

/** With a token in the address the button that confirms, then the form; without one only the form. */
export function Enrich(props: EnrichProps) {
  const { secret, read } = useFragment('confirm')
  const [step, setStep] = useState<Step>('asking')
  if (!read) return <Skeleton className={classes.skeleton} />
  if (step === 'invalid')
    return (
      <ProfileResult
        drawing="expired-link"
        title={<FormattedMessage id="newsletter.invalidTitle" />}
        actions={
          <AppLink href={props.links.start} className={buttonClass()}>
            <FormattedMessage id="newsletter.again" />
          </AppLink>
        }
      >
        <FormattedMessage id="newsletter.invalidText" />
      </ProfileResult>
    )
  if (secret !== null && step === 'asking')
    return (
      <ConfirmPanel
        emailHash={props.emailHash}
        token={secret}
        onConfirmed={() => setStep('confirmed')}
        onInvalid={() => setStep('invalid')}
      />
    )
  return <EnrichForm {...props} confirmed={step === 'confirmed'} />
}
