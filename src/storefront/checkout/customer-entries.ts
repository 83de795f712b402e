import type { Customer, CustomerAddress } from '@/contracts/customers'
import { writeDate, type DateFormat } from '@/domain/dates'

type Name =
  | `customer.${'firstName' | 'lastName' | 'email' | 'birthDate' | 'phone'}`
  | `address.${'street' | 'houseNumber' | 'postalCode' | 'city'}`
/** A field of the checkout and its value. */
export type Entry = readonly [name: Name, value: string]

/** The account's data about the person, as fields of the form. */
export function personEntries({ firstName, lastName, person, phoneContact }: Customer, dateFormat: DateFormat): readonly Entry[] {
  return [
    ['customer.firstName', firstName],
    ['customer.lastName', lastName],
    ['customer.birthDate', person.birthDate ? writeDate(person.birthDate, dateFormat) : ''],
    ['customer.phone', phoneContact?.phone ?? ''],
  ]
}

/** The address that a trade gets; empty for one in another country, where the market cannot send a label. */
export function addressEntries(address: CustomerAddress, country: string): readonly Entry[] {
  if (address.country !== country) return []
  return [
    ['address.street', address.street],
    ['address.houseNumber', address.houseNumber ?? ''],
    ['address.postalCode', address.postalCode],
    ['address.city', address.city],
  ]
}
