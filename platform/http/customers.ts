import { DeletionRequest } from '@/contracts/account'
import {
  AddressPatch,
  BankAccountPatch,
  CustomerNewsletterRequest,
  GuestAccountRequest,
  PaymentAccountRequest,
  PaypalAccountPatch,
  PersonPatch,
  PhoneContactRequest,
  TradePayoutPatch,
} from '@/contracts/customers'
import { bankAnswer, paypalAnswer } from '@platform/customers/account-answers'
import { accountsOf } from '@platform/customers/account-store'
import { addressAnswer, addressOf } from '@platform/customers/address-store'
import { changeAccount } from '@platform/customers/change-account'
import { changeAddress } from '@platform/customers/change-address'
import { changePayout } from '@platform/customers/change-payout'
import { changePerson, changePhone } from '@platform/customers/change-person'
import { customerAnswer } from '@platform/customers/customer-answer'
import { changeNewsletter, newsletterOf } from '@platform/customers/customer-newsletter'
import { deleteCustomer } from '@platform/customers/delete-customer'
import { exportCustomer } from '@platform/customers/export-customer'
import { keepGuestAccount } from '@platform/customers/guest-accounts'
import { readCustomer } from '@platform/customers/known-customer'
import { tieAccount } from '@platform/customers/payment-accounts'
import { requireCustomer, requireFreshLogin } from '@platform/identity/require-customer'
import { tradeAnswer } from '@platform/trades/trade-answer'
import { tradesOf } from '@platform/trades/trade-store'
import { visitorOf } from '@platform/limits/visitor'
import { ok, route, type Call, type Route } from './route'

/** `GET trade_history` shows so many, the newest first. */
const MOST_TRADES = 100

const customerId = async (call: Call<unknown>): Promise<string> => (await requireCustomer(call)).customerId

/** Who has typed the password within the last ten minutes (`security.md` 17). */
async function freshCustomerId(call: Call<unknown>): Promise<string> {
  const session = await requireCustomer(call)
  requireFreshLogin(session, call.platform.clock)
  return session.customerId
}

const path = (name: string) => `/customers/${name}`

const reads: Route[] = [
  route({
    method: 'GET',
    path: path('customers'),
    run: async (call) => ok(customerAnswer(await readCustomer(call.platform.pool, await customerId(call)))),
  }),
  route({
    method: 'GET',
    path: path('addresses'),
    run: async (call) => {
      const address = await addressOf(call.platform.pool, await customerId(call))
      return ok(address ? [addressAnswer(address)] : [])
    },
  }),
  route({
    method: 'GET',
    path: path('bank_accounts'),
    run: async (call) => ok((await accountsOf(call.platform.pool, await customerId(call), '13')).map(bankAnswer)),
  }),
  route({
    method: 'GET',
    path: path('paypal_accounts'),
    run: async (call) => ok((await accountsOf(call.platform.pool, await customerId(call), '2')).map(paypalAnswer)),
  }),
  route({
    method: 'GET',
    path: path('trade_history'),
    run: async (call) => ok((await tradesOf(call.platform.pool, await customerId(call), MOST_TRADES)).map(tradeAnswer)),
  }),
  route({
    method: 'GET',
    path: path('newsletter'),
    run: async (call) => ok(await newsletterOf(call.platform, await customerId(call))),
  }),
  route({
    method: 'GET',
    path: path('export'),
    run: async (call) => ok(await exportCustomer(call.platform, await customerId(call))),
  }),
]

const accounts: Route[] = [
  route({
    method: 'PATCH',
    path: path('bank_accounts'),
    body: BankAccountPatch,
    run: async (call) => {
      const { id: iri, ...bank } = call.body.payment
      const wanted = { iri, payment: { type: '13' as const, ...bank } }
      return ok(bankAnswer(await changeAccount(call.platform, await freshCustomerId(call), wanted)))
    },
  }),
  route({
    method: 'PATCH',
    path: path('paypal_accounts'),
    body: PaypalAccountPatch,
    run: async (call) => {
      const { id: iri, ...paypal } = call.body.paypalAccount
      const wanted = { iri, payment: { type: '2' as const, ...paypal } }
      return ok(paypalAnswer(await changeAccount(call.platform, await freshCustomerId(call), wanted)))
    },
  }),
  route({
    method: 'POST',
    path: path('customer_payment_accounts'),
    body: PaymentAccountRequest,
    run: async (call) => {
      const { isNew, answer } = await tieAccount(call.platform, await freshCustomerId(call), call.body)
      return ok(answer, isNew ? 201 : 200)
    },
  }),
  route({
    method: 'PATCH',
    path: path('trade_payouts'),
    body: TradePayoutPatch,
    run: async (call) => ok(tradeAnswer(await changePayout(call.platform, await freshCustomerId(call), call.body))),
  }),
  route({
    method: 'POST',
    path: path('guest_account_number'),
    body: GuestAccountRequest,
    run: async ({ platform, body, headers }) =>
      ok(await keepGuestAccount(platform, body, visitorOf(headers)), body.id === '' ? 201 : 200),
  }),
]

const person: Route[] = [
  route({
    method: 'PATCH',
    path: path('addresses'),
    body: AddressPatch,
    run: async (call) => ok(await changeAddress(call.platform, await customerId(call), call.body)),
  }),
  route({
    method: 'POST',
    path: path('phone_contacts'),
    body: PhoneContactRequest,
    run: async (call) => ok(await changePhone(call.platform, await customerId(call), { request: call.body, isNew: true }), 201),
  }),
  route({
    method: 'PATCH',
    path: path('phone_contacts'),
    body: PhoneContactRequest,
    run: async (call) => ok(await changePhone(call.platform, await customerId(call), { request: call.body, isNew: false })),
  }),
  route({
    method: 'PATCH',
    path: path('people'),
    body: PersonPatch,
    run: async (call) => ok(await changePerson(call.platform, await customerId(call), call.body)),
  }),
  route({
    method: 'PUT',
    path: path('newsletter'),
    body: CustomerNewsletterRequest,
    run: async (call) => ok(await changeNewsletter(call.platform, await customerId(call), call.body.subscribed)),
  }),
  route({
    method: 'DELETE',
    path: path('customers'),
    body: DeletionRequest,
    run: async (call) => ok(await deleteCustomer(call.platform, await freshCustomerId(call), call.body)),
  }),
]

/** `open`: these ask for a token of the customer, or for nothing, never for Basic auth. */
export const routes: Route[] = [...reads, ...accounts, ...person].map((each) => ({ ...each, open: true }))
