import { APIError, Forbidden, NotFound, type Payload, type PayloadRequest, type TypedUser } from 'payload'

type Verdict = 'allowed' | 'denied'

/**
 * Tries something as a member of staff or visitor and rolls it back. Forbidden, not found and nothing read are a denial; a
 * conflict (409) comes from a rule behind the access, so the access allowed it. Anything else is a problem of the test.
 */
export async function attempt(payload: Payload, work: (req: Partial<PayloadRequest>) => Promise<unknown>): Promise<Verdict> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('no transaction')
  try {
    const result = await work({ transactionID })
    return isNothing(result) ? 'denied' : 'allowed'
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound) return 'denied'
    if (error instanceof APIError && isUnoffered(error)) return 'denied'
    if (error instanceof APIError && error.status === 409) return 'allowed'
    throw error
  } finally {
    await payload.db.rollbackTransaction(transactionID)
  }
}

/** What a collection offers to no one, in any way. */
const isUnoffered = ({ status, message }: APIError): boolean => status === 403 || / cannot be duplicated/.test(message)

const isNothing = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'docs' in result && Array.isArray(result.docs) && result.docs.length === 0

/** The options of every call of the matrix: as this person, with access checked. */
export const as = (user: TypedUser | null, req: Partial<PayloadRequest>) =>
  ({ user, req, overrideAccess: false, depth: 0 }) as const
