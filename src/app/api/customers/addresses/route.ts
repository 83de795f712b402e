import { endpoint } from '@/app/api/endpoint'
import { type CustomerSender, patchAddress, readAddresses } from '@/clients/customers-client'
import { AddressPatch, AddressPatched, CustomerAddresses } from '@/contracts/customers'
import type { Shop } from '@/domain/market/shop'
import { ok } from '@/http/reply'
import { fieldChecks } from '@/storefront/account/management/field-checks.server'
import { checkIri } from '@/storefront/account/session/require-customer.server'

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

/**
 * Changes an address or creates the first one; trades that are not sent yet get it too. `now` in epoch
 * milliseconds.
 */
async function changeAddress(
  shop: Shop,
  { address: { iri, ...given } }: AddressPatch,
  sender: CustomerSender,
  now: number,
): Promise<AddressPatched> {
  const own = checkIri('addresses', iri)
  const checks = fieldChecks(shop, now)
  const address = checks.passed(checks.address('address', given))
  return patchAddress(sender, { address: { ...address, iri: own } })
}
