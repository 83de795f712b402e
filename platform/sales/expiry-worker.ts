import { DAY, HOUR, MINUTE } from '@trade-in-shop/runtime/durations'
import { inWorkSpan } from '@trade-in-shop/runtime/tracing'
import type { Platform, Worker } from '@platform/context'
import { firstRetainedYear } from '@platform/customers/retention'
import { readMarkets } from '@platform/markets/platform-market'
import { deleteUnsoldOffers, moveOffer } from '@platform/offers/offer-store'
import { deleteSentMails } from '@platform/outbox/outbox-store'
import { deleteOldQuotes } from '@platform/offers/saved-quotes'
import { repeat } from '@platform/repeat'
import { workThroughDue } from '@platform/work-through-due'
import { type Db, inTransaction } from '@platform/store/pool'
import { FINISHED } from '@platform/trades/anonymise'
import { arrive, moveLine, moveTrade } from '@platform/trades/move-trade'
import { appendHistory, lockTrade, type WholeTrade } from '@platform/trades/trade-store'
import { recalculateTotal } from '@platform/trades/trade-total'

const BATCH = 100

/** Trades without a customer that are finished and whose last year of business (trade or payout) the law no longer counts. */
const DUE = `select t.id from platform.trades t
  where t.customer_id is null and t.application = $1 and t.state = any($2)
    and t.created_at < make_timestamptz($3, 1, 1, 0, 0, 0, $5) and not exists (
      select from platform.trade_history h
      where h.trade_id = t.id and h.state = 'paid' and h.at >= make_timestamptz($4, 1, 1, 0, 0, 0, $5))
  order by t.created_at limit $6 for update of t skip locked`

/** Deletes a trade, all its rows and its offers. Its history can only be deleted with it (`0001-release-1.0.0.sql`). */
async function forget(db: Db, ids: readonly string[]): Promise<void> {
  for (const table of ['trade_requests', 'outbox', 'trade_vouchers'])
    await db.query(`delete from platform.${table} where trade_id = any($1)`, [ids])
  const { rows } = await db.query<{ id: string }>(
    'delete from platform.trade_lines where trade_id = any($1) returning offer_id as id',
    [ids],
  )
  const offers = rows.map(({ id }) => id)
  await db.query('update platform.offers set superseded_by = null where superseded_by = any($1)', [offers])
  await db.query('delete from platform.offers where id = any($1)', [offers])
  await db.query('delete from platform.trades where id = any($1)', [ids])
}

/**
 * Deletes what the law no longer wants stored: trades of guests and of people whose account is gone, from the end of the tenth
 * year after their last business on, by the market's own calendar. A customer's trades stay as long as the account shows them.
 * At most a batch per market; true when there is certainly nothing left to do.
 */
export async function forgetTrades(platform: Platform): Promise<boolean> {
  const { pool } = platform
  const now = platform.clock()
  let isDone = true
  await workThroughDue(platform, 'forgetting old trades of a market', await readMarkets(pool), ({ application, timeZone }) =>
    inTransaction(pool, async (db) => {
      const years = [firstRetainedYear('trades', timeZone, now), firstRetainedYear('payouts', timeZone, now)]
      const { rows } = await db.query<{ id: string }>(DUE, [application, [...FINISHED], ...years, timeZone, BATCH])
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) await forget(db, ids)
      if (ids.length === BATCH) isDone = false
    }),
  )
  return isDone
}

/** P-01: the price is locked for 14 days to hand over; a parcel on its way may take a week longer. */
export const GRACE_DAYS = 7
async function expireLines(db: Db, trade: WholeTrade): Promise<void> {
  for (const line of trade.lines.filter(({ state }) => state === 'awaiting_shipment')) {
    await moveLine(db, trade, line, 'expired')
    await moveOffer(db, { id: line.offerId, state: line.offerState }, 'expired')
  }
}

/** Of several parcels some are on their way: the trade goes on with what is in them (P-02). */
async function expireParcels(db: Db, trade: WholeTrade, now: Date): Promise<void> {
  await expireLines(db, trade)
  await recalculateTotal(db, trade)
  await appendHistory(db, trade.id, now, trade.state, 'one_parcel_never_handed_over')
  if (trade.lines.every(({ state }) => state !== 'in_transit')) await arrive(db, trade, 'all_parcels_received', now)
}

async function expireTrade(db: Db, trade: WholeTrade, now: Date): Promise<void> {
  if (trade.state === 'in_transit') return expireParcels(db, trade, now)
  await moveTrade(db, trade, 'expired', 'never_handed_over', now)
  await expireLines(db, trade)
}

const MISSING = `select t.number from platform.trades t where t.state in ('awaiting_shipment', 'in_transit') and t.lock_until < $1
  and exists (select from platform.trade_lines l where l.trade_id = t.id and l.state = 'awaiting_shipment')
  order by t.lock_until limit $2`

/**
 * Expires what was never handed over. Each trade in its own transaction; one that has moved on meanwhile is left alone. True when there
 * may be more.
 */
async function expireTrades(platform: Platform): Promise<boolean> {
  const { pool } = platform
  const now = platform.clock()
  const latest = new Date(now.getTime() - GRACE_DAYS * DAY)
  const { rows } = await pool.query<{ number: string }>(MISSING, [latest, BATCH])
  const done = await workThroughDue(platform, 'expiring a trade', rows, ({ number }) =>
    inTransaction(pool, async (db) => {
      const trade = await lockTrade(db, number)
      const isMissing = trade?.lines.some(({ state }) => state === 'awaiting_shipment')
      if (trade && isMissing) await expireTrade(db, trade, now)
    }),
  )
  // A batch of failures alone is not tried again at once.
  return rows.length === BATCH && done > 0
}

/** Marks offers that were not sold in time. They answer 410 by the clock already; this only tidies up. */
async function expireOffers({ pool, clock }: Platform): Promise<number> {
  const { rowCount } = await pool.query(
    `update platform.offers set state = 'expired' where id in
       (select id from platform.offers where state = 'quoted' and valid_until <= $1 order by valid_until limit $2 for update skip locked)`,
    [clock(), BATCH * 10],
  )
  return rowCount ?? 0
}

/** One pass; true when there is certainly nothing left to do. */
export async function expirePass(platform: Platform): Promise<boolean> {
  const [moreTrades, offers] = [await expireTrades(platform), await expireOffers(platform)]
  return !moreTrades && offers < BATCH * 10
}

async function pass(platform: Platform): Promise<boolean> {
  return [
    await expirePass(platform),
    await deleteUnsoldOffers(platform),
    await deleteOldQuotes(platform),
    await deleteSentMails(platform),
    await forgetTrades(platform),
  ].every(Boolean)
}

/**
 * Expires offers and trades, and deletes unsold offers, old quotes, sent mails and records that the law no longer wants. Runs at
 * the start and once an hour; goes on at once while there is more.
 */
export const expiryWorker: Worker = {
  name: 'expiry',
  start: (platform) =>
    repeat(async () => {
      try {
        return (await inWorkSpan('expire trades and delete old records', () => pass(platform))) ? HOUR : 0
      } catch (error) {
        platform.log.warn({ error: String(error) }, 'expiry waits for the store')
        return MINUTE
      }
    }),
}
