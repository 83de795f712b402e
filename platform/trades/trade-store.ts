import * as z from 'zod'
import { AnswerChoice, Disposal, OfferedDevice, OfferState } from '@trade-in-shop/contracts/offers'
import { TradeState } from '@trade-in-shop/contracts/trades'
import type { Db } from '@platform/store/pool'
import { READ_TRADE, StoredTrade } from './trade-fields'
import { LINE_STATES } from './trade-state'

const StoredLine = z.object({
  position: z.int(),
  offerId: z.string(),
  offerState: OfferState,
  conditionId: z.string(),
  device: OfferedDevice,
  answers: z.array(AnswerChoice),
  priceListVersion: z.int(),
  quantity: z.int(),
  price: z.int(),
  /** Of one piece, as it was sold; inspection may change `price`. */
  offeredPrice: z.int(),
  total: z.int(),
  state: z.enum(LINE_STATES),
  /** The number of the parcel that it travels in. */
  parcel: z.int(),
  /** Of a device that inspection declines. */
  disposal: Disposal.nullable(),
})
export type StoredLine = z.infer<typeof StoredLine>

const StoredParcel = z.object({
  number: z.int(),
  tracking: z.string().nullable(),
  handedOverAt: z.date(),
  receivedAt: z.date().nullable(),
})
export type StoredParcel = z.infer<typeof StoredParcel>

const StoredRedemption = z.object({
  ...{ code: z.string(), kind: z.enum(['fixed', 'percent']), value: z.int(), amount: z.int() },
  /** What the devices had to be worth, in minor units. */
  minimum: z.int(),
})
const HistoryEntry = z.object({ at: z.date(), state: TradeState, reason: z.string() })

const OpenClarification = z.object({ id: z.string(), expiresAt: z.date(), secondLookBy: z.date().nullable() })

export type WholeTrade = StoredTrade & {
  clarification?: z.infer<typeof OpenClarification> | null
  lines: StoredLine[]
  /** Those that were handed over. */
  parcels: StoredParcel[]
  voucher: z.infer<typeof StoredRedemption> | null
  history: z.infer<typeof HistoryEntry>[]
}

const TRADE = `select ${READ_TRADE} from platform.trades`
const LINES = `select l.trade_id as "tradeId", l.position, l.offer_id as "offerId", o.state as "offerState",
  o.condition_id as "conditionId", o.device, o.answers, o.price_list_version as "priceListVersion", l.quantity, l.price,
  o.price as "offeredPrice", l.total,
  l.state, l.parcel, l.disposal from platform.trade_lines l join platform.offers o on o.id = l.offer_id where l.trade_id = any($1)
  order by l.trade_id, l.position`
const PARCELS = `select trade_id as "tradeId", number, tracking, handed_over_at as "handedOverAt", received_at as "receivedAt"
  from platform.trade_parcels where trade_id = any($1) order by number`
const VOUCHERS = `select trade_id as "tradeId", code, kind, value, amount, minimum from platform.trade_vouchers where trade_id = any($1)`
const CLARIFICATIONS = `select trade_id as "tradeId", id, expires_at as "expiresAt",
  case when second_look_at is null then second_look_by end as "secondLookBy" from platform.clarifications
  where trade_id = any($1) and state = 'open'`
const HISTORY = 'select trade_id as "tradeId", at, state, reason from platform.trade_history where trade_id = any($1) order by id'

const Part = z.object({ tradeId: z.string() })

async function partsOf<Stored extends z.ZodType>(db: Db, text: string, ids: string[], stored: Stored) {
  const { rows } = await db.query(text, [ids])
  const parts = Map.groupBy(rows, (row) => Part.parse(row).tradeId)
  return (id: string): z.output<Stored>[] => z.array(stored).parse(parts.get(id) ?? [])
}

/** Six queries for any number of trades. */
async function withParts(db: Db, rows: unknown[]): Promise<WholeTrade[]> {
  const trades = z.array(StoredTrade).parse(rows)
  const ids = trades.map(({ id }) => id)
  const lines = await partsOf(db, LINES, ids, StoredLine)
  const parcels = await partsOf(db, PARCELS, ids, StoredParcel)
  const vouchers = await partsOf(db, VOUCHERS, ids, StoredRedemption)
  const clarifications = await partsOf(db, CLARIFICATIONS, ids, OpenClarification)
  const history = await partsOf(db, HISTORY, ids, HistoryEntry)
  return trades.map((trade) => ({
    ...trade,
    lines: lines(trade.id),
    parcels: parcels(trade.id),
    voucher: vouchers(trade.id)[0] ?? null,
    clarification: clarifications(trade.id)[0] ?? null,
    history: history(trade.id),
  }))
}

async function theOne(db: Db, rows: unknown[]): Promise<WholeTrade | null> {
  return rows[0] ? ((await withParts(db, rows))[0] ?? null) : null
}

/** What a trade can be found by; each value is unique. */
const FILTERS = {
  id: 'where id = $1',
  accessId: 'where access_id = $1',
  number: 'where number = $1',
  key: 'where id = (select trade_id from platform.trade_requests where key = $1)',
} as const

export async function findTrade(db: Db, by: keyof typeof FILTERS, value: string): Promise<WholeTrade | null> {
  const { rows } = await db.query(`${TRADE} ${FILTERS[by]}`, [value])
  return theOne(db, rows)
}

/** Found by its number and locked until the transaction ends: two people who move one trade wait for each other. */
export async function lockTrade(db: Db, number: string): Promise<WholeTrade | null> {
  const { rows } = await db.query(`${TRADE} where number = $1 for update`, [number])
  return theOne(db, rows)
}

/** A customer's trades, the newest first. */
export async function listCustomerTrades(db: Db, customerId: string, most: number): Promise<WholeTrade[]> {
  const { rows } = await db.query(`${TRADE} where customer_id = $1 order by created_at desc, id limit $2`, [customerId, most])
  return withParts(db, rows)
}

export async function appendHistory(db: Db, tradeId: string, at: Date, state: TradeState, reason: string): Promise<void> {
  const text = 'insert into platform.trade_history (trade_id, at, state, reason) values ($1, $2, $3, $4)'
  await db.query(text, [tradeId, at, state, reason])
}
