import type { AddressPatch, AddressPatched } from '@/contracts/customers'
import type { TradeAddress } from '@/contracts/trades'
import type { Platform } from '@platform/context'
import { readMarkets } from '@platform/markets/market'
import { inTransaction } from '@platform/store/pool'
import { carryAddress } from '@platform/trades/carry-address'
import { addressFaults } from '@platform/trades/field-faults'
import { addressAnswer, addressOf, putAddress, type StoredAddress } from './address-store'
import { lockCustomer, requireSame } from './known-customer'
import { mailAddressChange } from './letters'
import { refuseFaults } from './refuse'

const isSame = (old: StoredAddress, { street, houseNumber, postalCode, city, country }: TradeAddress): boolean =>
  JSON.stringify([old.street, old.houseNumber, old.postalCode, old.city, old.country]) ===
  JSON.stringify([street, houseNumber || null, postalCode, city, country])

/**
 * `PATCH addresses`. In any country that we buy in: a customer of one market may have moved to another. Trades whose parcel has
 * not been handed over get the address too, and new labels. The customer gets a mail, unless it is the first address and
 * changes no trade.
 */
export function changeAddress(platform: Platform, customerId: string, { address }: AddressPatch): Promise<AddressPatched> {
  const now = platform.clock()
  const { iri, ...given } = address
  const wanted = { ...given, houseNumber: given.houseNumber || undefined }
  return inTransaction(platform.pool, async (db) => {
    const customer = await lockCustomer(db, customerId)
    const old = await addressOf(db, customerId)
    if (iri !== '') requireSame(iri, 'addresses', old?.id ?? null)
    refuseFaults(addressFaults(wanted, await readMarkets(db), 'address'))
    if (old && isSame(old, wanted)) return { address: addressAnswer(old), affectedTrades: [] }
    const written = await putAddress(db, customerId, wanted)
    const affectedTrades = await carryAddress(db, customerId, wanted)
    if (old || affectedTrades.length > 0) await mailAddressChange({ db, platform, customer, now }, affectedTrades)
    return { address: addressAnswer(written), affectedTrades }
  })
}
