'use client'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { mutate } from 'swr'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { useFreshLogin } from '@/storefront/account/login/use-fresh-login'
import { toActionProblem } from '@/storefront/account/use-action'
import { customerApi } from '@/storefront/account/session/customer-api'
import { payableAccounts, usePayoutAccounts } from '@/storefront/account/session/payout-accounts'
import type { MessageId } from '@/storefront/i18n/message-types'
import { Button, buttonClass } from '@/storefront/kit/button'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { onFirstRender } from '@/storefront/kit/lazy'
import { Notice } from '@/storefront/kit/overlays/notice'
import { OwnApiError } from '@/storefront/kit/own-api'
import { Skeleton } from '@/storefront/kit/skeleton'
import { ShopLink } from '@/storefront/shop/shop-link'
import classes from './trade-timeline.module.css'

type Props = Readonly<{ number: string; sending: boolean; onChoose: (paymentAccount: string) => Promise<void> }>

/** The customer's masked accounts; none is preselected, because the button moves money. */
function TradePayoutChoice({ number, sending, onChoose }: Props) {
  const intl = useIntl()
  const { data, error } = usePayoutAccounts()
  const [chosen, setChosen] = useState<string | null>(null)
  if (!data && !error) return <Skeleton className={classes.payoutSkeleton} />
  const choices = payableAccounts(data)
  return (
    <div className={classes.payout}>
      {choices.length > 0 && (
        <RadioCards
          id={`payout-${number}`}
          name={`payout-${number}`}
          legend={intl.formatMessage({ id: 'trade.payoutChoose' })}
          value={chosen ? [chosen] : []}
          onChange={({ target: { value } }) => setChosen(value)}
          choices={choices.map(({ iri, masked, holder }) => ({ value: iri, title: masked, text: holder ?? '' }))}
        />
      )}
      {chosen && (
        <Button pending={sending} onClick={() => void onChoose(chosen)}>
          <FormattedMessage id="trade.payoutSave" />
        </Button>
      )}
      <ShopLink to="paymentChange" className={buttonClass({ look: 'link' })}>
        <FormattedMessage id="trade.payoutAdd" />
      </ShopLink>
    </div>
  )
}

const PasswordAgain = onFirstRender(async () => (await import('@/storefront/account/login/password-again')).PasswordAgain)

const isHistory = (key: unknown): boolean => Array.isArray(key) && key.includes('/api/customers/trade_history')

const send = (number: string, paymentAccount: string): Promise<Trade> =>
  customerApi({
    method: 'PATCH',
    path: '/api/customers/trade_payouts',
    body: { number, paymentAccount },
    answer: async () => (await import('@trade-in-shop/contracts/trades')).Trade,
  })

/** Null when the person cancelled. */
function messageOf(error: unknown): MessageId | null {
  const isOver = error instanceof OwnApiError && (error.status === 404 || error.status === 410)
  if (isOver) return 'trade.payoutGone'
  return toActionProblem(error) === null ? null : 'trade.payoutAway'
}

/** Pays one trade to another of the customer's accounts, after the password when it was last typed long ago (P-11). */
export function TradePayout({ trade: { number, maskedAccount } }: { trade: Pick<Trade, 'number' | 'maskedAccount'> }) {
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<{ sending: boolean; said: MessageId | null }>({ sending: false, said: null })
  const { asking, guarded } = useFreshLogin()
  const change = async (paymentAccount: string) => {
    setState({ sending: true, said: null })
    try {
      await guarded(() => send(number, paymentAccount))
      await mutate(isHistory)
      setState({ sending: false, said: 'trade.payoutSaved' })
      setOpen(false)
    } catch (error) {
      setState({ sending: false, said: messageOf(error) })
    }
  }
  return (
    <div data-testid="trade-payout">
      {state.said && (
        <Notice kind={state.said === 'trade.payoutSaved' ? 'done' : 'warn'} live>
          <FormattedMessage id={state.said} values={{ account: maskedAccount }} />
        </Notice>
      )}
      {open ? (
        <TradePayoutChoice number={number} sending={state.sending} onChoose={change} />
      ) : (
        <Button look="link" onClick={() => setOpen(true)}>
          <FormattedMessage id="trade.payoutChange" />
        </Button>
      )}
      {asking && <PasswordAgain asking={asking} />}
    </div>
  )
}
