import type { DeletionRequest } from '@trade-in-shop/contracts/account'
import type { CustomerDeleted, CustomerExport } from '@trade-in-shop/contracts/customers'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { beginDeletion } from '@platform/identity/deletion-store'
import { unsubscribe } from '@platform/newsletter/subscribe'
import { inTransaction, type Db } from '@platform/store/pool'
import { anonymiseTrades, hasOpenTrades, readTradeRecords } from '@platform/trades/anonymise'
import { lockCustomer, type KnownCustomer, readCustomer } from './stored-customer'
import { retainedUntil } from './retention'
import { tradeAnswer } from '@platform/trades/trade-answer'
import { listCustomerTrades } from '@platform/trades/trade-store'
import { bankAnswer, customerAnswer, paypalAnswer } from './account-answers'
import { listPayoutAccounts } from './account-store'
import { addressAnswer, listAddresses } from './address-store'
import { readCustomerNewsletter } from './customer-newsletter'

/** What stays stored, and until when: of each kind the record that stays longest. */
async function retainedRecordsOf(db: Db, { customerId, market: { timeZone } }: KnownCustomer): Promise<CustomerDeleted['kept']> {
  const records = await readTradeRecords(db, customerId)
  const trades = records.map(({ createdAt }) => retainedUntil('trades', timeZone, createdAt))
  const payouts = records.flatMap(({ paidAt }) => (paidAt ? [retainedUntil('payouts', timeZone, paidAt)] : []))
  const latest = { trades: trades.sort().at(-1), payouts: payouts.sort().at(-1) }
  return (['trades', 'payouts'] as const).flatMap((what) => {
    const until = latest[what]
    return until ? [{ what, until }] : []
  })
}

/**
 * `DELETE customers`, the first of the deletion's two steps: deletes all personal data, the newsletter included, and
 * marks the second step as open (`identity/deletion-store.ts`). Ids that are not the session's own: 404. A trade under way: 409
 * `open_trades`, nothing changes.
 */
export function deleteCustomer(platform: Platform, customerId: string, request: DeletionRequest): Promise<CustomerDeleted> {
  const now = platform.clock()
  return inTransaction(platform.pool, async (db) => {
    const customer = await lockCustomer(db, customerId)
    const { customerIdentifier, email, application } = customer
    const isOwn = request.customerId === customerId && request.customerIdentifier === customerIdentifier
    if (!isOwn) throw new HttpProblem(404, 'not_found')
    if (await hasOpenTrades(db, customerId)) throw new HttpProblem(409, 'open_trades')
    const kept = await retainedRecordsOf(db, customer)
    await anonymiseTrades(db, customerId, now)
    await unsubscribe(db, platform, { email, application }, now)
    await db.query('delete from platform.customers where id = $1', [customerId])
    await beginDeletion(db, { customerId, customerIdentifier, kept }, now)
    return { kept }
  })
}

/** More trades than any customer has; an export leaves none out. */
const ALL = 10_000

/** `GET export`: everything that is stored about the customer. Accounts stay masked. */
export async function exportCustomer(platform: Platform, customerId: string): Promise<CustomerExport> {
  const { pool, clock } = platform
  const customer = await readCustomer(pool, customerId)
  return {
    exportedAt: clock().toISOString(),
    customer: customerAnswer(customer),
    addresses: (await listAddresses(pool, customerId)).map(addressAnswer),
    bankAccounts: (await listPayoutAccounts(pool, customerId, '13')).map(bankAnswer),
    paypalAccounts: (await listPayoutAccounts(pool, customerId, '2')).map(paypalAnswer),
    trades: (await listCustomerTrades(pool, customerId, ALL)).map(tradeAnswer),
    newsletter: await readCustomerNewsletter(platform, customerId),
  }
}
