import { endpoint } from '@/app/api/endpoint'
import { readBankAccounts } from '@/clients/customers-client'
import { BankAccount, BankAccountPatch, BankAccounts } from '@/contracts/customers'
import { ok } from '@/http/reply'
import { changeBankAccount } from '@/storefront/account/payment-change/change-payment.server'

export const GET = endpoint({
  method: 'GET',
  path: '/api/customers/bank_accounts',
  summary: 'The bank accounts, masked.',
  who: 'customer',
  answers: { 200: { json: { BankAccounts } } },
  run: async ({ customer: { accessToken }, sender }) => ok(await readBankAccounts({ accessToken, ...sender })),
})

export const PATCH = endpoint({
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
})
