import 'server-only'
import { patchAddress, type CustomerSender } from '@/clients/customers'
import type { AddressPatch, AddressPatched } from '@/contracts/customers'
import type { Shop } from '@/domain/market/shop'
import { fieldChecks } from '@/storefront/account/management/field-checks.server'
import { iriOf } from '@/storefront/account/session/require-customer.server'

/**
 * Changes an address or creates the first one; trades that are not sent yet get it too. `now` in epoch
 * milliseconds.
 */
export async function changeAddress(
  shop: Shop,
  { address: { iri, ...given } }: AddressPatch,
  sender: CustomerSender,
  now: number,
): Promise<AddressPatched> {
  const own = iriOf('addresses', iri)
  const checks = fieldChecks(shop, now)
  const address = checks.faultless(checks.address('address', given))
  return patchAddress(sender, { address: { ...address, iri: own } })
}
