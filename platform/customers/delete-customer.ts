import type { DeletionRequest } from '@/contracts/account'
import type { CustomerDeleted } from '@/contracts/customers'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/problem'
import { beginDeletion } from '@platform/identity/deletion-store'
import { unsubscribe } from '@platform/newsletter/subscribe'
import { inTransaction, type Db } from '@platform/store/pool'
import { anonymiseTrades, hasOpenTrades, recordsOf } from '@platform/trades/anonymise'
import { lockCustomer, type KnownCustomer } from './known-customer'
import { retainedUntil } from './retention'

/** What stays stored, and until when: of each kind the record that stays longest. */
async function retainedRecordsOf(db: Db, { customerId, market: { timeZone } }: KnownCustomer): Promise<CustomerDeleted['kept']> {
  const records = await recordsOf(db, customerId)
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
