import { Offer, OfferPreview, OfferRequest, Quote } from '@trade-in-shop/contracts/offers'
import type { ProblemCode } from '@trade-in-shop/contracts/problem'
import { HOUR, SECOND } from '@trade-in-shop/runtime/durations'
import { ok, reply } from '@trade-in-shop/contracts/endpoint'
import { endpoint, type Endpoint } from '@platform/http/platform-endpoint'
import { APPLICATION, isOfCaller } from '@platform/http/request-headers'
import { HttpProblem } from '@platform/http/http-problem'
import { declaredLimit } from '@platform/limits/store-or-memory'
import { identifyVisitor } from '@platform/limits/visitor'
import { platformMetrics } from '@platform/platform-metrics'
import { findOffer, offerAnswer } from './offer-store'
import { preview, quote } from './quote'
import { QUOTES_OF_VISITOR, readQuote, saveQuote } from './saved-quotes'

const ANSWER_PROBLEMS: ProblemCode[] = [
  'unknown_device',
  'unknown_question',
  'unknown_answer',
  'exclusive_answer',
  'business_not_available',
]

export const offerEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/offers',
    summary:
      'A price for a device in a condition, valid for as many days as the market says (14). A knock-out answer gives a declined offer.',
    who: 'shop',
    body: { OfferRequest },
    limits: [{ key: 'visitor', most: 120, perSeconds: HOUR / SECOND }],
    answers: { 201: { json: { Offer } } },
    problems: { 400: ['unknown_application'], 422: [...ANSWER_PROBLEMS, 'missing_answer', 'not_bought'] },
    run: async ({ platform, body }) => {
      const offer = await quote(platform.pool, platform.clock(), body)
      platformMetrics().offers.inc({ state: offer.state })
      return reply(201, offerAnswer(offer))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/offers/previews',
    summary: 'The price of the answers given so far; stored nowhere.',
    who: 'shop',
    body: { OfferRequest },
    answers: { 200: { json: { OfferPreview } } },
    problems: { 400: ['unknown_application'], 422: ANSWER_PROBLEMS },
    run: async ({ platform, body }) => ok(await preview(platform, body)),
  }),
  endpoint({
    method: 'GET',
    path: '/offers/{id}',
    summary: 'An offer as it was made.',
    who: 'shop',
    headers: [APPLICATION],
    answers: { 200: { json: { Offer } } },
    problems: { 410: ['offer_expired'] },
    run: async ({ platform, params, headers }) => {
      const offer = await findOffer(platform.pool, params.id)
      if (!offer || !isOfCaller(headers, offer.application)) throw new HttpProblem(404, 'not_found')
      const lapsed = offer.state === 'quoted' && offer.validUntil <= platform.clock()
      if (lapsed || offer.state === 'expired') throw new HttpProblem(410, 'offer_expired')
      return ok(offerAnswer(offer))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/quotes',
    summary: 'Saves a price for 30 days, to come back to it or to share it. Nothing is locked, and no person is named.',
    who: 'shop',
    body: { OfferRequest },
    limits: [declaredLimit('visitor', QUOTES_OF_VISITOR)],
    answers: { 201: { json: { Quote } } },
    problems: { 400: ['unknown_application'], 422: [...ANSWER_PROBLEMS, 'missing_answer', 'not_bought'] },
    run: async ({ platform, body, headers }) => reply(201, await saveQuote(platform, body, identifyVisitor(headers))),
  }),
  endpoint({
    method: 'GET',
    path: '/quotes/{id}',
    summary: 'A saved price with the price of today. Not found after its last day.',
    who: 'shop',
    answers: { 200: { json: { Quote } } },
    run: async ({ platform, params }) => ok(await readQuote(platform, params.id)),
  }),
]
