import { DAY } from '@/runtime/durations'
import { moveOffer } from '@platform/offers/offer-store'
import { inTransaction, type Db } from '@platform/store/pool'
import type { Platform } from '@platform/context'
import { moveLine, moveTrade } from './move-trade'
import { lockTrade, type WholeTrade } from './trade-store'

/** P-01: the price is locked for 14 days to hand over; a parcel on its way may take a week longer. */
const GRACE_DAYS = 7
const BATCH = 100

async function expireTrade(db: Db, trade: WholeTrade, now: Date): Promise<void> {
  await moveTrade(db, trade, 'expired', 'never_handed_over', now)
  for (const line of trade.lines) {
    await moveLine(db, trade, line, 'expired')
    await moveOffer(db, { id: line.offerId, state: line.offerState }, 'expired')
  }
}

/** Expires trades whose parcel never came. Each in its own transaction; one that has moved on meanwhile is left alone. */
async function expireTrades({ pool, clock }: Platform): Promise<number> {
  const now = clock()
  const latest = new Date(now.getTime() - GRACE_DAYS * DAY)
  const { rows } = await pool.query<{ number: string }>(
    `select number from platform.trades where state = 'awaiting_shipment' and lock_until < $1 order by lock_until limit $2`,
    [latest, BATCH],
  )
  for (const { number } of rows)
    await inTransaction(pool, async (db) => {
      const trade = await lockTrade(db, number)
      if (trade?.state === 'awaiting_shipment') await expireTrade(db, trade, now)
    })
  return rows.length
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
  const [trades, offers] = [await expireTrades(platform), await expireOffers(platform)]
  return trades < BATCH && offers < BATCH * 10
}
