import * as z from 'zod'
import { AnswerChoice, Declined, type Offer, OfferedDevice, OfferState, PriceStep } from '@trade-in-shop/contracts/offers'
import { prepared } from '@trade-in-shop/runtime/database-session'
import { DAY } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import type { Db } from '@platform/store/pool'

/**
 * The allowed next states. `locked`: part of a trade. `superseded`: a fresh offer took its place because the price list has
 * moved. `revised`: inspection found another condition and the seller is asked.
 */
export const OFFER_TRANSITIONS = {
  quoted: ['locked', 'superseded', 'expired', 'cancelled'],
  locked: ['confirmed', 'revised', 'cancelled', 'expired'],
  revised: ['confirmed', 'refused'],
  confirmed: ['cancelled'],
  refused: [],
  declined: [],
  superseded: [],
  expired: [],
  cancelled: [],
} as const satisfies Record<OfferState, readonly OfferState[]>

export const mayBecome = (from: OfferState, to: OfferState): boolean =>
  (OFFER_TRANSITIONS[from] as readonly OfferState[]).includes(to)

const StoredOffer = z.object({
  id: z.string(),
  application: z.string(),
  deviceId: z.string(),
  conditionId: z.string(),
  business: z.boolean(),
  device: OfferedDevice,
  answers: z.array(AnswerChoice),
  price: z.int(),
  priceListVersion: z.int(),
  explanation: z.array(PriceStep),
  declined: Declined.nullable(),
  state: OfferState,
  createdAt: z.date(),
  validUntil: z.date(),
})
export type StoredOffer = z.infer<typeof StoredOffer>

const COLUMNS = `id, application, device_id as "deviceId", condition_id as "conditionId", business, device, answers, price,
  price_list_version as "priceListVersion", explanation, declined, state, created_at as "createdAt", valid_until as "validUntil"`

const INSERT = `insert into platform.offers (id, application, device_id, condition_id, business, device, answers, price,
    price_list_version, explanation, declined, state, created_at, valid_until)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`

export async function insertOffer(db: Db, offer: StoredOffer): Promise<void> {
  const json = (value: unknown) => JSON.stringify(value)
  const values = [
    ...[offer.id, offer.application, offer.deviceId, offer.conditionId, offer.business],
    ...[json(offer.device), json(offer.answers), offer.price, offer.priceListVersion, json(offer.explanation)],
    ...[offer.declined && json(offer.declined), offer.state, offer.createdAt, offer.validUntil],
  ]
  await db.query(prepared(INSERT, values))
}

export async function findOffer(db: Db, id: string): Promise<StoredOffer | null> {
  const { rows } = await db.query(`select ${COLUMNS} from platform.offers where id = $1`, [id])
  return rows[0] ? StoredOffer.parse(rows[0]) : null
}

/** In a fixed order and locked until the transaction ends, so that two trades over the same offers cannot deadlock. */
export async function lockOffers(db: Db, ids: string[]): Promise<Map<string, StoredOffer>> {
  const { rows } = await db.query(`select ${COLUMNS} from platform.offers where id = any($1) order by id for update`, [ids])
  return new Map(rows.map((row) => StoredOffer.parse(row)).map((offer) => [offer.id, offer]))
}

export async function readOffers(db: Db, ids: string[]): Promise<Map<string, StoredOffer>> {
  const { rows } = await db.query(`select ${COLUMNS} from platform.offers where id = any($1)`, [ids])
  return new Map(rows.map((row) => StoredOffer.parse(row)).map((offer) => [offer.id, offer]))
}

/** Throws on a transition outside the table: the caller has checked what a person may do. */
export async function moveOffer(db: Db, offer: { id: string; state: OfferState }, to: OfferState): Promise<void> {
  if (!mayBecome(offer.state, to)) throw new Error(`An offer does not go from ${offer.state} to ${to}`)
  const moved = await db.query('update platform.offers set state = $3 where id = $1 and state = $2', [offer.id, offer.state, to])
  if (moved.rowCount !== 1) throw new Error(`Offer ${offer.id} is no longer ${offer.state}`)
}

const UNSOLD_DAYS = 7
const BATCH = 1000

/**
 * Deletes offers of no trade seven days after their last day, a batch at most; true when there is certainly nothing left to do. One
 * that took another's place waits until that one is deleted.
 */
export async function deleteUnsoldOffers({ pool, clock }: Pick<Platform, 'pool' | 'clock'>): Promise<boolean> {
  const { rowCount } = await pool.query(
    `delete from platform.offers where id in (
       select id from platform.offers unsold
       where state in ('declined', 'superseded', 'expired') and valid_until < $1
         and not exists (select from platform.trade_lines l where l.offer_id = unsold.id)
         and not exists (select from platform.offers earlier where earlier.superseded_by = unsold.id)
       order by valid_until limit $2 for update skip locked)`,
    [new Date(clock().getTime() - UNSOLD_DAYS * DAY), BATCH],
  )
  return (rowCount ?? 0) < BATCH
}

export const isQuoted = (offer: StoredOffer, now: Date) => offer.state === 'quoted' && offer.validUntil > now

export const offerAnswer = (offer: StoredOffer): Offer => ({
  offerId: offer.id,
  state: offer.state,
  conditionId: offer.conditionId,
  device: offer.device,
  answers: offer.answers,
  business: offer.business,
  price: { amount: offer.price, currency: 'EUR' },
  explanation: offer.explanation,
  declined: offer.declined,
  validUntil: offer.validUntil.toISOString(),
})
