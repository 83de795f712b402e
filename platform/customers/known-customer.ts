import { HttpProblem } from '@platform/http/problem'
import { requireMarket, type PlatformMarket } from '@platform/markets/market'
import type { Db } from '@platform/store/pool'
import { customerOf, type StoredCustomer, idIn, type Collection } from './customer-of'
import type { ProblemError } from '@/contracts/problem'

export type KnownCustomer = StoredCustomer & { market: PlatformMarket }

const ended = () => new HttpProblem(401, 'session_ended')

/** The customer of a session. 401 `session_ended` when the account has been deleted meanwhile. */
export async function readCustomer(db: Db, customerId: string): Promise<KnownCustomer> {
  const customer = await customerOf(db, 'id', customerId)
  if (!customer) throw ended()
  return { ...customer, market: await requireMarket(db, customer.application) }
}

/** As `readCustomer`, and locked until the transaction ends: changes of one customer wait for each other. */
export async function lockCustomer(db: Db, customerId: string): Promise<KnownCustomer> {
  const customer = await customerOf(db, 'lockedId', customerId)
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
