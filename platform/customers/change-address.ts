import type { AddressPatch, AddressPatched } from '@/contracts/customers'
import type { Platform } from '@platform/context'
import { readMarkets } from '@platform/markets/market'
import { inTransaction } from '@platform/store/pool'
import { carryAddress } from '@platform/trades/carry-address'
import { addressFaults } from '@platform/trades/field-faults'
import { HttpProblem } from '@platform/http/problem'
import { addressAnswer, addressesOf, isSameAddress, putAddress } from './address-store'
import { idIn } from './iri'
import { lockCustomer } from './known-customer'
import { mailAddressChange } from './letters'
import { refuseFaults } from './refuse'

/**
 * `PATCH addresses`. In any country that we buy in: without an IRI it is the address of its country, with one it replaces that
 * address, whose country may be another. Trades whose parcel has not been handed over get the address too, and new labels. The
 * customer gets a mail, unless it is the first address of its country and changes no trade.
 */
export function changeAddress(platform: Platform, customerId: string, { address }: AddressPatch): Promise<AddressPatched> {
  const now = platform.clock()
  const { iri, ...given } = address
  const wanted = { ...given, houseNumber: given.houseNumber || undefined }
  return inTransaction(platform.pool, async (db) => {
    const customer = await lockCustomer(db, customerId)
    const id = iri === '' ? null : idIn(iri, 'addresses')
    const known = await addressesOf(db, customerId)
    const old = known.find((address) => (iri === '' ? address.country === wanted.country : address.id === id))
    if (iri !== '' && !old) throw new HttpProblem(404, 'not_found')
    refuseFaults(addressFaults(wanted, await readMarkets(db), 'address'))
    if (old && isSameAddress(old, wanted)) return { address: addressAnswer(old), affectedTrades: [] }
    const written = await putAddress(db, customerId, wanted, old?.id)
    const affectedTrades = await carryAddress(db, customerId, wanted)
    if (old || affectedTrades.length > 0) await mailAddressChange({ db, platform, customer, now }, affectedTrades)
    return { address: addressAnswer(written), affectedTrades }
  })
}
