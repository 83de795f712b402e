import 'server-only'
import { createLocalJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import { accessKeys, newAccessKeys, type AccessKeys } from '@/clients/account-client'
import { ApiError, apiError } from '@/http/api-problem'
import { AccessClaims } from '@trade-in-shop/contracts/account'
import type { PayoutKind } from '@trade-in-shop/contracts/payout-kinds'
import type { Shop } from '@/domain/routing/shop'
import { readSession, tokenIn, wantsCookies } from './session.server'
import { readCustomer, type CustomerSender } from '@/clients/customers-client'
import type { Customer } from '@trade-in-shop/contracts/customers'

/**
 * The caller, proven by a signature of the platform. On every call the platform itself checks that the session still
 * exists.
 */
export type CustomerSession = Readonly<{
  customerId: string
  accessToken: string
  via: 'bearer' | 'cookie'
}>

const ALGORITHMS = ['EdDSA', 'RS256']
/** Clocks of two servers may differ (F10); the platform makes the final decision. */
const CLOCK_TOLERANCE_SECONDS = 60

/**
 * The logged-in customer of a request. The bearer header comes before the cookie, so that an API client is never taken
 * for the browser's customer. Throws 401 `unauthorized`, 403 for a change by cookie without a known origin, and the
 * error of reading the platform's keys.
 */
export async function requireCustomer(request: Request, shop: Pick<Shop, 'origin'>): Promise<CustomerSession> {
  const { token, via } = shownToken(request, shop)
  if (!token) throw apiError(401, 'unauthorized')
  if (via === 'cookie') refuseForeignPage(request)
  const claims = AccessClaims.safeParse(await verified(token))
  if (!claims.success) throw apiError(401, 'unauthorized')
  return { customerId: claims.data.sub, accessToken: token, via }
}

/**
 * Null for an anonymous visitor. A session that is sent must be valid; the cookie counts only when the page says that
 * its customer is logged in.
 */
export const optionalCustomer = async (request: Request, shop: Pick<Shop, 'origin'>): Promise<CustomerSession | null> =>
  request.headers.has('authorization') || wantsCookies(request) ? requireCustomer(request, shop) : null

function shownToken(request: Request, shop: Pick<Shop, 'origin'>): { token?: string; via: 'bearer' | 'cookie' } {
  const header = request.headers.get('authorization')
  if (header === null) return { token: readSession(request, shop).access, via: 'cookie' }
  return { token: readBearerToken(header), via: 'bearer' }
}

export const readBearerToken = (header: string | null): string | undefined => tokenIn(/^Bearer +(\S+)$/i.exec(header ?? '')?.[1])

/**
 * `endpoint()` compares the origin where there is one; a request with only a cookie must come from a page of this
 * origin (security 19).
 */
function refuseForeignPage({ method, headers }: Request): void {
  const site = headers.get('sec-fetch-site')
  const isRead = method === 'GET'
  const says = site ?? (headers.has('origin') || isRead ? 'same-origin' : '')
  if (says === 'same-origin' || (isRead && says === 'none')) return
  throw apiError(403, 'forbidden')
}

async function verified(token: string): Promise<JWTPayload | null> {
  try {
    return await payloadOf(token, await accessKeys())
  } catch (error) {
    if (!(error instanceof errors.JWKSNoMatchingKey)) return refused(error)
  }
  return newAccessKeys()
    .then((keys) => payloadOf(token, keys))
    .catch(refused)
}

const payloadOf = async (token: string, keys: AccessKeys): Promise<JWTPayload> =>
  (await jwtVerify(token, createLocalJWKSet(keys), { algorithms: ALGORITHMS, clockTolerance: CLOCK_TOLERANCE_SECONDS })).payload

/** Null for an invalid token; any other error, such as unreadable keys, is not the caller's fault and throws. */
function refused(error: unknown): null {
  if (error instanceof errors.JOSEError) return null
  throw error instanceof ApiError ? error : apiError(503, 'unavailable')
}

type Kind = 'addresses' | PayoutKind['resource'] | 'customer_payment_accounts'

/**
 * Checks that an IRI of the request is of the right kind. The platform decides by the token whose it is and answers the
 * same 404. An empty IRI asks for a new entry.
 */
export function checkIri(kind: Kind, iri: string): string {
  if (iri !== '' && !iri.startsWith(`/customers/${kind}/`)) throw apiError(404, 'not_found')
  return iri
}

/**
 * The customer of the session, after a check that every id in the request is that customer's own. An id of another
 * customer, known or not, is a 404. Build what goes to the platform from this answer, never from the request
 * (security 10).
 */
export async function ownCustomer(
  sender: CustomerSender,
  matches: (customer: Customer) => boolean = () => true,
): Promise<Customer> {
  const customer = await readCustomer(sender)
  if (!matches(customer)) throw apiError(404, 'not_found')
  return customer
}
