import { endpoint } from '@/app/api/endpoint'
import { readBankAccounts } from '@/clients/customers'
import { BankAccountPatch } from '@/contracts/customers'
import { changeBankAccount } from '@/storefront/account/payment-change/change-payment.server'

export const GET = endpoint({
  rule: 'GET /api/customers/bank_accounts',
  accounts: true,
  customer: true,
  run: ({ customer: { accessToken }, sender }) => readBankAccounts({ accessToken, ...sender }),
})

export const PATCH = endpoint({
  rule: 'PATCH /api/customers/bank_accounts',
  accounts: true,
  customer: true,
  body: BankAccountPatch,
  run: ({ shop, body, customer: { accessToken }, sender }) =>
    changeBankAccount(shop, body, { accessToken, ...sender }, Date.now()),
})
