import {
  BankAccount,
  BankAccountPatch,
  BankAccounts,
  GuestAccount,
  GuestAccountRequest,
  PaymentAccount,
  PaymentAccountRequest,
  PaypalAccount,
  PaypalAccountPatch,
  PaypalAccounts,
  TradePayoutPatch,
} from '@trade-in-shop/contracts/customers'
import { Trade } from '@trade-in-shop/contracts/trades'
import type { Platform } from '@platform/context'
import { ok, reply } from '@trade-in-shop/contracts/endpoint'
import { endpoint, type Endpoint } from '@platform/http/platform-endpoint'
import { HttpProblem } from '@platform/http/http-problem'
import { declaredLimit } from '@platform/limits/store-or-memory'
import { identifyVisitor } from '@platform/limits/visitor'
import { type Db, inTransaction } from '@platform/store/pool'
import { BEFORE_INSPECTION, setPayout } from '@platform/trades/payout-account'
import { tradeAnswer } from '@platform/trades/trade-answer'
import { findTrade, type WholeTrade } from '@platform/trades/trade-store'
import { bankAnswer, paypalAnswer } from './account-answers'
import { listPayoutAccounts } from './account-store'
import { changeAccount } from './change-account'
import { ACCOUNTS_OF_GUEST, CHANGES_OF_ONE, storeGuestAccount } from './guest-accounts'
import { lockCustomer } from './stored-customer'
import { mailPaymentChange } from './customer-mails'
import { storedPayment, tieAccount } from './payment-accounts'

/** The customer's own trade, locked. One that was sold as a guest is shown to the customer, not changed (`customer-trades.ts`). */
async function ownTrade(db: Db, customerId: string, number: string): Promise<WholeTrade | null> {
  const { rowCount } = await db.query(
    'select from platform.trades where number = $1 and customer_id = $2 and claimed_at is null for update',
    [number, customerId],
  )
  return rowCount === 1 ? findTrade(db, 'number', number) : null
}

/** `PATCH trade_payouts`: the money of one trade goes to another payment account of the customer, who gets a mail. */
function changePayout(platform: Platform, customerId: string, request: TradePayoutPatch): Promise<WholeTrade> {
  const { env, pool } = platform
  const now = platform.clock()
  return inTransaction(pool, async (db) => {
    const customer = await lockCustomer(db, customerId)
    const payment = await storedPayment(db, env.PLATFORM_SECRET, customerId, request.paymentAccount)
    const trade = await ownTrade(db, customerId, request.number)
    if (!payment || !trade) throw new HttpProblem(404, 'not_found')
    if (!BEFORE_INSPECTION.has(trade.state)) throw new HttpProblem(410, 'gone')
    const masked = await setPayout(db, env.PLATFORM_SECRET, trade.id, payment)
    await mailPaymentChange({ db, platform, customer, now }, masked)
    return { ...trade, paymentType: payment.type, maskedAccount: masked }
  })
}

const accounts: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/customers/bank_accounts',
    summary: 'The bank accounts, masked.',
    who: 'customer',
    answers: { 200: { json: { BankAccounts } } },
    run: async ({ platform, session }) => ok((await listPayoutAccounts(platform.pool, session.customerId, '13')).map(bankAnswer)),
  }),
  endpoint({
    method: 'GET',
    path: '/customers/paypal_accounts',
    summary: 'The PayPal accounts, masked.',
    who: 'customer',
    answers: { 200: { json: { PaypalAccounts } } },
    run: async ({ platform, session }) =>
      ok((await listPayoutAccounts(platform.pool, session.customerId, '2')).map(paypalAnswer)),
  }),
  endpoint({
    method: 'PATCH',
    path: '/customers/bank_accounts',
    summary: 'Changes a bank account; an empty IRI makes one, of which a customer has fifty at most.',
    who: 'freshCustomer',
    body: { BankAccountPatch },
    answers: { 200: { json: { BankAccount } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'], 429: ['too_many_requests'] },
    run: async ({ platform, body, session }) => {
      const { id: iri, ...bank } = body.payment
      const wanted = { iri, payment: { type: '13' as const, ...bank } }
      return ok(bankAnswer(await changeAccount(platform, session.customerId, wanted)))
    },
  }),
  endpoint({
    method: 'PATCH',
    path: '/customers/paypal_accounts',
    summary: 'Changes a PayPal account; an empty IRI makes one, of which a customer has fifty at most.',
    who: 'freshCustomer',
    body: { PaypalAccountPatch },
    answers: { 200: { json: { PaypalAccount } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'], 429: ['too_many_requests'] },
    run: async ({ platform, body, session }) => {
      const { id: iri, ...paypal } = body.paypalAccount
      const wanted = { iri, payment: { type: '2' as const, ...paypal } }
      return ok(paypalAnswer(await changeAccount(platform, session.customerId, wanted)))
    },
  }),
]

const payouts: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/customers/customer_payment_accounts',
    summary: 'Ties an account to the customer. Exactly one is primary: 201 for a new one, 200 for one that was there.',
    who: 'freshCustomer',
    body: { PaymentAccountRequest },
    answers: { 200: { json: { PaymentAccount } }, 201: { json: { PaymentAccount } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'] },
    run: async ({ platform, body, session }) => {
      const { isNew, answer } = await tieAccount(platform, session.customerId, body)
      return isNew ? reply(201, answer) : ok(answer)
    },
  }),
  endpoint({
    method: 'PATCH',
    path: '/customers/trade_payouts',
    summary: 'Another payment account for a trade, until it is inspected.',
    who: 'freshCustomer',
    body: { TradePayoutPatch },
    answers: { 200: { json: { Trade } } },
    problems: { 404: ['not_found'], 410: ['gone'] },
    run: async ({ platform, body, session }) => ok(tradeAnswer(await changePayout(platform, session.customerId, body))),
  }),
  endpoint({
    method: 'POST',
    path: '/customers/guest_account_number',
    summary:
      'What a guest is paid out to: an empty id makes it, another one changes it, and the payout of its sale. It is never given back.',
    who: 'anyone',
    body: { GuestAccountRequest },
    limits: [declaredLimit('visitor', ACCOUNTS_OF_GUEST), declaredLimit('document', CHANGES_OF_ONE)],
    answers: { 200: { json: { GuestAccount } }, 201: { json: { GuestAccount } } },
    problems: { 404: ['not_found'], 410: ['gone'], 422: ['invalid_request'] },
    run: async ({ platform, body, headers }) => {
      const account = await storeGuestAccount(platform, body, identifyVisitor(headers))
      return body.id === '' ? reply(201, account) : ok(account)
    },
  }),
]

/** Payment accounts and payouts: a change needs a password that was typed within the last ten minutes (security 17). */
export const payoutEndpoints: Endpoint[] = [...accounts, ...payouts]
