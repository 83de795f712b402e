import { randomUUID } from 'node:crypto'
import type {
  Person,
  PersonPatch,
  PhoneContact,
  PhoneContactRequest,
  AddressPatch,
  AddressPatched,
} from '@trade-in-shop/contracts/customers'
import { TradeAddress } from '@trade-in-shop/contracts/trades'
import type { Platform } from '@platform/context'
import { renameIdentity } from '@platform/identity/identity-store'
import { inTransaction } from '@platform/store/pool'
import { birthDateProblems, phoneProblems, addressProblems } from '@platform/trades/trade-field-problems'
import { personAnswer } from './account-answers'
import { idIn, formatCustomerIri, lockCustomer, refuseProblems, requireSame } from './stored-customer'
import { readMarkets } from '@platform/markets/platform-market'
import { carryAddress } from '../trades/customer-trades'
import { HttpProblem } from '@platform/http/http-problem'
import { addressAnswer, listAddresses, isSameAddress, putAddress } from './address-store'
import { mailAddressChange } from './customer-mails'

/** `PATCH people`: birth date, and the name where it comes along. */
export function changePerson(platform: Platform, customerId: string, request: PersonPatch): Promise<Person> {
  const { birthDate, firstName, lastName } = request.address
  return inTransaction(platform.pool, async (db) => {
    const customer = await lockCustomer(db, customerId)
    requireSame(request.customerIri, 'customers', customerId)
    requireSame(request.peopleIri, 'people', customerId)
    refuseProblems(birthDateProblems(birthDate, customer.market, platform.clock(), 'address/birthDate'))
    await db.query(
      `update platform.customers set birth_date = $2, first_name = coalesce($3, first_name), last_name = coalesce($4, last_name)
       where id = $1`,
      [customerId, birthDate, firstName ?? null, lastName ?? null],
    )
    if (firstName) await renameIdentity(db, customerId, firstName)
    return personAnswer({ ...customer, birthDate })
  })
}

type PhoneChange = { request: PhoneContactRequest; isNew: boolean }

/** `POST` and `PATCH phone_contacts`. A customer has one number: a second POST replaces the first. */
export function changePhone(platform: Platform, customerId: string, { request, isNew }: PhoneChange): Promise<PhoneContact> {
  const { phone, phoneIri = '', customerIri } = request
  return inTransaction(platform.pool, async (db) => {
    const customer = await lockCustomer(db, customerId)
    requireSame(customerIri, 'customers', customerId)
    if (!isNew) requireSame(phoneIri, 'phone_contacts', customer.phoneId)
    refuseProblems(phoneProblems(phone, 'phone'))
    const phoneId = customer.phoneId ?? randomUUID()
    await db.query('update platform.customers set phone_id = $2, phone = $3 where id = $1', [customerId, phoneId, phone])
    return { iri: formatCustomerIri('phone_contacts', phoneId), phone }
  })
}

/**
 * `PATCH addresses`. In any country that we buy in: without an IRI it is the address of its country, with one it replaces that
 * address, whose country may be another. Trades whose parcel has not been handed over get the address too, and new labels. The
 * customer gets a mail, unless it is the first address of its country and changes no trade.
 */
export function changeAddress(platform: Platform, customerId: string, { address }: AddressPatch): Promise<AddressPatched> {
  const now = platform.clock()
  const { iri, ...given } = address
  const wanted = TradeAddress.parse(Object.fromEntries(Object.entries(given).filter(([, text]) => text !== '')))
  return inTransaction(platform.pool, async (db) => {
    const customer = await lockCustomer(db, customerId)
    const id = iri === '' ? null : idIn(iri, 'addresses')
    const known = await listAddresses(db, customerId)
    const old = known.find((address) => (iri === '' ? address.country === wanted.country : address.id === id))
    if (iri !== '' && !old) throw new HttpProblem(404, 'not_found')
    refuseProblems(addressProblems(wanted, await readMarkets(db), 'address'))
    if (old && isSameAddress(old, wanted)) return { address: addressAnswer(old), affectedTrades: [] }
    const written = await putAddress(db, customerId, wanted, old?.id)
    const affectedTrades = await carryAddress(db, customerId, wanted)
    if (old || affectedTrades.length > 0) await mailAddressChange({ db, platform, customer, now }, affectedTrades)
    return { address: addressAnswer(written), affectedTrades }
  })
}
