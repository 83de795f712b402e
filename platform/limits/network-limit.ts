import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '@platform/context'
import type { RequestLimit } from '@platform/counted-requests'
import { isStoreDown } from '@platform/http/problem'
import { keyedHash } from '@platform/identity/token-hash'
import { tooManyRequests } from './store-or-memory'
import type { Visitor } from './visitor'

const FACTOR = 10
const STEP_MS = 100
const LONGEST_MS = 2000
/** Requests that wait hold a connection of the shop each. */
const MOST_WAITING = 10
let waiting = 0

const COUNT = `
  with given as (select $2::timestamptz as now, $3::numeric as leak, $4::numeric as room, interval '1 ms' as ms)
  insert into platform.account_brakes as network (key, tries, free_at, forget_at)
    select $1, 1, timestamptz 'epoch', now + leak * ms from given
  on conflict (key) do update set (tries, forget_at) = (
    select ceil(filled / leak), now + filled * ms from (
      select *, least(greatest(extract(epoch from network.forget_at - now) * 1000, 0) + leak, room) as filled from given
    ) counted
  )
  returning tries`

const keyOf = ({ env }: Platform, purpose: string, network: string) =>
  keyedHash(env.PLATFORM_SECRET, 'brake.network', `${purpose} ${network}`)

/**
 * Counts an attempt of one visitor's `limit` for the wide network (IPv4 /24, IPv6 /48). Beyond ten times what one visitor may do, each
 * further attempt waits a little longer, two seconds at most: an attacker who changes addresses within a network becomes slow, and a
 * neighbour is never refused for the count alone. 429 only while ten attempts are waiting already.
 */
export async function slowNetwork(platform: Platform, { network }: Visitor, limit: RequestLimit, now: Date): Promise<void> {
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

async function countOf(
  platform: Platform,
  network: string,
  { purpose, most, withinMs }: RequestLimit,
  now: Date,
): Promise<number> {
  const leak = withinMs / most / FACTOR
  const room = (most * FACTOR + LONGEST_MS / STEP_MS) * leak
  try {
    const { rows } = await platform.pool.query<{ tries: number }>(COUNT, [keyOf(platform, purpose, network), now, leak, room])
    return rows[0]?.tries ?? 0
  } catch (error) {
    // It only slows: while the store is away the visitor's own count in memory is enough.
    if (isStoreDown(error)) return 0
    throw error
  }
}

/** The attempt was a good one. */
export async function refundNetwork(platform: Platform, { network }: Visitor, limit: RequestLimit, now: Date): Promise<void> {
  if (network === null) return
  await platform.pool.query(
    `update platform.account_brakes set tries = greatest(tries - 1, 0),
       forget_at = greatest(forget_at - $3::numeric * interval '1 ms', $2::timestamptz) where key = $1`,
    [keyOf(platform, limit.purpose, network), now, limit.withinMs / limit.most / FACTOR],
  )
}
