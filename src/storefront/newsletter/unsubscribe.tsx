'use client'
import { FormattedMessage } from 'react-intl'
import { Accepted } from '@/contracts/account'
import { useAction } from '@/storefront/account/use-action'
import { Button } from '@/storefront/kit/button'
import { ownApi } from '@/storefront/kit/own-api'
import { useHydrated } from '@/storefront/kit/use-hydrated'
import { useNavigate } from '@/storefront/kit/use-navigate'
import { NewsletterNotice } from './newsletter-notice'
import classes from './newsletter.module.css'

export type UnsubscribeProps = Readonly<{ emailHash: string; success: string }>

/** The one button; what follows takes this page's place in the history, as its address is a secret. */
export function Unsubscribe({ emailHash, success }: UnsubscribeProps) {
  const navigate = useNavigate()
  const ready = useHydrated()
  const { run, busy, failure } = useAction(async () => {
    await ownApi({ method: 'DELETE', path: `/api/newsletter/${emailHash}`, answer: Accepted })
    navigate.replace(success)
  })
  return (
    <div className={classes.form}>
      <NewsletterNotice failure={failure} />
      <div className={classes.buttons}>
        {/* A press on what the server drew would be lost until the code is there. */}
        <Button pending={busy} onClick={run} disabled={!ready} data-testid="unsubscribe">
          <FormattedMessage id="newsletter.unsubscribeButton" />
        </Button>
      </div>
    </div>
  )
}
