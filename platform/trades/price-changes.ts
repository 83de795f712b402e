import type { Money } from '@/contracts/money'
import type { PriceChange, TradeRequest } from '@/contracts/trades'
import { loadPricing } from '@platform/catalogue/pricing-data'
import { HttpProblem } from '@platform/http/problem'
import { isQuoted, lockOffers, moveOffer, readOffers, type StoredOffer } from '@platform/offers/offer-store'
import { checkAnswers, questionsFor, valuate } from '@platform/offers/price'
import { quote } from '@platform/offers/quote'
import type { Db } from '@platform/store/pool'

type Line = TradeRequest['lines'][number]

const euros = (amount: number): Money => ({ amount, currency: 'EUR' })

/** What today's price list says to the same answers; null: no longer bought, or the questions have changed. */
async function priceToday(db: Db, offer: StoredOffer): Promise<number | null> {
  const pricing = await loadPricing(db, offer.application, offer.deviceId)
  if (!pricing || pricing.basePrice === null) return null
  if (pricing.priceListVersion === offer.priceListVersion) return offer.price
  const questions = questionsFor(offer.business, pricing.questions)
  if (checkAnswers(questions, offer.answers, true).length > 0) return null
  const { price, declined } = valuate(pricing.basePrice, questions, offer.answers)
  return declined ? null : price
}

/** The offer is no longer the price of today: superseded, lapsed, or the price list has moved. */
async function isStale(db: Db, offer: StoredOffer, now: Date): Promise<boolean> {
  return !isQuoted(offer, now) || (await priceToday(db, offer)) !== offer.price
}

/** Lines that the shopper has to look at again: a stale offer, or another price than the browser believes. */
export async function movedLines(db: Db, lines: Line[], offers: Map<string, StoredOffer>, now: Date): Promise<Line[]> {
  const moved: Line[] = []
  for (const line of lines) {
    const offer = offers.get(line.offerId)
    if (!offer) continue
    const believed = line.expectedPrice ?? offer.price
    if (believed !== offer.price || (await isStale(db, offer, now))) moved.push(line)
  }
  return moved
}

/** A fresh offer for the same device and answers; null when the device is no longer bought like this. */
async function freshOffer(db: Db, offer: StoredOffer, now: Date): Promise<StoredOffer | null> {
  const { application, deviceId, answers, business } = offer
  if ((await priceToday(db, offer)) === null) return null
  return quote(db, now, { application, deviceId, answers, business })
}

async function renew(db: Db, offer: StoredOffer, now: Date): Promise<StoredOffer | null> {
  const { rows } = await db.query<{ next: string | null }>('select superseded_by as next from platform.offers where id = $1', [
    offer.id,
  ])
  const next = rows[0]?.next
  const successor = next ? (await readOffers(db, [next])).get(next) : undefined
  if (successor && !(await isStale(db, successor, now))) return successor
  const fresh = await freshOffer(db, offer, now)
  if (fresh && offer.state === 'quoted') await moveOffer(db, offer, 'superseded')
  if (fresh) await db.query('update platform.offers set superseded_by = $2 where id = $1', [offer.id, fresh.id])
  return fresh
}

/**
 * The 409 that shows old and new price of every moved line, with the offers to send instead: never silently lower, never
 * silently higher (K-13). A line that is only believed to cost something else keeps its offer. Asked again, a moved
 * offer leads to the same successor.
 */
export async function priceChanged(db: Db, lines: Line[], now: Date): Promise<HttpProblem> {
  const offers = await lockOffers(db, lines.map(({ offerId }) => offerId)) // prettier-ignore
  const changes: PriceChange[] = []
  for (const { offerId, expectedPrice } of lines) {
    const offer = offers.get(offerId)
    if (!offer) continue
    const current = (await isStale(db, offer, now)) ? await renew(db, offer, now) : offer
    const oldPrice = euros(expectedPrice ?? offer.price)
    changes.push({ offerId, newOfferId: current?.id ?? null, oldPrice, newPrice: current && euros(current.price) })
  }
  return new HttpProblem(409, 'price_changed', { members: { changes } })
}
