import { Accepted } from '@trade-in-shop/contracts/account'
import type { Enrichment, LeavingReason, SubscriptionConfirmation } from '@trade-in-shop/contracts/newsletter'
import type { Market } from '@/domain/market/market'
import { call, type Method } from './http'
import { from, type Sender } from './trade-client'

type ShopOfNewsletter = Readonly<{ market: Pick<Market, 'applicationId'> }>

const ask = (method: Method, path: string, body: unknown, sender: Sender): Promise<Accepted> =>
  call({
    ...{ upstream: 'trade', method, path: `/newsletter/${path}`, answer: Accepted },
    ...from(sender),
    ...(body !== undefined && { body }),
  })

/** Sends the owner of the address a mail to confirm; accepted for every address. */
export const askForSubscription = ({ market }: ShopOfNewsletter, email: string, sender: Sender): Promise<Accepted> =>
  ask('POST', 'subscriptions', { email, application: market.applicationId }, sender)

/** Throws `ApiError` 410 `token_invalid` for a link that is expired, unknown or of an ended subscription. */
export const confirmSubscription = (confirmation: SubscriptionConfirmation, sender: Sender): Promise<Accepted> =>
  ask('POST', 'confirmations', confirmation, sender)

/** Adds optional details of a subscriber; accepted for every hash, so that the answer does not show which ones exist (N-02). */
export const enrichSubscription = (emailHash: string, enrichment: Enrichment, sender: Sender): Promise<Accepted> =>
  ask('PATCH', encodeURIComponent(emailHash), enrichment, sender)

/** Ends the subscription of a keyed or an old hash; accepted for every hash, also repeatedly. */
export const endSubscription = (emailHash: string, sender: Sender): Promise<Accepted> =>
  ask('DELETE', encodeURIComponent(emailHash), undefined, sender)

export const countReason = ({ market }: ShopOfNewsletter, reason: LeavingReason, sender: Sender): Promise<Accepted> =>
  ask('POST', 'reasons', { reason, application: market.applicationId }, sender)
