import { Accepted } from '@trade-in-shop/contracts/account'
import { ClientIdAnswer, type ControllingEvent } from '@trade-in-shop/contracts/tracking'
import { hasAffiliate, call } from './http'

/** Sends an event to the operator's tracking, once. Throws `ApiError` when it fails. */
export const reportEvent = (event: ControllingEvent, requestId: string): Promise<Accepted> =>
  call({ upstream: 'tracking', method: 'POST', path: '/controlling', body: event, answer: Accepted, requestId })

/** A client id for a browser; null where the operator has no affiliate host. Throws `ApiError` when none could be fetched. */
export async function newClientId(requestId: string): Promise<string | null> {
  if (!hasAffiliate()) return null
  const { hash } = await call({ upstream: 'affiliate', method: 'GET', path: '/api/client-id', answer: ClientIdAnswer, requestId })
  return hash
}
