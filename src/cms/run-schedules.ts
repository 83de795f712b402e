import { sql } from 'drizzle-orm'
import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'
import { onBehalf } from '@/collections/access/on-behalf'
import { savedBy } from '@/collections/saving/savers'
import { inTransaction, transactionOf } from '@/collections/saving/transaction'
import { changeBySchedule } from '@/collections/schedules/change-by-schedule'
import { applyRelease } from '@/collections/releases/apply-release'
import { isProblem, ItemProblem } from '@/collections/releases/release-items'
import { changeRelease, dueReleases, readRelease } from '@/collections/releases/release'
import { HANDLES_SCHEDULES, type Schedule, scheduleOf, schedulesWhere } from '@/collections/schedules/schedule'
import { inWorkSpan } from '@/runtime/tracing'

/** Far more than fall due in a minute; after a long downtime the rest follows a minute later. */
const MOST = 500

/**
 * `done`: by this process. `taken`: another instance is doing it or has done it. `failed`: it can never be done; the reason is
 * stored.
 */
type Outcome = 'done' | 'taken' | 'failed'

/**
 * Publishes and unpublishes what is due at `now` (epoch milliseconds), the earliest first, including what fell due while no
 * instance was running (P-26). Throws when the database does not answer; the rest then waits for the next call.
 */
export async function runDueSchedules(payload: BasePayload, now: number): Promise<Readonly<Record<Outcome, number>>> {
  const outcomes = { done: 0, taken: 0, failed: 0 }
  for (const id of await dueSchedules(payload, now))
    outcomes[await inWorkSpan('run a schedule', () => runSchedule(payload, id))] += 1
  return outcomes
}

async function dueSchedules(payload: BasePayload, now: number): Promise<number[]> {
  const isDue = { waitUntil: { less_than_equal: new Date(now).toISOString() } }
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: schedulesWhere(isDue, { hasError: { not_equals: true } }),
    sort: ['waitUntil', 'id'],
    limit: MOST,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}

/**
 * Lets the releases go live that are due at `now` (epoch milliseconds), each in one transaction. A change that is refused stops
 * its release: nothing of it is made, and the reason is stored. Throws when the database does not answer.
 */
export async function runDueReleases(payload: BasePayload, now: number): Promise<Readonly<Record<Outcome, number>>> {
  const outcomes = { done: 0, taken: 0, failed: 0 }
  for (const id of await dueReleases(await createLocalReq({}, payload), now))
    outcomes[await inWorkSpan('run a release', () => runRelease(payload, id, now))] += 1
  return outcomes
}

async function runRelease(payload: BasePayload, id: number, now: number): Promise<Outcome> {
  const req = await createLocalReq({}, payload)
  try {
    return await inTransaction(req, async () => {
      const release = await readRelease(req, id, true)
      if (release?.state !== 'scheduled') return 'taken'
      await applyRelease(req, release, now)
      return 'done'
    })
  } catch (error) {
    if (!(error instanceof ItemProblem)) throw error
    const problem = `${error.item.title}: ${error.message}`
    await changeRelease(await createLocalReq({}, payload), id, { state: 'failed', problem })
    return 'failed'
  }
}

/** Changes the page and removes its schedule in one transaction, so that a killed process has done both or neither. */
async function runSchedule(payload: BasePayload, id: number): Promise<Outcome> {
  const req = await createLocalReq({ context: { [HANDLES_SCHEDULES]: true, ...savedBy('schedule') } }, payload)
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('The database gave no transaction')
  req.transactionID = transaction
  try {
    const schedule = (await lockSchedule(req, id)) ? await openSchedule(req, id) : null
    if (schedule) {
      // A read replaces the context of its request by a copy.
      const principal = onBehalf(await schedulerOf(req, schedule))
      Object.assign(req.context, principal)
      await changeBySchedule(req, schedule)
      await payload.delete({ collection: 'payload-jobs', id, depth: 0, overrideAccess: true, req })
    }
    await payload.db.commitTransaction(transaction)
    return schedule ? 'done' : 'taken'
  } catch (error) {
    await payload.db.rollbackTransaction(transaction)
    if (!isProblem(error)) throw error
    await noteProblem(payload, id, error.message)
    return 'failed'
  }
}

/** False when another instance has the lock. It is released with the transaction. */
async function lockSchedule(req: PayloadRequest, id: number): Promise<boolean> {
  const session = await transactionOf(req)
  const { rows } = await session.execute(sql`select pg_try_advisory_xact_lock(hashtext('page-plan'), ${id}) as mine`)
  return rows[0]?.mine === true
}

/** The schedule as it is under the lock; null when it was run or removed before. */
async function openSchedule(req: PayloadRequest, id: number) {
  const where = schedulesWhere({ id: { equals: id } }, { hasError: { not_equals: true } })
  const { docs } = await req.payload.find({ collection: 'payload-jobs', where, limit: 1, depth: 0, overrideAccess: true, req })
  return scheduleOf(docs[0])
}

/** The staff member who scheduled it, for the change log; null when they are no longer in the CMS. */
async function schedulerOf(req: PayloadRequest, { by }: Schedule) {
  if (by === null) return null
  const found = await req.payload.findByID({
    collection: 'staff',
    id: by,
    depth: 0,
    select: { name: true },
    // Who lies in the bin by now is named all the same.
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return found && { id: found.id, name: found.name }
}

async function noteProblem(payload: BasePayload, id: number, message: string): Promise<void> {
  const data = { hasError: true, error: { message } }
  await payload.update({ collection: 'payload-jobs', id, data, depth: 0, overrideAccess: true })
}
