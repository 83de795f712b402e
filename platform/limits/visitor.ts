import type { IncomingHttpHeaders } from 'node:http'
import { HOUR } from '@/runtime/durations'
import type { Platform } from '@platform/context'
import { inTransaction } from '@platform/store/pool'
import { refundRequest, requireCountLeft } from './counted-requests'
import { consumeOrRemember, unlessStoreDown } from './store-or-memory'

/** The visitor of a call, as the shop names them: keyed hashes of two networks, and the id of the browser's device cookie. */
export type Visitor = Readonly<{
  /** `Client-Key`: IPv4 /32 or IPv6 /64. Callers without one share a count. */
  clientKey: string
  /** `Client-Network`: IPv4 /24 or IPv6 /48. */
  network: string | null
  /** `Client-Device`: 128 random bits; the shop has checked the cookie's signature. */
  device: string | null
}>

const HASH = /^[\x21-\x7e]{1,128}$/
const DEVICE = /^[\w-]{22}$/

function valueOf(headers: IncomingHttpHeaders, name: string, form: RegExp): string | null {
  const value = headers[name]
  return typeof value === 'string' && form.test(value) ? value : null
}

export const visitorOf = (headers: IncomingHttpHeaders): Visitor => ({
  clientKey: valueOf(headers, 'client-key', HASH) ?? 'nobody',
  network: valueOf(headers, 'client-network', HASH),
  device: valueOf(headers, 'client-device', DEVICE),
})

/** Vouchers and look-ups: attempts of one visitor, and the base of the wider count of its network. */
export const TEN_AN_HOUR = { most: 10, withinMs: HOUR } as const
const LIMIT = { purpose: 'ten-an-hour', ...TEN_AN_HOUR } as const

/**
 * Counts one attempt for each key: all of them or none. Throws 429. While the database is away half the limit is counted in
 * memory (F29).
 */
export const requireTenAnHour = (platform: Platform, keys: readonly [string, ...string[]], now: Date): Promise<void> =>
  consumeOrRemember(platform, `tries ${keys.join(' ')}`, TEN_AN_HOUR, () =>
    inTransaction(platform.pool, async (db) => {
      for (const key of keys) await requireCountLeft(db, LIMIT, key, now)
    }),
  )

/** Refunds the attempt of a good code: a limit for guessing must not run out while a seller reloads the cart. */
export const refundTenAnHour = ({ pool }: Platform, key: string, now: Date): Promise<void> =>
  unlessStoreDown(refundRequest(pool, LIMIT, key, now))
