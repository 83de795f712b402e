'use client'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CategoryKey } from '@/contracts/search'
import { ProfileResult } from '@/storefront/account/profile/profile-result'
import { useFragment } from '@/storefront/account/password/use-fragment'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { Skeleton } from '@/storefront/kit/skeleton'
import { ConfirmPanel } from './confirm-panel'
import { EnrichForm } from './enrich-form'
import classes from './newsletter.module.css'

export type EnrichProps = Readonly<{
  emailHash: string
  /** The market's categories; empty when search does not answer. */
  interests: readonly Readonly<{ key: CategoryKey; name: string }>[]
  /** Names of the twelve months. */
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
