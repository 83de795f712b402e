import { expect, test } from 'vitest'
import type { Customer, CustomerAddress } from '@/contracts/customers'
import { parseDate } from '@/domain/dates'
import { addressEntries, personEntries } from './customer-prefill'

const customer: Customer = {
  iri: '/customers/customers/1',
  customerId: '0b8c4f5e-1f0d-4d0a-9d6e-2a6c3f1f7a11',
  customerNumber: 'K-1',
  customerIdentifier: 'x'.repeat(22),
  application: 'wkfs_de_DE',
  firstName: 'Miriam',
  lastName: 'Berger',
  email: 'm@posteo.de',
  person: { iri: '/customers/people/1', birthDate: '1988-03-14' },
  phoneContact: { iri: '/customers/phone_contacts/1', phone: '+494012345678' },
}
const address: CustomerAddress = {
  iri: '/customers/addresses/1',
  street: 'Fährstraße',
  houseNumber: null,
  postalCode: '21107',
  city: 'Hamburg',
  country: 'DE',
}

test.each([
  ['dd.mm.yy', '14.03.1988'],
  ['dd/mm/yy', '14/03/1988'],
] as const)('a birth date is written as %s and read back', (dateFormat, written) => {
  const entries = Object.fromEntries(personEntries(customer, dateFormat))
  expect(entries['customer.birthDate']).toBe(written)
  expect(parseDate(written, { earliest: '1900-01-01', latest: '2026-11-22' })).toBe('1988-03-14')
})

test('a field that the account does not know stays empty', () => {
  const { person } = customer
  const entries = Object.fromEntries(
    personEntries({ ...customer, phoneContact: null, person: { ...person, birthDate: null } }, 'dd.mm.yy'),
  )
  expect(entries).toMatchObject({ 'customer.birthDate': '', 'customer.phone': '', 'customer.lastName': 'Berger' })
})

test('an address of another country is not taken over', () => {
  expect(addressEntries(address, 'AT')).toEqual([])
  expect(Object.fromEntries(addressEntries(address, 'DE'))).toMatchObject({
    'address.street': 'Fährstraße',
    'address.houseNumber': '',
  })
})
