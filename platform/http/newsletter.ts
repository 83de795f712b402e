import { EmailHash, Enrichment, LeavingRequest, SubscriptionConfirmation, SubscriptionRequest } from '@/contracts/newsletter'
import { requireCountLeft, type RequestLimit } from '@platform/limits/counted-requests'
import { confirmSubscription } from '@platform/newsletter/confirm'
import { endByHash } from '@platform/newsletter/end-subscription'
import { countReason } from '@platform/newsletter/leave'
import { subscribe } from '@platform/newsletter/subscribe'
import { enrich } from '@platform/newsletter/subscription-store'
import { requireMarket } from '@platform/offers/quote'
import { inTransaction } from '@platform/store/pool'
import { slowNetwork } from '@platform/limits/network-limit'
import { visitorOf } from '@platform/limits/visitor'
import { HttpProblem } from './problem'
import { ok, route, type Route } from './route'

const HOUR_MS = 3_600_000
const SIGN_UPS: RequestLimit = { purpose: 'newsletter sign-up', most: 20, withinMs: HOUR_MS }
const REASONS: RequestLimit = { purpose: 'newsletter reason', most: 60, withinMs: HOUR_MS }

const ACCEPTED = { accepted: true } as const

/** A text that no link of ours, old or new, can hold is nobody's: the answer is the one to an unknown hash. */
const isHash = (text: string) => EmailHash.safeParse(text).success

function requireNewsletter(application: string): void {
  if (!requireMarket(application).newsletter) throw new HttpProblem(404, 'newsletter_unavailable')
}

/**
 * Double opt-in newsletter (`contracts.md` 4). Tokens and keyed hashes cannot be guessed, so that trying them is not counted.
 * No answer tells whether an address or a hash is known (`security.md` 18).
 */
export const routes: Route[] = [
  route({
    method: 'POST',
    path: '/newsletter/subscriptions',
    body: SubscriptionRequest,
    run: async ({ platform, body, headers }) => {
      requireNewsletter(body.application)
      const visitor = visitorOf(headers)
      await slowNetwork(platform, visitor, SIGN_UPS, platform.clock())
      await inTransaction(platform.pool, async (db) => {
        await requireCountLeft(db, SIGN_UPS, visitor.clientKey, platform.clock())
        await subscribe(db, platform, body, platform.clock())
      })
      return ok(ACCEPTED, 202)
    },
  }),
  route({
    method: 'POST',
    path: '/newsletter/confirmations',
    body: SubscriptionConfirmation,
    run: async ({ platform, body }) => {
      await confirmSubscription(platform, body)
      return ok(ACCEPTED)
    },
  }),
  route({
    method: 'POST',
    path: '/newsletter/reasons',
    body: LeavingRequest,
    run: async ({ platform, body, headers }) => {
      const { application } = requireMarket(body.application)
      const [now, visitor] = [platform.clock(), visitorOf(headers)]
      await slowNetwork(platform, visitor, REASONS, now)
      await inTransaction(platform.pool, async (db) => {
        await requireCountLeft(db, REASONS, visitor.clientKey, now)
        await countReason(db, application, body.reason, now)
      })
      return ok(ACCEPTED, 202)
    },
  }),
  route({
    method: 'PATCH',
    path: '/newsletter/{emailHash}',
    body: Enrichment,
    run: async ({ platform, params, body }) => {
      await enrich(platform.pool, params.emailHash ?? '', body)
      return ok(ACCEPTED)
    },
  }),
  route({
    method: 'DELETE',
    path: '/newsletter/{emailHash}',
    run: async ({ platform, params: { emailHash = '' } }) => {
      if (isHash(emailHash)) await inTransaction(platform.pool, (db) => endByHash(db, emailHash, platform.clock()))
      return ok(ACCEPTED)
    },
  }),
]
