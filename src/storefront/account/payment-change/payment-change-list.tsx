'use client'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/storefront/kit/button'
import { Icon } from '@/storefront/kit/icon'
import { Notice } from '@/storefront/kit/overlays/notice'
import surface from '@/storefront/kit/surface.module.css'
import type { Payout } from './payment-change-calls'
import { ProfileNotice } from '@/storefront/account/saved'
import { failureOf, type ActionProblem } from '@/storefront/account/use-action'
import classes from './payment-change.module.css'

type Props = Readonly<{ payouts: readonly Payout[]; onChoose: (payout: Payout) => Promise<void> }>

/** The masked accounts; the one that gets the money is marked, and another can be chosen. */
export function PayoutList({ payouts, onChoose }: Props) {
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<ActionProblem | null>(null)
  const choose = async (payout: Payout) => {
    if (busy) return
    setBusy(payout.iri)
    setFailure(null)
    try {
      await onChoose(payout)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(null)
    }
  }
  if (payouts.length === 0)
    return (
      <Notice kind="info">
        <FormattedMessage id="profile.payoutNone" />
      </Notice>
    )
  return (
    <>
      <ul className={classes.list} data-testid="payouts">
        {payouts.map((payout) => (
          <li key={payout.iri} className={classes.payout}>
            <Icon name={payout.kind === 'bank' ? 'bank' : 'mail'} className={classes.icon} />
            <div>
              <b className={classes.masked}>{payout.masked}</b>
              <small>
                <FormattedMessage id={payout.kind === 'bank' ? 'profile.bank' : 'profile.paypal'} />
                {payout.holder && <span>, {payout.holder}</span>}
              </small>
            </div>
            {payout.primary ? (
              <span className={`${surface.chip} ${surface.chipOk}`}>
                <FormattedMessage id="profile.payoutPrimary" />
              </span>
            ) : (
              <Button look="quiet" small pending={busy === payout.iri} onClick={() => void choose(payout)}>
                <FormattedMessage id="profile.payoutUse" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ProfileNotice failure={failure} />
    </>
  )
}
