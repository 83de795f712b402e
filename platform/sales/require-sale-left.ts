import { DAY, HOUR } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { findCustomer } from '@platform/customers/stored-customer'
import { HttpProblem } from '@platform/http/http-problem'
import { keyedHash } from '@platform/token-hash'
import { countRequest, requireCountLeft, type RequestLimit } from '@platform/limits/counted-requests'
import { declaredLimit } from '@platform/limits/store-or-memory'
import type { Db } from '@platform/store/pool'

/** Each sale mails a label to the address that was typed. */
const BY_VISITOR: RequestLimit = { purpose: 'sale visitor', most: 10, withinMs: HOUR }
const BY_NETWORK: RequestLimit = { purpose: 'sale network', most: 60, withinMs: HOUR }
const BY_EMAIL: RequestLimit = { purpose: 'sale email', most: 3, withinMs: DAY }
export const SALE_LIMITS = [
  declaredLimit('visitor', BY_VISITOR),
  declaredLimit('network', BY_NETWORK),
  declaredLimit('email', BY_EMAIL),
]

export type CountedSale = Readonly<{
  clientKey: string
  network: string | null
  email: string
  customerId: string | null
  now: Date
}>

/** Only the owner of a mailbox can activate an account with its address. */
async function isConfirmed(db: Db, { customerId, email }: CountedSale): Promise<boolean> {
  const customer = customerId === null ? null : await findCustomer(db, 'id', customerId)
  return customer?.email === email
}

/**
 * Counts a sale in its own transaction, so that one that fails is not counted. Throws 429 `too_many_requests`, or 429
 * `email_unconfirmed` for an address with three sales in a day that its owner has not confirmed (decision 171).
 */
export async function requireSaleLeft(db: Db, { env }: Platform, sale: CountedSale): Promise<void> {
  const scaled = (limit: RequestLimit) => ({ ...limit, most: Math.floor(limit.most * env.CALL_LIMITS_FACTOR) })
  await requireCountLeft(db, scaled(BY_VISITOR), sale.clientKey, sale.now)
  if (sale.network !== null) await requireCountLeft(db, scaled(BY_NETWORK), sale.network, sale.now)
  if (await isConfirmed(db, sale)) return
  const count = await countRequest(db, scaled(BY_EMAIL), keyedHash(env.PLATFORM_SECRET, 'sale', sale.email).toString('base64url'), sale.now) // prettier-ignore
  if (count.taken) return
  const errors = [{ path: 'customer/email', code: 'email_unconfirmed' as const }]
  throw new HttpProblem(429, 'email_unconfirmed', { errors, headers: { 'retry-after': String(count.retryAfterSeconds) } })
}
