'use client'
import { FormattedList, FormattedMessage } from 'react-intl'
import type { TradeState } from '@/contracts/trades'
import { Notice } from '@/storefront/kit/notice'
import { useTradeHistory } from './customer-data'

/** While the parcel has not been handed over, a sale goes along with a new address; afterwards the platform keeps the old one. */
const NOT_SENT: readonly TradeState[] = ['created', 'awaiting_shipment']

/** Which sales a new address would change, said before it is saved. */
export function AddressTrades() {
  const { data = [] } = useTradeHistory()
  const numbers = data.filter(({ state }) => NOT_SENT.includes(state)).map(({ number }) => number)
  return (
    <Notice kind="info">
      {numbers.length === 0 ? (
        <FormattedMessage id="profile.addressNoTrades" />
      ) : (
        <FormattedMessage
          id="profile.addressTrades"
          values={{ count: numbers.length, numbers: <FormattedList key="numbers" value={numbers} /> }}
        />
      )}
    </Notice>
  )
}
