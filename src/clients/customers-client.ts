import type * as z from 'zod'
import type { DeletionRequest } from '@trade-in-shop/contracts/account'
import {
  AddressPatched,
  BankAccount,
  BankAccounts,
  Customer,
  CustomerAddresses,
  CustomerDeleted,
  CustomerExport,
  CustomerNewsletter,
  GuestAccount,
  PaymentAccount,
  PaypalAccount,
  PaypalAccounts,
  Person,
  PhoneContact,
  TradeHistory,
  TradeLookup,
  type AddressPatch,
  type BankAccountPatch,
  type GuestAccountRequest,
  type PaymentAccountRequest,
  type PaypalAccountPatch,
  type PersonPatch,
  type PhoneContactRequest,
  type TradeLookupRequest,
  type TradePayoutPatch,
} from '@trade-in-shop/contracts/customers'
import { Trade } from '@trade-in-shop/contracts/trades'
import { bearer } from './account-client'
import { call, type Method } from './http'
import { from, type Sender } from './trade-client'

/** The access token alone says whose data it is; every id in a body was checked before (security 10). */
export type CustomerSender = Sender & Readonly<{ accessToken: string }>

function ask<T>(method: Method, name: string, answer: z.ZodType<T>, sender: CustomerSender, body?: unknown): Promise<T> {
  const headers = { ...from(sender).headers, ...bearer(sender.accessToken) }
  const path = `/customers/${name}`
  return call({ upstream: 'customer', method, path, headers, body, requestId: sender.requestId, answer })
}

const reader =
  <T>(name: string, answer: z.ZodType<T>) =>
  (sender: CustomerSender): Promise<T> =>
    ask('GET', name, answer, sender)

export const readCustomer = reader('customers', Customer)
export const readAddresses = reader('addresses', CustomerAddresses)
export const readBankAccounts = reader('bank_accounts', BankAccounts)
export const readPaypalAccounts = reader('paypal_accounts', PaypalAccounts)
export const readTradeHistory = reader('trade_history', TradeHistory)
export const readNewsletter = reader('newsletter', CustomerNewsletter)
export const readExport = reader('export', CustomerExport)

/** 409 `open_trades` while a trade is under way. */
export const deleteCustomer = (sender: CustomerSender, body: DeletionRequest): Promise<CustomerDeleted> =>
  ask('DELETE', 'customers', CustomerDeleted, sender, body)

export const patchAddress = (sender: CustomerSender, body: AddressPatch): Promise<AddressPatched> =>
  ask('PATCH', 'addresses', AddressPatched, sender, body)

/** 403 `fresh_login_required` when the log-in is older than ten minutes; the same for PayPal. */
export const patchBankAccount = (sender: CustomerSender, body: BankAccountPatch): Promise<BankAccount> =>
  ask('PATCH', 'bank_accounts', BankAccount, sender, body)

export const patchPaypalAccount = (sender: CustomerSender, body: PaypalAccountPatch): Promise<PaypalAccount> =>
  ask('PATCH', 'paypal_accounts', PaypalAccount, sender, body)

export const createPaymentAccount = (sender: CustomerSender, body: PaymentAccountRequest): Promise<PaymentAccount> =>
  ask('POST', 'customer_payment_accounts', PaymentAccount, sender, body)

/** 403 as above; 404 for a trade or an account that is not the customer's, 410 `gone` from the inspection on. */
export const patchTradePayout = (sender: CustomerSender, body: TradePayoutPatch): Promise<Trade> =>
  ask('PATCH', 'trade_payouts', Trade, sender, body)

export const createPhoneContact = (sender: CustomerSender, body: PhoneContactRequest): Promise<PhoneContact> =>
  ask('POST', 'phone_contacts', PhoneContact, sender, body)

export const patchPhoneContact = (sender: CustomerSender, body: PhoneContactRequest): Promise<PhoneContact> =>
  ask('PATCH', 'phone_contacts', PhoneContact, sender, body)

export const patchPerson = (sender: CustomerSender, body: PersonPatch): Promise<Person> =>
  ask('PATCH', 'people', Person, sender, body)

export const putNewsletter = (sender: CustomerSender, body: { subscribed: boolean }): Promise<CustomerNewsletter> =>
  ask('PUT', 'newsletter', CustomerNewsletter, sender, body)

/** A guest's payment account: an empty id creates it, its own id updates it. Needs no log-in. */
export const saveGuestAccount = (body: GuestAccountRequest, sender: Sender): Promise<GuestAccount> =>
  call({
    upstream: 'customer',
    method: 'POST',
    path: '/customers/guest_account_number',
    ...from(sender),
    ...{ body, answer: GuestAccount },
  })

/** T-03: a guest's trade by number and postal code; a wrong number and a wrong postal code give the same 404. */
export const lookUpTrade = (body: TradeLookupRequest, sender: Sender): Promise<TradeLookup> =>
  call({
    upstream: 'trade',
    method: 'POST',
    path: '/trades/lookups',
    ...from(sender),
    ...{ body, answer: TradeLookup },
  })
