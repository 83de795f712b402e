import type { Customer, CustomerAddress } from '@/contracts/customers'
import type { DateFormat } from '@/storefront/i18n/format'

type Name =
  | `customer.${'firstName' | 'lastName' | 'email' | 'birthDate' | 'phone'}`
  | `address.${'street' | 'houseNumber' | 'postalCode' | 'city'}`
/** A field of the checkout and what stands in it. */
export type Entry = readonly [name: Name, value: string]

/** "1988-03-14" as people of the market type it: "14.03.1988". */
const typedDate = (date: string, dateFormat: DateFormat) => date.split('-').reverse().join(dateFormat[2])

/** What a customer's account says about the person. */
export function personEntries({ firstName, lastName, person, phoneContact }: Customer, dateFormat: DateFormat): readonly Entry[] {
  return [
    ['customer.firstName', firstName],
    ['customer.lastName', lastName],
    ['customer.birthDate', person.birthDate ? typedDate(person.birthDate, dateFormat) : ''],
    ['customer.phone', phoneContact?.phone ?? ''],
  ]
}

/** The address that a trade gets; nothing of one in another country, which the market cannot send a label to. */
export function addressEntries(address: CustomerAddress, country: string): readonly Entry[] {
  if (address.country !== country) return []
  return [
    ['address.street', address.street],
    ['address.houseNumber', address.houseNumber ?? ''],
    ['address.postalCode', address.postalCode],
    ['address.city', address.city],
  ]
}
