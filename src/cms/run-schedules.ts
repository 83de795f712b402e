import { sql } from 'drizzle-orm'
import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'
import { mayChange } from '@/collections/saving/may-change'
import { onBehalf } from '@/collections/access/on-behalf'
import { presentMember } from '@/collections/access/present-member'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { savedBy } from '@/collections/saving/savers'
import { inTransaction, openTransaction } from '@/collections/saving/transaction'
import { changeBySchedule } from '@/collections/schedules/change-by-schedule'
import { noteFailedRelease, noteFailedSchedule } from '@/collections/releases/failed-publishing'
import { applyRelease } from '@/collections/releases/apply-release'
import { dueReleases, readRelease } from '@/collections/releases/release'
import { HANDLES_SCHEDULES, type Schedule, parseSchedule, schedulesWhere } from '@/collections/schedules/schedule'
import { countJob } from '@/runtime/shop-metrics'
import { inWorkSpan } from '@/runtime/tracing'
import { workThrough } from '@/runtime/work-through'

/** Far more than fall due in a minute; after a long downtime the rest follows a minute later. */
const MAX_SCHEDULES = 500

/** `done`: by this process. `taken`: another instance is doing it or has done it. `failed`: not done; the reason is stored. */
type Outcome = 'done' | 'taken' | 'failed'
type Outcomes = Readonly<Record<Outcome, number>>

type Work = Readonly<{
  task: 'release' | 'schedule'
  run: (id: number) => Promise<Exclude<Outcome, 'failed'>>
  noteFailure: (id: number, error: unknown) => Promise<void>
}>

async function runEach(ids: readonly number[], { task, run, noteFailure }: Work): Promise<Outcomes> {
  const outcomes = { done: 0, taken: 0, failed: 0 }
  const work = async (id: number) => {
    outcomes[await countJob(task, () => inWorkSpan(`run a ${task}`, () => run(id)))] += 1
  }
  await workThrough(ids, work, async (id, error) => {
    outcomes.failed += 1
    await noteFailure(id, error)
  })
  return outcomes
}

/**
 * Publishes and unpublishes what is due at `now` (epoch milliseconds), the earliest first, including what fell due while no
 * instance was running (P-26). Throws when the database does not answer; the rest then waits for the next call.
 */
export async function runDueSchedules(payload: BasePayload, now: number): Promise<Outcomes> {
  return runEach(await dueSchedules(payload, now), {
    task: 'schedule',
    run: (id) => runSchedule(payload, id),
    noteFailure: (id, error) => noteFailedSchedule(payload, id, error),
  })
}

async function dueSchedules(payload: BasePayload, now: number): Promise<number[]> {
  const isDue = { waitUntil: { less_than_equal: new Date(now).toISOString() } }
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: schedulesWhere(isDue, { hasError: { not_equals: true } }),
    sort: ['waitUntil', 'id'],
    limit: MAX_SCHEDULES,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}

/**
 * Lets the releases go live that are due at `now` (epoch milliseconds), each in one transaction. A change that is refused stops
 * its release: nothing of it is made, and the reason is stored. Throws when the database does not answer.
 */
export async function runDueReleases(payload: BasePayload, now: number): Promise<Outcomes> {
  return runEach(await dueReleases(await createLocalReq({}, payload), now), {
    task: 'release',
    run: (id) => runRelease(payload, id, now),
    noteFailure: (id, error) => noteFailedRelease(payload, id, error),
  })
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

/** Changes the page and removes its schedule in one transaction, so that a killed process has done both or neither. */
async function runSchedule(payload: BasePayload, id: number): Promise<'done' | 'taken'> {
  const req = await createLocalReq({ context: { [HANDLES_SCHEDULES]: true, ...savedBy('schedule') } }, payload)
  return inTransaction(req, async () => {
    const schedule = (await lockSchedule(req, id)) ? await openSchedule(req, id) : null
    if (!schedule) return 'taken'
    const { user } = await rightsOfScheduler(req, schedule)
    // A read replaces the context of its request by a copy.
    Object.assign(req.context, onBehalf(user && { id: user.id, name: String(user.name) }))
    await changeBySchedule(req, schedule)
    await payload.delete({ collection: 'payload-jobs', id, depth: 0, overrideAccess: true, req })
    return 'done'
  })
}

/** False when another instance has the lock. It is released with the transaction. */
async function lockSchedule(req: PayloadRequest, id: number): Promise<boolean> {
  const session = await openTransaction(req)
  const { rows } = await session.execute(sql`select pg_try_advisory_xact_lock(hashtext('page-plan'), ${id}) as mine`)
  return rows[0]?.mine === true
}

/** The schedule as it is under the lock; null when it was run or removed before. Throws for a job that is no schedule. */
async function openSchedule(req: PayloadRequest, id: number): Promise<Schedule | null> {
  const where = schedulesWhere({ id: { equals: id } }, { hasError: { not_equals: true } })
  const { docs } = await req.payload.find({ collection: 'payload-jobs', where, limit: 1, depth: 0, overrideAccess: true, req })
  const schedule = parseSchedule(docs[0], req)
  if (docs[0] && !schedule) throw new Error(`The job ${id} is no schedule`)
  return schedule
}

/** Throws when who scheduled it may not publish the page as it is now, or has left. */
async function rightsOfScheduler(req: PayloadRequest, { by, page, kind }: Schedule): Promise<PayloadRequest> {
  const asking = await presentMember(req, by)
  if (!asking || !(await mayChange(asking, { collection: 'pages', document: Number(page), kind })))
    throw cmsProblem(req, 'rightsGone')
  return asking
}
