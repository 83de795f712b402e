import * as z from 'zod'
import { AnswerChoice, OfferedDevice, type OfferRequest, type Quote } from '@trade-in-shop/contracts/offers'
import { DAY, HOUR } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { unguessableId } from '@platform/token-hash'
import { requireCountLeft, type RequestLimit } from '@platform/limits/counted-requests'
import { consumeOrRemember } from '@platform/limits/store-or-memory'
import type { CountedVisitor } from '@platform/limits/visitor'
import { inTransaction, type Db } from '@platform/store/pool'
import { preview, pricedNow } from './quote'

const QUOTE_DAYS = 30
const BATCH = 1000
export const QUOTES_OF_VISITOR: RequestLimit = { purpose: 'quotes', most: 60, withinMs: HOUR }

const StoredQuote = z.object({
  id: z.string(),
  application: z.string(),
  deviceId: z.string(),
  business: z.boolean(),
  device: OfferedDevice,
  answers: z.array(AnswerChoice).max(60),
  price: z.int(),
  validUntil: z.date(),
})
type StoredQuote = z.infer<typeof StoredQuote>

async function insertQuote(db: Db, quote: StoredQuote, now: Date): Promise<void> {
  await db.query(
    `insert into platform.quotes (id, application, device_id, business, device, answers, price, created_at, valid_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[quote.id, quote.application, quote.deviceId, quote.business, JSON.stringify(quote.device)],
      ...[JSON.stringify(quote.answers), quote.price, now, quote.validUntil],
    ],
  )
}

async function findQuote(db: Db, id: string, now: Date): Promise<StoredQuote | null> {
  const { rows } = await db.query(
    `select id, application, device_id as "deviceId", business, device, answers, price, valid_until as "validUntil"
     from platform.quotes where id = $1 and valid_until > $2`,
    [id, now],
  )
  return rows[0] ? StoredQuote.parse(rows[0]) : null
}

/** Today's price of the same answers; null when one of them is no longer asked, or the device not bought. */
async function priceToday(platform: Platform, { application, deviceId, answers, business }: StoredQuote) {
  try {
    const { price, missing, declined } = await preview(platform, { application, deviceId, answers, business })
    return declined || missing.length > 0 ? null : price
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 422) return null
    throw error
  }
}

const answerOf = (quote: StoredQuote, today: Quote['today']): Quote => ({
  id: quote.id,
  application: quote.application,
  business: quote.business,
  device: quote.device,
  answers: quote.answers,
  price: { amount: quote.price, currency: 'EUR' },
  today,
  validUntil: quote.validUntil.toISOString(),
})

/** Saves the price of these answers for 30 days. Throws 422 where there is none, and 429 after too many of one visitor. */
export async function saveQuote(platform: Platform, request: OfferRequest, { clientKey }: CountedVisitor): Promise<Quote> {
  const now = platform.clock()
  const { device, price } = await pricedNow(platform.pool, request)
  await consumeOrRemember(platform, `${QUOTES_OF_VISITOR.purpose} ${clientKey}`, QUOTES_OF_VISITOR, () =>
    inTransaction(platform.pool, (db) => requireCountLeft(db, QUOTES_OF_VISITOR, clientKey, now)),
  )
  const { application, answers, business } = request
  const validUntil = new Date(now.getTime() + QUOTE_DAYS * DAY)
  const quote = { id: unguessableId(), application, deviceId: device.id, business, device, answers, price, validUntil }
  await insertQuote(platform.pool, quote, now)
  return answerOf(quote, { amount: price, currency: 'EUR' })
}

/** Throws 404 for an unknown quote and for one whose time is over. */
export async function readQuote(platform: Platform, id: string): Promise<Quote> {
  const quote = await findQuote(platform.pool, id, platform.clock())
  if (!quote) throw new HttpProblem(404, 'not_found')
  return answerOf(quote, await priceToday(platform, quote))
}

/** Deletes quotes after their last day, a batch at most; true when there is certainly nothing left to do. */
export async function deleteOldQuotes({ pool, clock }: Platform): Promise<boolean> {
  const { rowCount } = await pool.query(
    `delete from platform.quotes where id in
       (select id from platform.quotes where valid_until <= $1 order by valid_until limit $2 for update skip locked)`,
    [clock(), BATCH],
  )
  return (rowCount ?? 0) < BATCH
}
