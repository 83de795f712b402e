'use client'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { mutate } from 'swr'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { toActionProblem } from '@/storefront/account/use-action'
import type { MessageId } from '@/storefront/i18n/message-types'
import { Button } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import { ownApi, OwnApiError } from '@/storefront/kit/own-api'
import type { Payee } from './trade-payout-way'
import classes from './trade-timeline.module.css'

const isHistory = (key: unknown): boolean => Array.isArray(key) && key.includes('/api/customers/trade_history')

const send = (accessId: string): Promise<Trade> =>
  ownApi({
    method: 'POST',
    path: `/api/trades/${accessId}/cancellation`,
    answer: async () => (await import('@trade-in-shop/contracts/trades')).Trade,
  })

function messageOf(error: unknown): MessageId {
  const isOver = error instanceof OwnApiError && (error.status === 404 || error.status === 410)
  if (isOver) return 'trade.cancelGone'
  toActionProblem(error) // Throws what is no failure of the call.
  return 'trade.payoutAway'
}

type Stage = Readonly<{ kind: 'closed' | 'asking' | 'sending' } | { kind: 'failed'; message: MessageId }>

/** Cancels a sale after a question that says what happens to the parcel (P-09). */
export function TradeCancel({ trade, payee }: { trade: Trade; payee: Payee }) {
  const [stage, setStage] = useState<Stage>({ kind: 'closed' })
  const isWithSeller = trade.state === 'created' || trade.state === 'awaiting_shipment'
  const cancel = async () => {
    if (stage.kind === 'sending') return
    setStage({ kind: 'sending' })
    try {
      await send(trade.accessId)
      await mutate(isHistory)
      if (payee !== 'customer') payee.onChanged()
    } catch (error) {
      setStage({ kind: 'failed', message: messageOf(error) })
    }
  }
  if (stage.kind === 'closed')
    return (
      <Button look="link" data-testid="trade-cancel" onClick={() => setStage({ kind: 'asking' })}>
        <FormattedMessage id="trade.cancel" />
      </Button>
    )
  if (stage.kind === 'failed')
    return (
      <Notice kind="warn" live>
        <FormattedMessage id={stage.message} />
      </Notice>
    )
  return (
    <div className={classes.cancel} role="group" aria-labelledby={`cancel-${trade.number}`}>
      <p id={`cancel-${trade.number}`}>
        <FormattedMessage id={isWithSeller ? 'trade.cancelAsk' : 'trade.cancelAskReturn'} />
      </p>
      <Button small autoFocus look="quiet" onClick={() => setStage({ kind: 'closed' })}>
        <FormattedMessage id="trade.cancelNo" />
      </Button>
      <Button small look="quiet" pending={stage.kind === 'sending'} onClick={() => void cancel()}>
        <FormattedMessage id="trade.cancelYes" />
      </Button>
    </div>
  )
}
