import { endpoint } from '@/app/api/endpoint'
import { readAddresses } from '@/clients/customers'
import { AddressPatch, AddressPatched, CustomerAddresses } from '@/contracts/customers'
import { ok } from '@/runtime/reply'
import { changeAddress } from '@/storefront/account/payment-change/change-address.server'

export const GET = endpoint({
  method: 'GET',
  path: '/api/customers/addresses',
  summary: 'The addresses; the first is the one that a trade gets.',
  who: 'customer',
  answers: { 200: { json: { CustomerAddresses } } },
  run: async ({ customer: { accessToken }, sender }) => ok(await readAddresses({ accessToken, ...sender })),
})

export const PATCH = endpoint({
  method: 'PATCH',
  path: '/api/customers/addresses',
  summary: 'Changes an address, or makes the first one with an empty IRI. Answers with the trades that go along.',
  who: 'customer',
  checks: ['own id'],
  body: { AddressPatch },
  answers: { 200: { json: { AddressPatched } } },
  problems: { 404: ['not_found'], 422: ['invalid_request'] },
  run: async ({ shop, body, customer: { accessToken }, sender }) =>
    ok(await changeAddress(shop, body, { accessToken, ...sender }, Date.now())),
})
