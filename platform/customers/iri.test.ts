import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Iri } from '@trade-in-shop/contracts/customers'
import { idIn, formatCustomerIri, type Collection } from './stored-customer'

const COLLECTIONS: Collection[] = ['customers', 'people', 'addresses', 'bank_accounts', 'paypal_accounts', 'customer_payment_accounts', 'phone_contacts'] // prettier-ignore
const UNUSED_ID = '00000000-0000-0000-0000-000000000000'
const collection = fc.constantFrom(...COLLECTIONS)

test('an IRI gives its id back to its own collection, and the id that no one has to any other', () => {
  fc.assert(
    fc.property(fc.uuid(), collection, collection, (id, own, other) => {
      expect(Iri.safeParse(formatCustomerIri(own, id)).success).toBe(true)
      expect(idIn(formatCustomerIri(own, id), other)).toBe(own === other ? id : UNUSED_ID)
    }),
  )
})
test('any text is an id or gives the id that no one has', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.tuple(collection, fc.string()).map(([name, text]) => formatCustomerIri(name, text)),
    fc.tuple(collection, fc.uuid(), fc.string({ minLength: 1 })).map(([name, id, more]) => formatCustomerIri(name, id + more)),
  )
  fc.assert(
    fc.property(typed, collection, (text, name) => {
      expect(idIn(text, name)).toBe(UNUSED_ID)
    }),
  )
})
