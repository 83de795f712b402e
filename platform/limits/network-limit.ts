import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '@platform/context'
import { isStoreDown } from '@platform/http/problem'
import { keyedHash } from '@platform/identity/token-hash'
import type { RequestLimit } from './counted-requests'
import { tooManyRequests } from './store-or-memory'
import { consumeStored, refundStored } from './stored-buckets'
import type { Visitor } from './visitor'

const FACTOR = 10
const STEP_MS = 100
const LONGEST_MS = 2000
/** Each waiting request holds a connection of the shop. */
const MOST_WAITING = 10
let waiting = 0

const keyOf = ({ env }: Platform, purpose: string, network: string) =>
  keyedHash(env.PLATFORM_SECRET, 'brake.network', `${purpose} ${network}`)

/**
 * Counts an attempt of one visitor's `limit` for the wide network (IPv4 /24, IPv6 /48). Beyond ten times the limit of one
 * visitor, each further attempt waits a little longer, two seconds at most: an attacker who changes addresses within a network
 * becomes slow, and a neighbour is never refused for the count alone. 429 only while ten attempts are waiting already.
 */
export async function delayByNetwork(platform: Platform, { network }: Visitor, limit: RequestLimit, now: Date): Promise<void> {
  if (network === null) return
  const over = (await countOf(platform, network, limit, now)) - limit.most * FACTOR
  if (over <= 0) return
  if (waiting >= MOST_WAITING) throw tooManyRequests(LONGEST_MS / 1000)
  waiting++
  try {
    await wait(Math.min(over * STEP_MS, LONGEST_MS))
  } finally {
    waiting--
  }
}

const ruleOf = ({ most, withinMs }: RequestLimit) => ({
  ...{ free: most * FACTOR, leak: withinMs / most / FACTOR, overflow: LONGEST_MS / STEP_MS, first: 0, longest: 0 },
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

/** Refunds an attempt that succeeded. */
export async function refundNetworkAttempt(
  platform: Platform,
  { network }: Visitor,
  limit: RequestLimit,
  now: Date,
): Promise<void> {
  if (network !== null) await refundStored(platform.pool, keyOf(platform, limit.purpose, network), ruleOf(limit), now)
}
