'use client'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { LeavingReason } from '@trade-in-shop/contracts/newsletter'
import { ProfileNotice } from '@/storefront/account/saved'
import { useAction } from '@/storefront/account/use-action'
import type { MessageId } from '@/storefront/i18n/message-types'
import { Button } from '@/storefront/kit/button'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { ACCEPTED, ownApi } from '@/storefront/kit/own-api'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { useHydrated } from '@/runtime/use-hydrated'
import classes from './newsletter.module.css'

const REASONS = {
  too_many: 'newsletter.reasonMany',
  not_relevant: 'newsletter.reasonRelevant',
  not_asked: 'newsletter.reasonNotAsked',
  other_address: 'newsletter.reasonOther',
  no_reason: 'newsletter.reasonNone',
} as const satisfies Record<LeavingReason, MessageId>

const isReason = (value: string): value is LeavingReason => Object.hasOwn(REASONS, value)

/** Asks why the visitor unsubscribed: optional, once, and not linked to any person. */
export function Leaving() {
  const intl = useIntl()
  const ready = useHydrated()
  const [reason, setReason] = useState<LeavingReason | null>(null)
  const [sent, setSent] = useState(false)
  const { run, busy, failure } = useAction(async () => {
    if (!reason) return
    await ownApi({ method: 'POST', path: '/api/newsletter/reasons', body: { reason }, answer: ACCEPTED })
    setSent(true)
  })
  if (sent) return <Thanks />
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      <p className={layout.muted}>
        <FormattedMessage id="newsletter.reasonText" />
      </p>
      <RadioCards
        id="leaving"
        name="reason"
        legend={intl.formatMessage({ id: 'newsletter.reasonTitle' })}
        legendHidden
        choices={Object.entries(REASONS).map(([value, id]) => ({ value, title: intl.formatMessage({ id }) }))}
        value={reason ? [reason] : []}
        disabled={!ready}
        onChange={({ target: { value } }) => setReason(isReason(value) ? value : null)}
      />
      <ProfileNotice failure={failure} />
      <div className={classes.buttons}>
        <Button type="submit" look="quiet" pending={busy} disabled={reason === null}>
          <FormattedMessage id="newsletter.reasonSend" />
        </Button>
      </div>
    </form>
  )
}

/** Replaces the form and takes its focus. */
function Thanks() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={place} tabIndex={-1} className={classes.arrival}>
      <Notice kind="done" live>
        <FormattedMessage id="newsletter.reasonThanks" />
      </Notice>
    </div>
  )
}
