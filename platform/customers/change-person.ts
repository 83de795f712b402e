import { randomUUID } from 'node:crypto'
import type { Person, PersonPatch, PhoneContact, PhoneContactRequest } from '@/contracts/customers'
import type { Platform } from '@platform/context'
import { renameIdentity } from '@platform/identity/identity-store'
import { inTransaction } from '@platform/store/pool'
import { birthDateFaults, phoneFaults } from '@platform/trades/field-faults'
import { personAnswer } from './customer-answer'
import { iriOf } from './iri'
import { lockCustomer, requireSame } from './known-customer'
import { refuseFaults } from './refuse'

/** `PATCH people`: birth date, and the name where it comes along. */
export function changePerson(platform: Platform, customerId: string, request: PersonPatch): Promise<Person> {
  const { birthDate, firstName, lastName } = request.address
  return inTransaction(platform.pool, async (db) => {
    const customer = await lockCustomer(db, customerId)
    requireSame(request.customerIri, 'customers', customerId)
    requireSame(request.peopleIri, 'people', customerId)
    refuseFaults(birthDateFaults(birthDate, customer.market, platform.clock(), 'address/birthDate'))
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
    refuseFaults(phoneFaults(phone, 'phone'))
    const phoneId = customer.phoneId ?? randomUUID()
    await db.query('update platform.customers set phone_id = $2, phone = $3 where id = $1', [customerId, phoneId, phone])
    return { iri: iriOf('phone_contacts', phoneId), phone }
  })
}
