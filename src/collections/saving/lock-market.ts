import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'

type LockSpace = 'cms-work' | 'cms-market'

/**
 * Takes a lock by `take` until it gives something; null when another request has the lock for longer than a save may wait. Asks
 * again and again instead of waiting in the database, where the wait would end as a statement timeout (503, "the database does
 * not answer").
 */
export async function waitForLock<Held>(take: () => Promise<Held | null>): Promise<Held | null> {
  const end = performance.now() + MAX_WAIT_MS
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    const held = await take()
    if (held !== null || performance.now() > end) return held
    await sleep(pause * (0.5 + Math.random()))
  }
}

/** Takes a lock that all instances share, until the transaction ends; false when another request has it for too long. */
async function holdLock(req: PayloadRequest, space: LockSpace, name: string): Promise<boolean> {
  const session = await openTransaction(req)
  const held = await waitForLock(async () => {
    const { rows } = await session.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext(${space}), hashtext(${name})) as mine`,
    )
    return rows[0]?.mine === true ? true : null
  })
  return held === true
}

/** Makes work of several seconds wait for the same work of another request; false when that takes too long. */
export const lockWork = (req: PayloadRequest, work: string): Promise<boolean> => holdLock(req, 'cms-work', work)

/**
 * Serialises saves whose rules read other documents of a market: the lock is held until the save's transaction ends, so two
 * halves of a loop cannot both pass. `all` covers rules across markets. A save that does not get the lock is refused with the
 * true reason.
 */
export async function lockMarket(req: PayloadRequest, market: number | string | 'all'): Promise<void> {
  if (!(await holdLock(req, 'cms-market', String(market)))) throw lockedProblem(req, 'marketLocked')
}

/** Shorter than the time that the admin waits, and short enough that waiting saves do not use up the pool. */
const MAX_WAIT_MS = 3000
const FIRST_PAUSE_MS = 5
const MAX_PAUSE_MS = 100

/** The refusal of a change that waited too long for a lock, which is free again in a moment. */
export function lockedProblem(req: PayloadRequest, name: 'marketLocked' | 'releaseLocked'): Error {
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', '3')
  return cmsProblem(req, name, { data: { busy: true } })
}
