'use client'
import useSWR from 'swr'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { ownApi, OwnApiError } from '@/storefront/kit/own-api'

/** The link leads to no trade: its id is unknown or malformed. */
const isGone = (error: unknown) => error instanceof OwnApiError && (error.status === 404 || error.status === 400)
const fetchTrade = (path: string): Promise<Trade> =>
  ownApi({ path, answer: async () => (await import('@trade-in-shop/contracts/trades')).Trade })

export type TradeReading = Readonly<{
  trade: Trade | undefined
  /** The platform does not know the trade. */
  gone: boolean
  /** The service does not answer at the moment. */
  away: boolean
  retry: () => void
}>

/** A trade by its unguessable id, without log-in (T-03). `live` reads again when the visitor comes back to the tab. */
export function useTradeByAccess(accessId: string | null, { live = false } = {}): TradeReading {
  const {
    data: trade,
    error,
    mutate,
  } = useSWR<Trade, unknown>(accessId && `/api/trades/${accessId}`, fetchTrade, {
    revalidateOnFocus: live,
    shouldRetryOnError: (problem: unknown) => !isGone(problem),
    errorRetryInterval: 3000,
    errorRetryCount: 5,
  })
  const gone = isGone(error)
  return { trade, gone, away: error !== undefined && !gone && !trade, retry: () => void mutate() }
}
