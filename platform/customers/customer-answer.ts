import type { Customer, Person, PhoneContact } from '@/contracts/customers'
import type { StoredCustomer } from './customer-of'
import { iriOf } from './iri'

export const personAnswer = ({ customerId, birthDate }: StoredCustomer): Person => ({
  ...{ iri: iriOf('people', customerId), birthDate },
})

export const phoneAnswer = ({ phoneId, phone }: Pick<StoredCustomer, 'phoneId' | 'phone'>): PhoneContact | null =>
  phoneId && phone ? { iri: iriOf('phone_contacts', phoneId), phone } : null

/** A customer as the API returns it, to that customer only. */
export const customerAnswer = (customer: StoredCustomer): Customer => ({
  iri: iriOf('customers', customer.customerId),
  customerId: customer.customerId,
  customerNumber: customer.customerNumber,
  customerIdentifier: customer.customerIdentifier,
  application: customer.application,
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  person: personAnswer(customer),
  phoneContact: phoneAnswer(customer),
})
