import * as z from 'zod'
import type { PayoutKind } from '@trade-in-shop/contracts/payout-kinds'
import type { ProblemError } from '@trade-in-shop/contracts/problem'
import { HttpProblem } from '@platform/http/http-problem'
import { type PlatformMarket, requireMarket } from '@platform/markets/platform-market'
import type { Db } from '@platform/store/pool'

const StoredCustomer = z.object({
  customerId: z.string(),
  customerNumber: z.string(),
  customerIdentifier: z.string(),
  application: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  birthDate: z.string().nullable(),
  phoneId: z.string().nullable(),
  phone: z.string().nullable(),
})
export type StoredCustomer = z.infer<typeof StoredCustomer>

const CUSTOMER = `select id as "customerId", number as "customerNumber", identifier as "customerIdentifier", application,
  first_name as "firstName", last_name as "lastName", email, birth_date::text as "birthDate", phone_id as "phoneId", phone
  from platform.customers`

/** What a customer can be found by; each value is unique. */
const FILTERS = {
  id: 'where id = $1',
  identifier: 'where identifier = $1',
  /** As `id`, and locked until the transaction ends: changes of one customer wait for each other. */
  lockedId: 'where id = $1 for update',
} as const

/** One customer, or null. `id` must be a uuid. */
export async function findCustomer(db: Db, by: keyof typeof FILTERS, value: string): Promise<StoredCustomer | null> {
  const { rows } = await db.query(`${CUSTOMER} ${FILTERS[by]}`, [value])
  return rows[0] ? StoredCustomer.parse(rows[0]) : null
}

/** What an IRI names, by the path it is served under. */
export type Collection =
  'customers' | 'people' | 'addresses' | PayoutKind['resource'] | 'customer_payment_accounts' | 'phone_contacts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Belongs to no customer: a lookup takes as long as for a real id and finds nothing. */
const UNUSED_ID = '00000000-0000-0000-0000-000000000000'

export const formatCustomerIri = (collection: Collection, id: string): string => `/customers/${collection}/${id}`

/** The id in an IRI of this collection; `UNUSED_ID` when the IRI is of another collection or malformed. */
export function idIn(iri: string, collection: Collection): string {
  const prefix = formatCustomerIri(collection, '')
  const id = iri.startsWith(prefix) ? iri.slice(prefix.length) : ''
  return UUID.test(id) ? id : UNUSED_ID
}

export type KnownCustomer = StoredCustomer & { market: PlatformMarket }

const ended = () => new HttpProblem(401, 'session_ended')

/** The customer of a session. 401 `session_ended` when the account has been deleted meanwhile. */
export async function readCustomer(db: Db, customerId: string): Promise<KnownCustomer> {
  const customer = await findCustomer(db, 'id', customerId)
  if (!customer) throw ended()
  return { ...customer, market: await requireMarket(db, customer.application) }
}

/** As `readCustomer`, and locked until the transaction ends: changes of one customer wait for each other. */
export async function lockCustomer(db: Db, customerId: string): Promise<KnownCustomer> {
  const customer = await findCustomer(db, 'lockedId', customerId)
  if (!customer) throw ended()
  return { ...customer, market: await requireMarket(db, customer.application) }
}

/** 404 unless the IRI names exactly this; foreign, unknown and mistyped ones look alike. */
export function requireSame(iri: string, collection: Collection, id: string | null): void {
  if (idIn(iri, collection) !== id) throw new HttpProblem(404, 'not_found')
}

/** Throws 422 with every problem at its field; the first one gives the code. Returns when there is none. */
export function refuseProblems(errors: ProblemError[]): void {
  const first = errors[0]
  if (first) throw new HttpProblem(422, first.code === 'under_age' ? 'under_age' : 'invalid_request', { errors })
}
