'use client'
import { FormattedList, FormattedMessage } from 'react-intl'
import type { TradeState } from '@/contracts/trades'
import { Notice } from '@/storefront/kit/overlays/notice'
import { useTradeHistory } from '@/storefront/account/session/customer-data'

/** Until the parcel is handed over, a new address also applies to the trade; afterwards the trade keeps its old one. */
const NOT_SENT: readonly TradeState[] = ['created', 'awaiting_shipment']

/** Lists the trades that a new address would change, before it is saved. */
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
