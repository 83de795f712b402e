import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { PAYOUT_TYPES, type PayoutType } from '@trade-in-shop/contracts/payout-kinds'
import { TradePayment } from '@trade-in-shop/contracts/trades'
import { openJson, sealJson, type Seal } from '@platform/sealed-json'
import type { Db } from '@platform/store/pool'
import { maskedAccount } from '../trades/payout-account'

const StoredAccount = z.object({
  id: z.string(),
  type: z.enum(PAYOUT_TYPES),
  maskedAccount: z.string(),
  holder: z.string().nullable(),
  sealed: z.instanceof(Buffer),
  paymentAccountId: z.string().nullable(),
  isPrimary: z.boolean().nullable(),
})
export type StoredAccount = z.infer<typeof StoredAccount>

const ACCOUNT = `select a.id, a.payment_type as type, a.masked_account as "maskedAccount", a.holder, a.sealed,
  p.id as "paymentAccountId", p.is_primary as "isPrimary" from platform.customer_accounts a
  left join platform.customer_payment_accounts p on p.account_id = a.id`

const sealOf = (secret: string, accountId: string): Seal => ({
  ...{ secret, purpose: 'platform.customers.account', owner: accountId },
})

/** Decrypts the details. Throws when the secret, the row or a byte differs. */
export const openCustomerAccount = (secret: string, { id, sealed }: Pick<StoredAccount, 'id' | 'sealed'>): TradePayment =>
  TradePayment.parse(openJson(sealOf(secret, id), sealed))

/** More than any customer has; stops a session from filling the database. */
export const MAX_ACCOUNTS = 50

/** All accounts of a type, the oldest first. */
export async function listPayoutAccounts(db: Db, customerId: string, type: PayoutType): Promise<StoredAccount[]> {
  const { rows } = await db.query(
    `${ACCOUNT} where a.customer_id = $1 and a.payment_type = $2 order by a.created_at, a.id limit ${MAX_ACCOUNTS}`,
    [customerId, type],
  )
  return z.array(StoredAccount).parse(rows)
}

/** One account, of this customer and type alone; null otherwise. */
export async function findPayoutAccount(db: Db, customerId: string, type: PayoutType, id: string): Promise<StoredAccount | null> {
  const text = `${ACCOUNT} where a.customer_id = $1 and a.payment_type = $2 and a.id = $3`
  const { rows } = await db.query(text, [customerId, type, id])
  return rows[0] ? StoredAccount.parse(rows[0]) : null
}

/** The account behind a payment account of this customer; null otherwise. */
export async function paidToAccount(db: Db, customerId: string, paymentAccountId: string): Promise<StoredAccount | null> {
  const { rows } = await db.query(`${ACCOUNT} where a.customer_id = $1 and p.id = $2`, [customerId, paymentAccountId])
  return rows[0] ? StoredAccount.parse(rows[0]) : null
}

type Details = { customerId: string; payment: TradePayment }

/** Writes an account, new without an id. Only its masked form is readable in the database. Answers the id. */
export async function putAccount(
  db: Db,
  secret: string,
  { id = randomUUID(), customerId, payment }: Details & { id?: string },
  now: Date,
): Promise<string> {
  const holder = 'holder' in payment ? payment.holder : null
  await db.query(
    `insert into platform.customer_accounts (id, customer_id, payment_type, masked_account, holder, sealed, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set masked_account = excluded.masked_account, holder = excluded.holder, sealed = excluded.sealed`,
    [id, customerId, payment.type, maskedAccount(payment), holder, sealJson(sealOf(secret, id), payment), now],
  )
  return id
}
