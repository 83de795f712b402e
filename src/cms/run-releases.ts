import { type BasePayload, createLocalReq } from 'payload'
import { inTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { applyRelease } from '@/collections/releases/apply-release'
import { noteFailedRelease } from '@/collections/releases/failed-publishing'
import { dueReleases, readRelease } from '@/collections/releases/release'
import { countJob } from '@/runtime/shop-metrics'
import { inWorkSpan } from '@trade-in-shop/runtime/tracing'
import { workThrough } from '@trade-in-shop/runtime/work-through'

/** `done`: by this process. `taken`: another instance is doing it or has done it. `failed`: not done; the reason is stored. */
type Outcomes = Readonly<Record<'done' | 'taken' | 'failed', number>>

/**
 * Lets the releases go live that are due at `now` (epoch milliseconds), the earliest first, each in one transaction, including what
 * fell due while no instance was running (P-26). A change that is refused stops its release: nothing of it is made, and the reason
 * is stored. Throws when the database does not answer; the rest then waits for the next call.
 */
export async function runDueReleases(payload: BasePayload, now: number): Promise<Outcomes> {
  const outcomes = { done: 0, taken: 0, failed: 0 }
  const work = async (id: number) => {
    outcomes[await countJob('release', () => inWorkSpan('run a release', () => runRelease(payload, id, now)))] += 1
  }
  await workThrough(await dueReleases(await createLocalReq({}, payload), now), work, async (id, error) => {
    outcomes.failed += 1
    await noteFailedRelease(payload, id, error)
  })
  return outcomes
}

async function runRelease(payload: BasePayload, id: number, now: number): Promise<'done' | 'taken'> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const release = await readRelease(req, id, true)
    if (release?.state !== 'scheduled') return 'taken'
    await applyRelease(req, release, now)
    return 'done'
  })
}
