'use client'
import { FormattedMessage } from 'react-intl'
import { ProfileNotice } from '@/storefront/account/saved'
import { useAction } from '@/storefront/account/use-action'
import { Button } from '@/storefront/kit/button'
import { ACCEPTED, ownApi } from '@/storefront/kit/own-api'
import { useHydrated } from '@/runtime/use-hydrated'
import { useNavigate } from '@/storefront/kit/use-navigate'
import classes from './newsletter.module.css'

export type UnsubscribeProps = Readonly<{ emailHash: string; success: string }>

/** The button that unsubscribes; the next page replaces this one in the history, because this address is a secret. */
export function Unsubscribe({ emailHash, success }: UnsubscribeProps) {
  const navigate = useNavigate()
  const ready = useHydrated()
  const { run, busy, failure } = useAction(async () => {
    await ownApi({ method: 'DELETE', path: `/api/newsletter/${emailHash}`, answer: ACCEPTED })
    navigate.replace(success)
  })
  return (
    <div className={classes.form}>
      <ProfileNotice failure={failure} />
      <div className={classes.buttons}>
        {/* A press on the server's HTML would be lost before the code is loaded. */}
        <Button pending={busy} onClick={run} disabled={!ready} data-testid="unsubscribe">
          <FormattedMessage id="newsletter.unsubscribeButton" />
        </Button>
      </div>
    </div>
  )
}
