import { Accepted } from '@trade-in-shop/contracts/account'
import {
  EmailHash,
  Enrichment,
  type LeavingReason,
  LeavingRequest,
  SubscriptionConfirmation,
  SubscriptionRequest,
} from '@trade-in-shop/contracts/newsletter'
import { HOUR } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { ok, reply } from '@trade-in-shop/contracts/endpoint'
import { endpoint, type Endpoint } from '@platform/http/platform-endpoint'
import { HttpProblem } from '@platform/http/http-problem'
import { type RequestLimit, requireCountLeft } from '@platform/limits/counted-requests'
import { declaredLimit } from '@platform/limits/store-or-memory'
import { delayByNetwork, identifyVisitor } from '@platform/limits/visitor'
import { requireMarket } from '@platform/markets/platform-market'
import { type Db, inTransaction } from '@platform/store/pool'
import { confirmSubscription, subscribe } from './subscribe'
import { endByHash, enrich } from './subscription-store'

/** Counts a reason for leaving. The row names the market, not the person. */
const countReason = (db: Db, application: string, reason: LeavingReason, now: Date): Promise<unknown> =>
  db.query('insert into platform.newsletter_reasons (application, reason, at) values ($1, $2, $3)', [application, reason, now])

const SIGN_UPS: RequestLimit = { purpose: 'newsletter sign-up', most: 20, withinMs: HOUR }
const REASONS: RequestLimit = { purpose: 'newsletter reason', most: 60, withinMs: HOUR }

const ACCEPTED: Accepted = { accepted: true }

/** Text that cannot be a hash of our links, old or new, is answered like an unknown hash. */
const isHash = (text: string) => EmailHash.safeParse(text).success

async function requireNewsletter({ pool }: Platform, application: string): Promise<void> {
  if (!(await requireMarket(pool, application)).newsletter) throw new HttpProblem(404, 'newsletter_unavailable')
}

const subscriptions: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/newsletter/subscriptions',
    summary: 'Asks the owner of an address by mail whether the newsletter is wanted. 202 for every address.',
    who: 'shop',
    body: { SubscriptionRequest },
    limits: [declaredLimit('visitor', SIGN_UPS)],
    answers: { 202: { json: { Accepted } } },
    problems: { 400: ['unknown_application'], 404: ['newsletter_unavailable'] },
    run: async ({ platform, body, headers }) => {
      await requireNewsletter(platform, body.application)
      const visitor = identifyVisitor(headers)
      await delayByNetwork(platform, visitor, SIGN_UPS, platform.clock())
      await inTransaction(platform.pool, async (db) => {
        await requireCountLeft(db, SIGN_UPS, visitor.clientKey, platform.clock())
        await subscribe(db, platform, body, platform.clock())
      })
      return reply(202, ACCEPTED)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/newsletter/confirmations',
    summary: 'The press on the button that the mail leads to; may be repeated.',
    who: 'shop',
    body: { SubscriptionConfirmation },
    answers: { 200: { json: { Accepted } } },
    problems: { 410: ['token_invalid'] },
    run: async ({ platform, body }) => {
      await confirmSubscription(platform, body)
      return ok(ACCEPTED)
    },
  }),
  endpoint({
    method: 'POST',
    path: '/newsletter/reasons',
    summary: 'Why a subscriber left; counted per market and tied to no person.',
    who: 'shop',
    body: { LeavingRequest },
    limits: [declaredLimit('visitor', REASONS)],
    answers: { 202: { json: { Accepted } } },
    problems: { 400: ['unknown_application'] },
    run: async ({ platform, body, headers }) => {
      const { application } = await requireMarket(platform.pool, body.application)
      const [now, visitor] = [platform.clock(), identifyVisitor(headers)]
      await delayByNetwork(platform, visitor, REASONS, now)
      await inTransaction(platform.pool, async (db) => {
        await requireCountLeft(db, REASONS, visitor.clientKey, now)
        await countReason(db, application, body.reason, now)
      })
      return reply(202, ACCEPTED)
    },
  }),
]

const byHash: Endpoint[] = [
  endpoint({
    method: 'PATCH',
    path: '/newsletter/{emailHash}',
    summary: 'Adds interests, first name and birthday month of a subscriber. Shows nothing; an unknown hash is answered alike.',
    who: 'shop',
    body: { Enrichment },
    answers: { 200: { json: { Accepted } } },
    run: async ({ platform, params, body }) => {
      await enrich(platform.pool, params.emailHash, body)
      return ok(ACCEPTED)
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/newsletter/{emailHash}',
    summary: 'Ends the subscription; keyed and old hashes alike, safe to repeat.',
    who: 'shop',
    answers: { 200: { json: { Accepted } } },
    run: async ({ platform, params: { emailHash } }) => {
      if (isHash(emailHash)) await inTransaction(platform.pool, (db) => endByHash(db, emailHash, platform.clock()))
      return ok(ACCEPTED)
    },
  }),
]

/**
 * Double opt-in newsletter (N-01). Tokens and keyed hashes cannot be guessed, so attempts are not counted. No answer reveals
 * whether an address or a hash is known (security 18).
 */
export const newsletterEndpoints: Endpoint[] = [...subscriptions, ...byHash]
