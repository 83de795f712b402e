import { createHash } from 'node:crypto'
import type { OfferPreview, OfferRequest, Declined, AnswerChoice } from '@trade-in-shop/contracts/offers'
import type { ProblemError } from '@trade-in-shop/contracts/problem'
import { loadPricing, type Pricing } from '@platform/catalogue/pricing-data'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { lockEnd, type PlatformMarket, requireMarket } from '@platform/markets/platform-market'
import { textIn } from '@platform/messages/texts'
import type { Db } from '@platform/store/pool'
import { unguessableId } from '@platform/token-hash'
import { insertOffer, type StoredOffer } from './offer-store'
import { checkAnswers, questionsFor, valuate } from './price'

/**
 * Stable hash of device and sorted answers: the same answers in any order are one cart line (K-03). 128 bits are enough against
 * collisions, and short enough for a cart.
 */
export function conditionId(deviceId: string, answers: AnswerChoice[], business: boolean): string {
  const sorted = [...new Set(answers.map(({ questionId, answerId }) => `${questionId}=${answerId}`))].sort()
  const text = JSON.stringify([deviceId, business, sorted])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Why a device without a price is not bought, in the market's language. */
const notBought = (market: PlatformMarket): Declined => ({
  code: 'not_bought',
  reason: textIn(market)('offer.notBought'),
  disposal: 'label',
})

const problem = (code: ProblemError['code'], path: string) => new HttpProblem(422, code, { errors: [{ path, code }] })

/** Device and questions of a request, with its answers checked. Throws 422 with one entry per faulty answer. */
async function priced(db: Db, request: OfferRequest, complete: boolean): Promise<Pricing & { market: PlatformMarket }> {
  const market = await requireMarket(db, request.application)
  if (request.business && !market.businessAllowed) throw problem('business_not_available', 'business')
  const pricing = await loadPricing(db, request.application, request.deviceId)
  if (!pricing) throw problem('unknown_device', 'deviceId')
  const questions = questionsFor(request.business, pricing.questions)
  const errors = checkAnswers(questions, request.answers, complete)
  if (errors[0]) throw new HttpProblem(422, errors[0].code, { errors })
  return { ...pricing, questions, market }
}

/** The price of the answers given so far; nothing is stored. A device without a price is declined with `not_bought`, or by its answer. */
export async function preview(platform: Platform, request: OfferRequest): Promise<OfferPreview> {
  const pricing = await priced(platform.pool, request, false)
  const { price, explanation, missing, declined } = valuate(pricing.basePrice ?? 0, pricing.questions, request.answers)
  if (pricing.basePrice !== null) return { price: { amount: price, currency: 'EUR' }, explanation, missing, declined }
  return { price: { amount: 0, currency: 'EUR' }, explanation: [], missing, declined: declined ?? notBought(pricing.market) }
}

/** Device and price of complete answers. Throws 422 where the device is not bought like this. */
export async function pricedNow(db: Db, request: OfferRequest): Promise<{ device: Pricing['device']; price: number }> {
  const { device, basePrice, questions } = await priced(db, request, true)
  const { price, declined } = valuate(basePrice ?? 0, questions, request.answers)
  if (basePrice === null || declined) throw problem('not_bought', 'deviceId')
  return { device, price }
}

/** A new offer, written and returned; `declined` from the start when an answer knocks the device out. */
export async function quote(db: Db, now: Date, request: OfferRequest): Promise<StoredOffer> {
  const pricing = await priced(db, request, true)
  if (pricing.basePrice === null) throw problem('not_bought', 'deviceId')
  const { price, explanation, declined } = valuate(pricing.basePrice, pricing.questions, request.answers)
  const offer: StoredOffer = {
    id: unguessableId(),
    application: request.application,
    deviceId: pricing.device.id,
    conditionId: conditionId(pricing.device.id, request.answers, request.business),
    business: request.business,
    device: pricing.device,
    answers: request.answers,
    price,
    priceListVersion: pricing.priceListVersion,
    explanation,
    declined,
    state: declined ? 'declined' : 'quoted',
    createdAt: now,
    validUntil: lockEnd(pricing.market, now),
  }
  await insertOffer(db, offer)
  return offer
}
