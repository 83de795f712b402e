import { expect, test } from 'vitest'
import type { Customer, CustomerAddress } from '@trade-in-shop/contracts/customers'
import { addressIn } from '@/storefront/account/session/customer-data'
import { parseDate } from '@/domain/dates'
import { addressEntries, personEntries } from './customer-prefill'
import { isNewAddress } from './save-address'

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

test.each([
  ['no street', address, { street: ' ', houseNumber: '', line2: '', postalCode: '', city: '' }, false],
  [
    'the address of the account',
    address,
    { street: ' Fährstraße', houseNumber: '', line2: '', postalCode: '21107', city: 'Hamburg' },
    false,
  ],
  ['another house', address, { street: 'Fährstraße', houseNumber: '4', line2: '', postalCode: '21107', city: 'Hamburg' }, true],
  [
    'another second line',
    address,
    { street: 'Fährstraße', houseNumber: '', line2: 'c/o', postalCode: '21107', city: 'Hamburg' },
    true,
  ],
  ['the first address', null, { street: 'Fährstraße', houseNumber: '', line2: '', postalCode: '', city: '' }, true],
] as const)('saving is offered for an address that the account does not have: %s', (_name, known, typed, isOffered) => {
  expect(isNewAddress(known, typed)).toBe(isOffered)
})

test('only the address of the market’s country is taken over', () => {
  expect(addressIn('AT', [address])).toBeNull()
  const austrian = { ...address, iri: '/customers/addresses/2', country: 'AT' }
  expect(addressIn('DE', [austrian, address])).toBe(address)
  expect(Object.fromEntries(addressEntries(address))).toMatchObject({
    'address.street': 'Fährstraße',
    'address.houseNumber': '',
  })
})
