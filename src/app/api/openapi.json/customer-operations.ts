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
  TradePayoutPatch,
} from '@/contracts/customers'
import { Trade } from '@/contracts/trades'
import { DeletionRequest } from '@/contracts/account'
import { described, type Operation } from './operation'

const mine = { accounts: true, customer: true } as const
const UNKNOWN_OR_FAULTY = { 404: ['not_found'], 422: ['invalid_request'] } as const
const FRESH = { ...UNKNOWN_OR_FAULTY, 403: ['fresh_login_required'], 429: ['too_many_requests'] } as const

const read = <Name extends string>(summary: string, json: Name): Operation<Name> => ({
  summary,
  answer: { status: 200, json },
  ...mine,
})

/** Operations under `/api/customers`. */
export const customerOperations = described(
  {
    ...{ Customer, CustomerAddresses, BankAccounts, PaypalAccounts, TradeHistory, CustomerNewsletter, CustomerExport },
    ...{ AddressPatch, AddressPatched, BankAccountPatch, BankAccount, PaypalAccountPatch, PaypalAccount },
    ...{ PaymentAccountRequest, PaymentAccount, PhoneContactRequest, PhoneContact, PersonPatch, Person },
    ...{ CustomerNewsletterRequest, CustomerDeleted, DeletionRequest, GuestAccountRequest, GuestAccount },
    ...{ TradePayoutPatch, Trade },
  },
  {
    'GET /api/customers/customers': read('The customer of the session.', 'Customer'),
    'GET /api/customers/addresses': read('The addresses; the first is the one that a trade gets.', 'CustomerAddresses'),
    'GET /api/customers/bank_accounts': read('The bank accounts, masked.', 'BankAccounts'),
    'GET /api/customers/paypal_accounts': read('The PayPal accounts, masked.', 'PaypalAccounts'),
    'GET /api/customers/trade_history': read('The trades, newest first.', 'TradeHistory'),
    'GET /api/customers/newsletter': read('The subscription.', 'CustomerNewsletter'),
    'GET /api/customers/export': read('Everything that is kept about the customer, as a file to keep.', 'CustomerExport'),
    'DELETE /api/customers/customers': {
      summary: 'The first step of a deletion: the customer. Answers what the law keeps, and until when.',
      body: 'DeletionRequest',
      answer: { status: 200, json: 'CustomerDeleted' },
      problems: { 403: ['fresh_login_required'], 404: ['not_found'], 409: ['open_trades'] },
      ...mine,
    },
    'PATCH /api/customers/addresses': {
      summary: 'Changes an address, or makes the first one with an empty IRI.',
      body: 'AddressPatch',
      answer: { status: 200, json: 'AddressPatched' },
      problems: UNKNOWN_OR_FAULTY,
      ...mine,
    },
    'PATCH /api/customers/bank_accounts': {
      summary: 'Changes a bank account, or makes one with an empty id. The log-in must be younger than ten minutes.',
      body: 'BankAccountPatch',
      answer: { status: 200, json: 'BankAccount' },
      problems: FRESH,
      ...mine,
    },
    'PATCH /api/customers/paypal_accounts': {
      summary: 'Changes a PayPal account, or makes one with an empty id. The log-in must be younger than ten minutes.',
      body: 'PaypalAccountPatch',
      answer: { status: 200, json: 'PaypalAccount' },
      problems: FRESH,
      ...mine,
    },
    'PATCH /api/customers/trade_payouts': {
      summary: 'Another payment account for one trade, until it is inspected. The log-in must be younger than ten minutes.',
      body: 'TradePayoutPatch',
      answer: { status: 200, json: 'Trade' },
      problems: { 403: ['fresh_login_required'], 404: ['not_found'], 410: ['gone'] },
      ...mine,
    },
    'POST /api/customers/customer_payment_accounts': {
      summary:
        'Makes a bank or a PayPal account a payment account; one is the primary one. The log-in must be younger than ten minutes.',
      body: 'PaymentAccountRequest',
      answer: { status: 200, json: 'PaymentAccount' },
      problems: FRESH,
      ...mine,
    },
    'POST /api/customers/phone_contacts': {
      summary: 'The first phone number.',
      body: 'PhoneContactRequest',
      answer: { status: 201, json: 'PhoneContact' },
      problems: UNKNOWN_OR_FAULTY,
      ...mine,
    },
    'PATCH /api/customers/phone_contacts': {
      summary: 'Another phone number.',
      body: 'PhoneContactRequest',
      answer: { status: 200, json: 'PhoneContact' },
      problems: UNKNOWN_OR_FAULTY,
      ...mine,
    },
    'PATCH /api/customers/people': {
      summary: 'The birth date, at least 18 years ago.',
      body: 'PersonPatch',
      answer: { status: 200, json: 'Person' },
      problems: { 404: ['not_found'], 422: ['invalid_request', 'under_age'] },
      ...mine,
    },
    'PUT /api/customers/newsletter': {
      summary: 'Asks for the newsletter’s double opt-in, or leaves it.',
      body: 'CustomerNewsletterRequest',
      answer: { status: 200, json: 'CustomerNewsletter' },
      problems: { 422: ['newsletter_unavailable'] },
      ...mine,
    },
    'POST /api/customers/guest_account_number': {
      summary: 'A guest’s payment account: an empty id makes one, else it is changed, and the payout of its sale.',
      body: 'GuestAccountRequest',
      answer: { status: 200, json: 'GuestAccount' },
      problems: { ...UNKNOWN_OR_FAULTY, 410: ['gone'], 429: ['too_many_requests'] },
    },
  },
)
