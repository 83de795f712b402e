import type { TradeState } from '@/contracts/trades'
import { moveOffer } from '@platform/offers/offer-store'
import { enqueueTradeMail } from '@platform/outbox/outbox-store'
import type { Db } from '@platform/store/pool'
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

async function moveAll(db: Db, trade: WholeTrade, to: LineState): Promise<void> {
  for (const line of trade.lines) await moveLine(db, trade, line, to)
}

/** The parcel is with the carrier. */
export async function handOver(db: Db, trade: WholeTrade, now: Date): Promise<void> {
  await moveTrade(db, trade, 'in_transit', 'parcel_handed_over', now)
  await moveAll(db, trade, 'in_transit')
}

/** Marks the parcel as arrived and queues the mail to the seller. */
export async function receive(db: Db, trade: WholeTrade, now: Date): Promise<void> {
  await moveTrade(db, trade, 'received', 'parcel_received', now)
  await moveAll(db, trade, 'received')
  await enqueueTradeMail(db, 'device_received', trade.id, now)
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
