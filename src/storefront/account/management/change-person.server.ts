import 'server-only'
import { createPhoneContact, patchPerson, patchPhoneContact, type CustomerSender } from '@/clients/customers-client'
import type { Person, PersonPatch, PhoneContact, PhoneContactRequest } from '@trade-in-shop/contracts/customers'
import type { Shop } from '@/domain/routing/shop'
import { apiError } from '@/http/api-problem'
import { fieldChecks } from './field-checks.server'
import { ownCustomer } from '@/storefront/account/session/require-customer.server'

const problem = (path: string, code: 'required' | 'invalid') => apiError(422, 'invalid_request', { errors: [{ path, code }] })

/** Adds the customer's first phone number. */
export async function addPhone(
  { phone, phoneIri, customerIri }: PhoneContactRequest,
  sender: CustomerSender,
): Promise<PhoneContact> {
  if (phoneIri !== undefined) throw problem('phoneIri', 'invalid')
  const own = await ownCustomer(sender, (customer) => customer.iri === customerIri)
  return createPhoneContact(sender, { phone, customerIri: own.iri })
}

export async function changePhone(
  { phone, phoneIri, customerIri }: PhoneContactRequest,
  sender: CustomerSender,
): Promise<PhoneContact> {
  if (phoneIri === undefined) throw problem('phoneIri', 'required')
  const own = await ownCustomer(sender, (customer) => customer.iri === customerIri && customer.phoneContact?.iri === phoneIri)
  return patchPhoneContact(sender, { phone, phoneIri: own.phoneContact?.iri, customerIri: own.iri })
}

/**
 * Changes the birth date, which must be at least 18 years ago in the market's time zone. `now` in epoch
 * milliseconds.
 */
export async function changePerson(
  shop: Shop,
  { address: { birthDate, firstName, lastName }, peopleIri, customerIri }: PersonPatch,
  sender: CustomerSender,
  now: number,
): Promise<Person> {
  const checks = fieldChecks(shop, now)
  const date = checks.passed(checks.birthDate('address/birthDate', birthDate))
  const own = await ownCustomer(sender, (customer) => customer.iri === customerIri && customer.person.iri === peopleIri)
  const address = { birthDate: date, firstName, lastName }
  return patchPerson(sender, { address, peopleIri: own.person.iri, customerIri: own.iri })
}
