import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '@platform/context'
import { isStoreDown } from '@platform/http/http-problem'
import { keyedHash } from '@platform/token-hash'
import { type RequestLimit, refundRequest, requireCountLeft } from './counted-requests'
import { tooManyRequests, consumeOrRemember, unlessStoreDown } from './store-or-memory'
import { consumeStored, refundStored } from './stored-buckets'
import type { IncomingHttpHeaders } from 'node:http'
import { HOUR } from '@trade-in-shop/runtime/durations'
import { inTransaction } from '@platform/store/pool'

/** The visitor of a call, as the shop names them: keyed hashes of two networks, and the id of the browser's device cookie. */
export type CountedVisitor = Readonly<{
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

export const identifyVisitor = (headers: IncomingHttpHeaders): CountedVisitor => ({
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

const FACTOR = 10
const STEP_MS = 100
const MAX_WAIT_MS = 2000
/** Each waiting request holds a connection of the shop. */
const MAX_WAITING = 10
let waiting = 0

const keyOf = ({ env }: Platform, purpose: string, network: string) =>
  keyedHash(env.PLATFORM_SECRET, 'brake.network', `${purpose} ${network}`)

/**
 * Counts an attempt of one visitor's `limit` for the wide network (IPv4 /24, IPv6 /48). Beyond ten times the limit of one
 * visitor, each further attempt waits a little longer, two seconds at most: an attacker who changes addresses within a network
 * becomes slow, and a neighbour is never refused for the count alone. 429 only while ten attempts are waiting already.
 */
export async function delayByNetwork(
  platform: Platform,
  { network }: CountedVisitor,
  limit: RequestLimit,
  now: Date,
): Promise<void> {
  if (network === null) return
  const over = (await countOf(platform, network, limit, now)) - limit.most * FACTOR
  if (over <= 0) return
  if (waiting >= MAX_WAITING) throw tooManyRequests(MAX_WAIT_MS / 1000)
  waiting++
  try {
    await wait(Math.min(over * STEP_MS, MAX_WAIT_MS))
  } finally {
    waiting--
  }
}

const ruleOf = ({ most, withinMs }: RequestLimit) => ({
  ...{ free: most * FACTOR, leak: withinMs / most / FACTOR, overflow: MAX_WAIT_MS / STEP_MS, first: 0, longest: 0 },
})

async function countOf(platform: Platform, network: string, limit: RequestLimit, now: Date): Promise<number> {
  try {
    return (await consumeStored(platform.pool, keyOf(platform, limit.purpose, network), ruleOf(limit), now)) ?? 0
  } catch (error) {
    // This limit only slows: while the database is away the visitor's own count in memory is enough.
    if (isStoreDown(error)) return 0
    throw error
  }
}

export async function refundNetworkAttempt(
  platform: Platform,
  { network }: CountedVisitor,
  limit: RequestLimit,
  now: Date,
): Promise<void> {
  if (network !== null) await refundStored(platform.pool, keyOf(platform, limit.purpose, network), ruleOf(limit), now)
}
