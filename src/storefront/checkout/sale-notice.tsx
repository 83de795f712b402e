'use client'
import { FormattedMessage } from 'react-intl'
import type { MessageId } from '@/storefront/i18n/message-types'
import { Notice } from '@/storefront/kit/overlays/notice'
import type { SaleState } from './use-sale'
import classes from './summary/summary.module.css'

const REFUSALS = {
  tooMany: 'checkout.tooMany',
  unavailable: 'checkout.unavailable',
  cap: 'checkout.capLink',
  noBusiness: 'checkout.noBusiness',
  loggedOut: 'checkout.loggedOut',
  refused: 'checkout.refused',
} as const satisfies Record<Extract<SaleState, { kind: 'refused' }>['reason'], MessageId>

function messageOf(state: SaleState): MessageId | null {
  if (state.kind === 'unknown') return state.because === 'offline' ? 'checkout.offline' : 'checkout.noAnswer'
  if (state.kind === 'asking') return 'checkout.asking'
  if (state.kind === 'notArrived') return 'checkout.notArrived'
  return state.kind === 'refused' ? REFUSALS[state.reason] : null
}

/** The result of pressing the button, unless it succeeded or a field shows the fault. */
export function SaleNotice({ state }: { state: SaleState }) {
  const id = messageOf(state)
  if (!id) return null
  return (
    <Notice kind={state.kind === 'asking' ? 'info' : 'warn'} live className={classes.notice}>
      <FormattedMessage id={id} />
    </Notice>
  )
}
