import { mutate } from 'swr'
import type { TradeHistory } from '@/contracts/customers'
import type { TradeSubmission } from '@/domain/checkout-form'
import { customerApi } from '@/storefront/account/customer-api'
import type { Outcome } from './send-trade'
import type { Sale } from './use-sale'

const isHistory = (key: unknown): boolean => Array.isArray(key) && key.includes('/api/customers/trade_history')

/** Sells with the customer's session, then refreshes the trade history. */
export async function sellAsCustomer(sale: Sale, submission: TradeSubmission): Promise<Outcome | null> {
  const outcome = await sale.send(submission, customerApi)
  if (outcome?.kind === 'created')
    void mutate<TradeHistory>(isHistory, (known) => known && [outcome.trade, ...known], { revalidate: true })
  return outcome
}
