import { endpoint } from '@/app/api/endpoint'
import { readAddresses } from '@/clients/customers'
import { AddressPatch } from '@/contracts/customers'
import { changeAddress } from '@/storefront/account/payment-change/change-address.server'

export const GET = endpoint({
  rule: 'GET /api/customers/addresses',
  accounts: true,
  customer: true,
  run: ({ customer: { accessToken }, sender }) => readAddresses({ accessToken, ...sender }),
})

export const PATCH = endpoint({
  rule: 'PATCH /api/customers/addresses',
  accounts: true,
  customer: true,
  body: AddressPatch,
  run: ({ shop, body, customer: { accessToken }, sender }) => changeAddress(shop, body, { accessToken, ...sender }, Date.now()),
})
