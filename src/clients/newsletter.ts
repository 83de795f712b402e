import { Accepted } from '@/contracts/account'
import type { Enrichment, LeavingReason, SubscriptionConfirmation } from '@/contracts/newsletter'
import type { Market } from '@/domain/market'
import { call, type Method } from './http'
import { from, type Sender } from './trade'

type ShopOfNewsletter = Readonly<{ market: Pick<Market, 'applicationId'> }>

const ask = (method: Method, path: string, body: unknown, sender: Sender): Promise<Accepted> =>
  call({
    ...{ upstream: 'trade', method, path: `/newsletter/${path}`, answer: Accepted },
    ...from(sender),
    ...(body !== undefined && { body }),
  })

/** The owner of the address is asked by mail; accepted for every address. */
export const askForSubscription = ({ market }: ShopOfNewsletter, email: string, sender: Sender): Promise<Accepted> =>
  ask('POST', 'subscriptions', { email, application: market.applicationId }, sender)

/** Throws `ApiError` 410 `token_invalid` for a link that is too old, unknown or of an ended subscription. */
export const confirmSubscription = (confirmation: SubscriptionConfirmation, sender: Sender): Promise<Accepted> =>
  ask('POST', 'confirmations', confirmation, sender)

/** Adds what a subscriber tells; accepted for every hash. */
export const enrichSubscription = (emailHash: string, enrichment: Enrichment, sender: Sender): Promise<Accepted> =>
  ask('PATCH', encodeURIComponent(emailHash), enrichment, sender)

/** Ends the subscription that a keyed or an old hash names; accepted for every hash, and again. */
export const endSubscription = (emailHash: string, sender: Sender): Promise<Accepted> =>
  ask('DELETE', encodeURIComponent(emailHash), undefined, sender)

export const countReason = ({ market }: ShopOfNewsletter, reason: LeavingReason, sender: Sender): Promise<Accepted> =>
  ask('POST', 'reasons', { reason, application: market.applicationId }, sender)
