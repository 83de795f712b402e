import { readBankAccounts, readPaypalAccounts } from '@/clients/customers-client'
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
import { ok } from '@trade-in-shop/contracts/endpoint'
import { Trade } from '@trade-in-shop/contracts/trades'
import {
  addPaymentAccount,
  changeBankAccount,
  changePaypalAccount,
  changeTradePayout,
  saveGuestPayment,
} from '@/storefront/account/payment-change/change-payment.server'
import { endpoint, type OwnEndpoint } from './own-endpoint'

export const payoutsApi: readonly OwnEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/customers/bank_accounts',
    summary: 'The bank accounts, masked.',
    who: 'customer',
    answers: { 200: { json: { BankAccounts } } },
    run: async ({ customer: { accessToken }, sender }) => ok(await readBankAccounts({ accessToken, ...sender })),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/customers/bank_accounts',
    summary: 'Changes a bank account, or makes one with an empty id.',
    who: 'freshCustomer',
    checks: ['own id'],
    body: { BankAccountPatch },
    answers: { 200: { json: { BankAccount } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'] },
    run: async ({ shop, body, customer: { accessToken }, sender }) =>
      ok(await changeBankAccount(shop, body, { accessToken, ...sender }, Date.now())),
  }),
  endpoint({
    method: 'GET',
    path: '/api/customers/paypal_accounts',
    summary: 'The PayPal accounts, masked.',
    who: 'customer',
    answers: { 200: { json: { PaypalAccounts } } },
    run: async ({ customer: { accessToken }, sender }) => ok(await readPaypalAccounts({ accessToken, ...sender })),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/customers/paypal_accounts',
    summary: 'Changes a PayPal account, or makes one with an empty id.',
    who: 'freshCustomer',
    checks: ['own id'],
    body: { PaypalAccountPatch },
    answers: { 200: { json: { PaypalAccount } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'] },
    run: async ({ body, customer: { accessToken }, sender }) => ok(await changePaypalAccount(body, { accessToken, ...sender })),
  }),
  endpoint({
    method: 'POST',
    path: '/api/customers/customer_payment_accounts',
    summary: 'Makes a bank or a PayPal account a payment account; one is the primary one.',
    who: 'freshCustomer',
    checks: ['own ids'],
    body: { PaymentAccountRequest },
    answers: { 200: { json: { PaymentAccount } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'] },
    run: async ({ body, customer: { accessToken }, sender }) => ok(await addPaymentAccount(body, { accessToken, ...sender })),
  }),
  /** For guests, who sell in partner widgets as well: it needs no account. */
  endpoint({
    method: 'POST',
    path: '/api/customers/guest_account_number',
    summary: 'A guest’s payment account, masked: an empty id makes one, else it is changed, and the payout of its sale.',
    who: 'anyone',
    checks: ['unguessable id to change one'],
    body: { GuestAccountRequest },
    platformLimits: ['POST /customers/guest_account_number'],
    answers: { 200: { json: { GuestAccount } } },
    problems: { 404: ['not_found'], 410: ['gone'], 422: ['invalid_request'] },
    run: async ({ shop, body, sender }) => ok(await saveGuestPayment(shop, body, sender, Date.now())),
  }),
  endpoint({
    method: 'PATCH',
    path: '/api/customers/trade_payouts',
    summary: 'Another payment account for one trade, until it is inspected.',
    who: 'freshCustomer',
    checks: ['own trade and account'],
    body: { TradePayoutPatch },
    answers: { 200: { json: { Trade } } },
    problems: { 404: ['not_found'], 410: ['gone'] },
    run: async ({ body, customer: { accessToken }, sender }) => ok(await changeTradePayout(body, { accessToken, ...sender })),
  }),
]
