import { randomUUID } from 'node:crypto'
import { TradePayment } from '@/contracts/trades'
import { openJson, sealJson, type Seal } from '@platform/sealed-json'
import type { Db } from '@platform/store/pool'
import { maskedAccount } from '@platform/trades/masked-account'

const sealOf = (secret: string, accountId: string): Seal => ({
  ...{ secret, purpose: 'platform.customers.account', owner: accountId },
})

/** An account as it is kept: sealed, bound to its row, beside what may be shown of it. */
export function keptAccount(secret: string, accountId: string, payment: TradePayment) {
  const holder = payment.type === '13' ? payment.holder : null
  return { type: payment.type, masked: maskedAccount(payment), holder, sealed: sealJson(sealOf(secret, accountId), payment) }
}

/** The details again. Throws when the secret, the row or a byte differs. */
export const openCustomerAccount = (secret: string, accountId: string, sealed: Buffer): TradePayment =>
  TradePayment.parse(openJson(sealOf(secret, accountId), sealed))

type NewAccount = { customerId: string; payment: TradePayment }

/** A new bank or PayPal account of a customer; answers its id. */
export async function insertAccount(db: Db, secret: string, { customerId, payment }: NewAccount, now: Date): Promise<string> {
  const id = randomUUID()
  const { type, masked, holder, sealed } = keptAccount(secret, id, payment)
  await db.query(
    `insert into platform.customer_accounts (id, customer_id, payment_type, masked_account, holder, sealed, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, customerId, type, masked, holder, sealed, now],
  )
  return id
}
