'use client'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatDay } from '@/storefront/i18n/format'
import { Button } from '@/storefront/kit/button'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import type { Deciding } from './use-decision'
import classes from './clarification.module.css'

/** Asks once for another inspector (U-03); then says that one looks, and afterwards what came of it. */
export function SecondLook({ deciding: { clarification, sending, lookAgain } }: { deciding: Deciding }) {
  const intl = useIntl()
  const { secondLook } = clarification
  const [asked, setAsked] = useState(false)
  const news = useRef<HTMLDivElement>(null)
  const isRunning = secondLook?.result === null
  // The button that had the focus is gone, so the news takes it.
  useEffect(() => {
    if (asked && isRunning) news.current?.focus({ preventScroll: true })
  }, [asked, isRunning])
  const ask = () => {
    setAsked(true)
    void lookAgain()
  }
  // A platform without second looks.
  if (secondLook === undefined) return null
  if (secondLook === null)
    return (
      <div className={classes.look}>
        <p className={`${layout.small} ${layout.muted}`}>
          <FormattedMessage id="clarification.lookAbout" />
        </p>
        <Button look="quiet" wide pending={sending} onClick={ask}>
          <FormattedMessage id="clarification.lookAsk" />
        </Button>
      </div>
    )
  const { result, decideBy } = secondLook
  return (
    <div ref={news} tabIndex={-1} className={classes.look} data-testid="second-look" data-result={result ?? 'running'}>
      <Notice kind="info">
        {result === null && <FormattedMessage id="clarification.lookRunning" values={{ date: formatDay(intl, decideBy) }} />}
        {result === 'confirmed' && <FormattedMessage id="clarification.lookConfirmed" />}
        {result === 'raised' && <FormattedMessage id="clarification.lookRaised" />}
      </Notice>
    </div>
  )
}
