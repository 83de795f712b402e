import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { transactionOf } from '@/collections/saving/transaction'

/**
 * Tries to take a lock that all instances share; false at once when another request holds it. For work of several seconds.
 */
export async function tryLock(req: PayloadRequest, work: string): Promise<boolean> {
  const session = await transactionOf(req)
  const { rows } = await session.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('cms-work'), hashtext(${work})) as mine`,
  )
  return rows[0]?.mine === true
}

/**
 * Serialises saves whose rules read other documents of a market: the lock is held until the save's transaction ends, so two
 * halves of a loop cannot both pass. `all` covers rules across markets. Retries instead of waiting in the database, where
 * the wait would end as a statement timeout (503, "the database does not answer"); a save that does not get the lock is
 * refused with the true reason.
 */
export async function lockMarket(req: PayloadRequest, market: number | string | 'all'): Promise<void> {
  const session = await transactionOf(req)
  const end = performance.now() + LONGEST_WAIT_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const { rows } = await session.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('cms-market'), hashtext(${String(market)})) as mine`,
    )
    if (rows[0]?.mine === true) return
    if (performance.now() > end) throw busy(req)
    await sleep(pause * (0.5 + Math.random()))
  }
}

/** Shorter than the time that the admin waits, and short enough that waiting saves do not use up the pool. */
const LONGEST_WAIT_MS = 3000
const FIRST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 100

function busy(req: PayloadRequest): Error {
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', '3')
  return cmsProblem(req, 'marketLocked', { data: { busy: true } })
}
