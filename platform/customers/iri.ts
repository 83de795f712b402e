/** What an IRI names, by the path it is served under. */
export type Collection =
  'customers' | 'people' | 'addresses' | 'bank_accounts' | 'paypal_accounts' | 'customer_payment_accounts' | 'phone_contacts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Belongs to no customer: a lookup takes as long as for a real id and finds nothing. */
const UNUSED_ID = '00000000-0000-0000-0000-000000000000'

export const iriOf = (collection: Collection, id: string): string => `/customers/${collection}/${id}`

/** The id in an IRI of this collection; `UNUSED_ID` when the IRI is of another collection or malformed. */
export function idIn(iri: string, collection: Collection): string {
  const prefix = iriOf(collection, '')
  const id = iri.startsWith(prefix) ? iri.slice(prefix.length) : ''
  return UUID.test(id) ? id : UNUSED_ID
}
