import type { Money } from '@trade-in-shop/contracts/money'
import type { PriceChange, TradeRequest } from '@trade-in-shop/contracts/trades'
import { loadPricing } from '@platform/catalogue/pricing-data'
import { HttpProblem } from '@platform/http/http-problem'
import { isQuoted, lockOffers, moveOffer, readOffers, type StoredOffer } from '@platform/offers/offer-store'
import { checkAnswers, questionsFor, valuate } from '@platform/offers/price'
import { quote } from '@platform/offers/quote'
import type { Db } from '@platform/store/pool'

type Line = TradeRequest['lines'][number]

const euros = (amount: number): Money => ({ amount, currency: 'EUR' })

/** Whether today's price list still has a price for the same answers; the questions may have changed meanwhile. */
async function isStillBought(db: Db, offer: StoredOffer): Promise<boolean> {
  const pricing = await loadPricing(db, offer.application, offer.deviceId)
  if (!pricing || pricing.basePrice === null) return false
  const questions = questionsFor(offer.business, pricing.questions)
  if (checkAnswers(questions, offer.answers, true).length > 0) return false
  return !valuate(pricing.basePrice, questions, offer.answers).declined
}

/** Expired or superseded. A quoted offer holds for its 14 days, even when the price list changes (P-01). */
const isStale = (offer: StoredOffer, now: Date): boolean => !isQuoted(offer, now)

/** Lines that the visitor has to confirm: a stale offer, or another price than the browser sent. */
export const movedLines = (lines: Line[], offers: Map<string, StoredOffer>, now: Date): Line[] =>
  lines.filter(({ offerId, expectedPrice }) => {
    const offer = offers.get(offerId)
    return offer !== undefined && ((expectedPrice ?? offer.price) !== offer.price || isStale(offer, now))
  })

/** A fresh offer for the same device and answers; null when the device is no longer bought like this. */
async function freshOffer(db: Db, offer: StoredOffer, now: Date): Promise<StoredOffer | null> {
  const { application, deviceId, answers, business } = offer
  if (!(await isStillBought(db, offer))) return null
  return quote(db, now, { application, deviceId, answers, business })
}

async function renew(db: Db, offer: StoredOffer, now: Date): Promise<StoredOffer | null> {
  const { rows } = await db.query<{ next: string | null }>('select superseded_by as next from platform.offers where id = $1', [
    offer.id,
  ])
  const next = rows[0]?.next
  const successor = next ? (await readOffers(db, [next])).get(next) : undefined
  if (successor && !isStale(successor, now)) return successor
  const fresh = await freshOffer(db, offer, now)
  if (fresh && offer.state === 'quoted') await moveOffer(db, offer, 'superseded')
  if (fresh) await db.query('update platform.offers set superseded_by = $2 where id = $1', [offer.id, fresh.id])
  return fresh
}

/**
 * The 409 that shows old and new price of every moved line, with the offers to send instead: the price never changes silently
 * (K-13). A line with only a wrong price from the browser keeps its offer. A second call gives a moved offer the same
 * successor.
 */
export async function priceChanged(db: Db, lines: Line[], now: Date): Promise<HttpProblem> {
  const offers = await lockOffers(db, lines.map(({ offerId }) => offerId)) // prettier-ignore
  const changes: PriceChange[] = []
  for (const { offerId, expectedPrice } of lines) {
    const offer = offers.get(offerId)
    if (!offer) continue
    const current = isStale(offer, now) ? await renew(db, offer, now) : offer
    const oldPrice = euros(expectedPrice ?? offer.price)
    changes.push({ offerId, newOfferId: current?.id ?? null, oldPrice, newPrice: current && euros(current.price) })
  }
  return new HttpProblem(409, 'price_changed', { members: { changes } })
}
