import { endpoint } from '@/app/api/endpoint'
import { readBankAccounts } from '@/clients/customers'
import { BankAccountPatch } from '@/contracts/customers'
import { changeBankAccount } from '@/storefront/account/change-payment.server'

export const GET = endpoint({
  rule: 'GET /api/customers/bank_accounts',
  accounts: true,
  customer: true,
  run: ({ customer: { accessToken }, clientKey, requestId }) => readBankAccounts({ accessToken, clientKey, requestId }),
})

export const PATCH = endpoint({
  rule: 'PATCH /api/customers/bank_accounts',
  accounts: true,
  customer: true,
  body: BankAccountPatch,
  run: ({ shop, body, customer: { accessToken }, clientKey, requestId }) =>
    changeBankAccount(shop, body, { accessToken, clientKey, requestId }, Date.now()),
})
