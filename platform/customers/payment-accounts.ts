import { randomUUID } from 'node:crypto'
import type { PaymentAccount, PaymentAccountRequest } from '@/contracts/customers'
import type { ProblemError } from '@/contracts/problem'
import type { TradePayment } from '@/contracts/trades'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { inTransaction, type Db } from '@platform/store/pool'
import { accountOf, openCustomerAccount, paidToAccount, type StoredAccount } from './account-store'
import { idIn, iriOf, lockCustomer, refuseProblems, requireSame } from './stored-customer'
import { mailPaymentChange } from './customer-mails'

type Tie = { customerId: string; accountId: string; isPrimary: boolean }

/** Exactly one of the two accounts is named. */
function choiceProblems({ bankAccount, paypalAccount }: PaymentAccountRequest): ProblemError[] {
  if (bankAccount !== null && paypalAccount !== null) return [{ path: 'paypalAccount', code: 'invalid' }]
  return bankAccount === null && paypalAccount === null ? [{ path: 'bankAccount', code: 'required' }] : []
}

async function chosen(db: Db, customerId: string, { bankAccount, paypalAccount }: PaymentAccountRequest): Promise<StoredAccount> {
  const account =
    bankAccount !== null
      ? await accountOf(db, customerId, '13', idIn(bankAccount, 'bank_accounts'))
      : await accountOf(db, customerId, '2', idIn(paypalAccount ?? '', 'paypal_accounts'))
  if (!account) throw new HttpProblem(404, 'not_found')
  return account
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
    const { bankAccount, paypalAccount, paymentType, customer: iri } = request
    const answer = { iri: iriOf('customer_payment_accounts', id), bankAccount, paypalAccount, paymentType, isPrimary }
    return { isNew, answer: { ...answer, customer: iri } }
  })
}

/** What a payment account of this customer pays to, decrypted; null when it is not this customer's. */
export async function storedPayment(db: Db, secret: string, customerId: string, iri: string): Promise<TradePayment | null> {
  const account = await paidToAccount(db, customerId, idIn(iri, 'customer_payment_accounts'))
  return account && openCustomerAccount(secret, account)
}
