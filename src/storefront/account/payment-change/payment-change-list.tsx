'use client'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { PAYOUT_KINDS, type PayoutType } from '@trade-in-shop/contracts/payout-kinds'
import { Button } from '@/storefront/kit/button'
import { Icon, type IconName } from '@/storefront/kit/icon'
import { Notice } from '@/storefront/kit/overlays/notice'
import surface from '@/storefront/kit/surface.module.css'
import { isPrimary, type PayoutAccount } from '@/storefront/account/session/payout-accounts'
import { ProfileNotice } from '@/storefront/account/saved'
import { toActionProblem, type ActionProblem } from '@/storefront/account/use-action'
import classes from './payment-change.module.css'

const ICONS = { '13': 'bank', '2': 'mail' } as const satisfies Record<PayoutType, IconName>

type Props = Readonly<{ payouts: readonly PayoutAccount[]; onChoose: (payout: PayoutAccount) => Promise<void> }>

/** The masked accounts; the one that gets the money is marked, and another can be chosen. */
export function PayoutList({ payouts, onChoose }: Props) {
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<ActionProblem | null>(null)
  const choose = async (payout: PayoutAccount) => {
    if (busy) return
    setBusy(payout.iri)
    setFailure(null)
    try {
      await onChoose(payout)
    } catch (error) {
      setFailure(toActionProblem(error))
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
            <Icon name={ICONS[payout.type]} className={classes.icon} />
            <div>
              <b className={classes.masked}>{payout.masked}</b>
              <small>
                <FormattedMessage id={`profile.${PAYOUT_KINDS[payout.type].name}`} />
                {payout.holder && <span>, {payout.holder}</span>}
              </small>
            </div>
            {isPrimary(payout) ? (
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
