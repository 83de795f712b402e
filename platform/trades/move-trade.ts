import type { ParcelState, TradeState } from '@trade-in-shop/contracts/trades'
import { moveOffer } from '@platform/offers/offer-store'
import { enqueueTradeMail } from '@platform/outbox/outbox-store'
import type { Db } from '@platform/store/pool'
import { listParcels, storeArrival, storeHandOver, type TradeParcel } from './parcels'
import { appendHistory, type StoredLine, type WholeTrade } from './trade-store'
import { MoveRefused, mayLineBecome, mayTradeBecome, type LineState } from './trade-state'

/** Moves the trade itself by one step and adds a line to its history. The caller must have locked the trade. */
export async function moveTrade(db: Db, trade: WholeTrade, to: TradeState, reason: string, now: Date): Promise<void> {
  if (!mayTradeBecome(trade.state, to)) throw new MoveRefused(`Trade ${trade.number} is ${trade.state} and cannot become ${to}.`)
  await db.query('update platform.trades set state = $2 where id = $1', [trade.id, to])
  await appendHistory(db, trade.id, now, to, reason)
  trade.state = to
}

export async function moveLine(db: Db, trade: WholeTrade, line: StoredLine, to: LineState): Promise<void> {
  if (!mayLineBecome(line.state, to))
    throw new MoveRefused(`Line ${line.position + 1} of ${trade.number} is ${line.state} and cannot become ${to}.`)
  await db.query('update platform.trade_lines set state = $3 where trade_id = $1 and position = $2', [
    trade.id,
    line.position,
    to,
  ])
  line.state = to
}

/** `parcel`: one of several (P-02); without it all that the step is due for. `tracking`: the carrier's number. */
export type ParcelStep = Readonly<{ parcel?: number | undefined; tracking?: string | undefined }>

/** The parcels that are in a state. Throws where the named one is not, and for one tracking number of several parcels. */
function parcelsDue(trade: WholeTrade, due: ParcelState, { parcel, tracking }: ParcelStep): TradeParcel[] {
  const all = listParcels(trade)
  const named = all.filter(({ number }) => parcel === undefined || number === parcel)
  if (named.length === 0)
    throw new MoveRefused(`Trade ${trade.number} has ${all.length} parcel(s), there is no parcel ${parcel}.`)
  const found = named.filter(({ state }) => state === due)
  if (found.length === 0) throw new MoveRefused(`Trade ${trade.number} is ${trade.state}, its parcel ${named[0]?.state ?? ''}.`)
  if (tracking !== undefined && found.length > 1) throw new MoveRefused('A tracking number is of one parcel: --parcel names it.')
  return found
}

/** The carrier has parcels of the trade. */
export async function handOver(db: Db, trade: WholeTrade, now: Date, step: ParcelStep = {}): Promise<void> {
  const due = parcelsDue(trade, 'awaiting_shipment', step)
  const reason = listParcels(trade).length > 1 ? 'one_parcel_handed_over' : 'parcel_handed_over'
  for (const { number, lines } of due) {
    if (trade.state === 'in_transit') await appendHistory(db, trade.id, now, 'in_transit', reason)
    else await moveTrade(db, trade, 'in_transit', reason, now)
    for (const line of lines) await moveLine(db, trade, line, 'in_transit')
    await storeHandOver(db, trade, number, step.tracking ?? null, now)
  }
}

/** Marks a trade as arrived whose last parcel is there, and queues the mail to the seller. */
export async function arrive(db: Db, trade: WholeTrade, reason: string, now: Date): Promise<void> {
  await moveTrade(db, trade, 'received', reason, now)
  await enqueueTradeMail(db, 'device_received', trade.id, now)
}

/** Marks parcels as arrived. The trade follows with the last of them; the mail about an earlier one says what is missing. */
export async function receive(db: Db, trade: WholeTrade, now: Date, step: ParcelStep = {}): Promise<void> {
  const due = parcelsDue(trade, 'in_transit', step)
  for (const { number, lines } of due) {
    for (const line of lines) await moveLine(db, trade, line, 'received')
    await storeArrival(db, trade, number, now)
  }
  const isComplete = trade.lines.every(({ state }) => state === 'received' || state === 'expired')
  const isOnly = listParcels(trade).length === 1
  if (isComplete) return arrive(db, trade, isOnly ? 'parcel_received' : 'all_parcels_received', now)
  for (let left = due.length; left > 0; left--) await appendHistory(db, trade.id, now, 'in_transit', 'one_parcel_received')
  const arrived = listParcels(trade).filter(({ state }) => state === 'received').length
  await enqueueTradeMail(db, arrived > 1 ? 'second_parcel_received' : 'first_parcel_received', trade.id, now)
}

/**
 * Moves a trade on of which every device is decided: to its payout, or to its return, or, where nothing is paid and nothing goes
 * back, to its end. Its total must be up to date.
 */
export async function settleTrade(db: Db, trade: WholeTrade, reason: string, now: Date): Promise<void> {
  const goesBack = trade.lines.some(({ state }) => state === 'return_in_progress')
  await moveTrade(db, trade, trade.total > 0 ? 'payout_pending' : goesBack ? 'return_in_progress' : 'closed', reason, now)
}

/** Marks the money as sent: accepted lines are paid, their offers done. Closes the trade. */
export async function pay(db: Db, trade: WholeTrade, now: Date): Promise<void> {
  await moveTrade(db, trade, 'paid', 'payout_sent', now)
  for (const line of trade.lines.filter(({ state }) => state === 'accepted')) await moveLine(db, trade, line, 'paid')
  await enqueueTradeMail(db, 'trade_paid', trade.id, now)
}

/** Marks unsold devices as on their way back, free of charge, and queues the mail to the seller. Closes the trade. */
export async function sendBack(db: Db, trade: WholeTrade, now: Date): Promise<void> {
  if (mayTradeBecome(trade.state, 'closed') && trade.lines.every(({ state }) => state !== 'return_in_progress'))
    throw new MoveRefused(`Nothing of ${trade.number} goes back.`)
  await moveTrade(db, trade, 'closed', 'return_sent', now)
  await enqueueTradeMail(db, 'return_sent', trade.id, now)
}

/** The seller refuses the new price: the line goes back, its offer is refused. */
export async function returnLine(db: Db, trade: WholeTrade, line: StoredLine): Promise<void> {
  await moveLine(db, trade, line, 'refused')
  await moveLine(db, trade, line, 'return_in_progress')
  await moveOffer(db, { id: line.offerId, state: line.offerState }, 'refused')
}

/** Accepts a line at `price` and confirms its offer. */
export async function acceptLine(db: Db, trade: WholeTrade, line: StoredLine): Promise<void> {
  await moveLine(db, trade, line, 'accepted')
  await moveOffer(db, { id: line.offerId, state: line.offerState }, 'confirmed')
}
