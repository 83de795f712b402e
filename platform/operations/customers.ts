import { DeletionRequest } from '@/contracts/account'
import {
  AddressPatch,
  AddressPatched,
  BankAccount,
  BankAccountPatch,
  BankAccounts,
  Customer,
  CustomerAddresses,
  CustomerDeleted,
  CustomerExport,
  CustomerNewsletter,
  CustomerNewsletterRequest,
  GuestAccount,
  GuestAccountRequest,
  PaymentAccount,
  PaymentAccountRequest,
  PaypalAccount,
  PaypalAccountPatch,
  PaypalAccounts,
  Person,
  PersonPatch,
  PhoneContact,
  PhoneContactRequest,
  TradeHistory,
  TradeLookup,
  TradeLookupRequest,
  TradePayoutPatch,
} from '@/contracts/customers'
import type { ProblemCode } from '@/contracts/problem'
import { Trade } from '@/contracts/trades'
import { described, KNOWN, VISITOR, type Operation } from './operation'

const SCHEMAS = {
  ...{ AddressPatch, AddressPatched, BankAccount, BankAccountPatch, BankAccounts, Customer, CustomerAddresses, CustomerDeleted },
  ...{ DeletionRequest, GuestAccount, GuestAccountRequest, PaymentAccount, PaymentAccountRequest, PaypalAccount },
  ...{ PaypalAccountPatch, PaypalAccounts, Person, PersonPatch, PhoneContact, PhoneContactRequest, TradeHistory },
  ...{ TradeLookup, TradeLookupRequest, CustomerExport, CustomerNewsletter, CustomerNewsletterRequest, Trade, TradePayoutPatch },
}
type Row = Operation<keyof typeof SCHEMAS>

const ENDED: ProblemCode[] = ['unauthorized', 'session_ended']
const FRESH: ProblemCode[] = ['fresh_login_required']
const FAULTS: ProblemCode[] = ['invalid_request']

/** What the customer of the token is answered; further problems beside those of every token. */
const own = (row: Row): Row => ({ ...row, access: 'customer', problems: { 401: ENDED, ...row.problems } })

/** What a customer keeps here. A thing of somebody else does not exist: 404. */
export const customers = described(SCHEMAS, {
  'GET /customers/customers': own({
    summary: 'The customer of the token.',
    answer: { status: 200, json: ['Customer'] },
  }),
  'DELETE /customers/customers': own({
    summary: 'Deletes what is personal, the first step of the deletion of an account. Answers what the law keeps.',
    body: 'DeletionRequest',
    answer: { status: 200, json: ['CustomerDeleted'] },
    problems: { 403: FRESH, 404: ['not_found'], 409: ['open_trades'] },
  }),
  'GET /customers/addresses': own({
    summary: 'The address that a trade gets.',
    answer: { status: 200, json: ['CustomerAddresses'] },
  }),
  'PATCH /customers/addresses': own({
    summary: 'Another address; trades that are not handed over go along. An empty IRI makes the first one.',
    body: 'AddressPatch',
    answer: { status: 200, json: ['AddressPatched'] },
    problems: { 404: ['not_found'], 422: FAULTS },
  }),
  'GET /customers/bank_accounts': own({
    summary: 'The bank accounts, masked.',
    answer: { status: 200, json: ['BankAccounts'] },
  }),
  'PATCH /customers/bank_accounts': own({
    summary: 'Changes a bank account; an empty IRI makes one. Wants a log-in younger than ten minutes.',
    body: 'BankAccountPatch',
    answer: { status: 200, json: ['BankAccount'] },
    problems: { 403: FRESH, 404: ['not_found'], 422: FAULTS, 429: ['too_many_requests'] },
  }),
  'GET /customers/paypal_accounts': own({
    summary: 'The PayPal accounts, masked.',
    answer: { status: 200, json: ['PaypalAccounts'] },
  }),
  'PATCH /customers/paypal_accounts': own({
    summary: 'Changes a PayPal account; an empty IRI makes one. Wants a log-in younger than ten minutes.',
    body: 'PaypalAccountPatch',
    answer: { status: 200, json: ['PaypalAccount'] },
    problems: { 403: FRESH, 404: ['not_found'], 422: FAULTS, 429: ['too_many_requests'] },
  }),
  'POST /customers/customer_payment_accounts': own({
    summary:
      'Ties an account to the customer. Exactly one is primary: 201 for a new one, 200 for one that was there. Wants a log-in younger than ten minutes.',
    body: 'PaymentAccountRequest',
    answer: { status: [200, 201], json: ['PaymentAccount'] },
    problems: { 403: FRESH, 404: ['not_found'], 422: FAULTS },
  }),
  'PATCH /customers/trade_payouts': own({
    summary: 'Another payment account for a trade, until it is inspected. Wants a log-in younger than ten minutes.',
    body: 'TradePayoutPatch',
    answer: { status: 200, json: ['Trade'] },
    problems: { 403: FRESH, 404: ['not_found'], 410: ['gone'] },
  }),
  'POST /customers/guest_account_number': {
    summary:
      'What a guest is paid out to: an empty id makes it, another one changes it, and the payout of its sale. It is never given back.',
    body: 'GuestAccountRequest',
    answer: { status: [200, 201], json: ['GuestAccount'] },
    problems: { 404: ['not_found'], 410: ['gone'], 422: FAULTS, 429: ['too_many_requests'] },
    headers: VISITOR,
    access: 'anyone',
  },
  'POST /customers/phone_contacts': own({
    summary: 'The customer’s telephone number.',
    body: 'PhoneContactRequest',
    answer: { status: 201, json: ['PhoneContact'] },
    problems: { 404: ['not_found'], 422: FAULTS },
  }),
  'PATCH /customers/phone_contacts': own({
    summary: 'Another telephone number.',
    body: 'PhoneContactRequest',
    answer: { status: 200, json: ['PhoneContact'] },
    problems: { 404: ['not_found'], 422: FAULTS },
  }),
  'PATCH /customers/people': own({
    summary: 'The birth date, at least 18 years ago, and the name.',
    body: 'PersonPatch',
    answer: { status: 200, json: ['Person'] },
    problems: { 404: ['not_found'], 422: [...FAULTS, 'under_age'] },
  }),
  'GET /customers/trade_history': own({
    summary: 'The customer’s trades, the newest first, at most 100.',
    answer: { status: 200, json: ['TradeHistory'] },
  }),
  'GET /customers/newsletter': own({
    summary: 'The subscription of the customer’s address.',
    answer: { status: 200, json: ['CustomerNewsletter'] },
  }),
  'PUT /customers/newsletter': own({
    summary: 'Asks for the newsletter by mail, or ends it.',
    body: 'CustomerNewsletterRequest',
    answer: { status: 200, json: ['CustomerNewsletter'] },
    problems: { 422: ['newsletter_unavailable'] },
  }),
  'GET /customers/export': own({
    summary: 'Everything that is kept about the customer. Accounts stay masked.',
    answer: { status: 200, json: ['CustomerExport'] },
  }),
  'POST /trades/lookups': {
    summary: 'The access id of a trade, for its number and its postal code. Ten tries an hour, twenty beside one postal code.',
    body: 'TradeLookupRequest',
    answer: { status: 200, json: ['TradeLookup'] },
    problems: { 404: ['not_found'], 429: ['too_many_requests'] },
    headers: KNOWN,
  },
})
