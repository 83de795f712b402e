import { isDeepStrictEqual } from 'node:util'
import { PAYOUT_KINDS } from '@trade-in-shop/contracts/payout-kinds'
import type { TradePayment } from '@trade-in-shop/contracts/trades'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { inTransaction, type Db } from '@platform/store/pool'
import { paymentProblems } from '@platform/trades/trade-field-problems'
import { maskedAccount } from '../trades/payout-account'
import {
  findPayoutAccount,
  listPayoutAccounts,
  MAX_ACCOUNTS,
  openCustomerAccount,
  putAccount,
  type StoredAccount,
} from './account-store'
import { idIn, lockCustomer, refuseProblems } from './stored-customer'
import { mailPaymentChange } from './customer-mails'

type Wanted = { iri: string; payment: TradePayment }

async function written(db: Db, customerId: string, { type }: TradePayment, id: string): Promise<StoredAccount> {
  const account = await findPayoutAccount(db, customerId, type, id)
  if (!account) throw new HttpProblem(404, 'not_found')
  return account
}

/**
 * `PATCH bank_accounts` and `PATCH paypal_accounts`: an empty IRI creates an account, another one is changed in place. A new
 * account is paid only after it is tied to the customer, so a mail is sent only when an old one changes.
 */
export function changeAccount(platform: Platform, customerId: string, { iri, payment }: Wanted): Promise<StoredAccount> {
  const { clock, env, pool } = platform
  const now = clock()
  refuseProblems(paymentProblems(payment, 'payment'))
  return inTransaction(pool, async (db) => {
    const customer = await lockCustomer(db, customerId)
    if (iri === '') {
      const all = await listPayoutAccounts(db, customerId, payment.type)
      if (all.length >= MAX_ACCOUNTS) throw new HttpProblem(429, 'too_many_requests')
      return written(db, customerId, payment, await putAccount(db, env.PLATFORM_SECRET, { customerId, payment }, now))
    }
    const old = await written(db, customerId, payment, idIn(iri, PAYOUT_KINDS[payment.type].resource))
    if (isDeepStrictEqual(openCustomerAccount(env.PLATFORM_SECRET, old), payment)) return old
    await putAccount(db, env.PLATFORM_SECRET, { id: old.id, customerId, payment }, now)
    await mailPaymentChange({ db, platform, customer, now }, maskedAccount(payment))
    return written(db, customerId, payment, old.id)
  })
}
