import * as z from 'zod'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

/** The trade that this tab has just created: enough to show it again after a reload, without personal data. */
export const PlacedTrade = z.object({
  accessId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,128}$/)
    .nullable(),
  number: z.string().max(64).nullable().default(null),
  /** Trades whose purchase has been reported: once per trade, even when the visitor goes back (K-08). */
  reported: z.array(z.string().max(64)).max(50),
  /** Ticked rows of the preparation checklist. */
  ticked: z.array(z.string().max(40)).max(20),
})
export type PlacedTrade = z.infer<typeof PlacedTrade>

export const NO_TRADE: PlacedTrade = { accessId: null, number: null, reported: [], ticked: [] }
export const placedTradeAtom = persistedFamily('placed-trade', {
  schema: PlacedTrade,
  version: 1,
  initial: NO_TRADE,
  storage: 'session',
})

export const placed = (state: PlacedTrade, { accessId, number }: Pick<Trade, 'accessId' | 'number'>): PlacedTrade => ({
  ...state,
  accessId,
  number,
  ticked: [],
})

/** True for a trade that has this visit's transaction id and has not been reported. */
export const isNewPurchase = (
  state: PlacedTrade,
  trade: Pick<Trade, 'tradeId' | 'transactionId'>,
  transactionId: string | 0,
): boolean => trade.transactionId === transactionId && !state.reported.includes(trade.tradeId)

export const purchaseReported = (state: PlacedTrade, tradeId: string): PlacedTrade => ({
  ...state,
  reported: [...state.reported, tradeId].slice(-50),
})

export const tickToggled = (state: PlacedTrade, row: string): PlacedTrade => ({
  ...state,
  ticked: state.ticked.includes(row) ? state.ticked.filter((other) => other !== row) : [...state.ticked, row],
})

/** For a trade that the platform no longer knows. */
export const forgotten = (state: PlacedTrade): PlacedTrade => ({ ...state, accessId: null, number: null, ticked: [] })
