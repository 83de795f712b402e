import { randomUUID } from 'node:crypto'
import type { PaymentAccount, PaymentAccountRequest } from '@trade-in-shop/contracts/customers'
import { namedPayouts, PAYOUT_KINDS } from '@trade-in-shop/contracts/payout-kinds'
import type { ProblemError } from '@trade-in-shop/contracts/problem'
import type { TradePayment } from '@trade-in-shop/contracts/trades'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { inTransaction, type Db } from '@platform/store/pool'
import { findPayoutAccount, openCustomerAccount, paidToAccount, type StoredAccount } from './account-store'
import { idIn, formatCustomerIri, lockCustomer, refuseProblems, requireSame } from './stored-customer'
import { mailPaymentChange } from './customer-mails'

type Tie = { customerId: string; accountId: string; isPrimary: boolean }

/** Exactly one account is named. */
function choiceProblems(request: PaymentAccountRequest): ProblemError[] {
  const [first, second] = namedPayouts(request)
  if (second) return [{ path: PAYOUT_KINDS[second].tied, code: 'invalid' }]
  return first ? [] : [{ path: 'bankAccount', code: 'required' }]
}

async function chosen(db: Db, customerId: string, request: PaymentAccountRequest): Promise<StoredAccount> {
  for (const type of namedPayouts(request)) {
    const { tied, resource } = PAYOUT_KINDS[type]
    const account = await findPayoutAccount(db, customerId, type, idIn(request[tied] ?? '', resource))
    if (account) return account
  }
  throw new HttpProblem(404, 'not_found')
}

async function hasPrimary(db: Db, customerId: string): Promise<boolean> {
  const text = 'select from platform.customer_payment_accounts where customer_id = $1 and is_primary'
  return (await db.query(text, [customerId])).rowCount === 1
}

/** Ties an account to its customer. Clears the primary one first: the database refuses two at a time. */
export async function tie(db: Db, { customerId, accountId, isPrimary }: Tie, now: Date): Promise<string> {
  if (isPrimary)
    await db.query('update platform.customer_payment_accounts set is_primary = false where customer_id = $1 and is_primary', [
      customerId,
    ])
  const { rows } = await db.query<{ id: string }>(
    `insert into platform.customer_payment_accounts (id, customer_id, account_id, is_primary, created_at)
     values ($1, $2, $3, $4, $5) on conflict (account_id) do update set is_primary = excluded.is_primary returning id`,
    [randomUUID(), customerId, accountId, isPrimary, now],
  )
  return rows[0]?.id ?? ''
}

/**
 * `POST customer_payment_accounts`. Exactly one is primary: the first one always is, and it stays primary until another
 * one is. Sent twice, the answer is the same except for `isNew`. A change sends a mail.
 */
export function tieAccount(
  platform: Platform,
  customerId: string,
  request: PaymentAccountRequest,
): Promise<{ isNew: boolean; answer: PaymentAccount }> {
  const now = platform.clock()
  refuseProblems(choiceProblems(request))
  return inTransaction(platform.pool, async (db) => {
    const customer = await lockCustomer(db, customerId)
    requireSame(request.customer, 'customers', customerId)
    const account = await chosen(db, customerId, request)
    const isNew = account.paymentAccountId === null
    const isPrimary = request.isPrimary || account.isPrimary === true || !(await hasPrimary(db, customerId))
    const changes = isNew || account.isPrimary !== isPrimary
    const id = changes ? await tie(db, { customerId, accountId: account.id, isPrimary }, now) : (account.paymentAccountId ?? '')
    if (changes) await mailPaymentChange({ db, platform, customer, now }, account.maskedAccount)
    return { isNew, answer: { ...request, iri: formatCustomerIri('customer_payment_accounts', id), isPrimary } }
  })
}

/** What a payment account of this customer pays to, decrypted; null when it is not this customer's. */
export async function storedPayment(db: Db, secret: string, customerId: string, iri: string): Promise<TradePayment | null> {
  const account = await paidToAccount(db, customerId, idIn(iri, 'customer_payment_accounts'))
  return account && openCustomerAccount(secret, account)
}
