import { sql } from 'drizzle-orm'
import { type BasePayload, createLocalReq, type PayloadRequest } from 'payload'
import { onBehalf } from '@/collections/access/on-behalf'
import { transactionOf } from '@/collections/hooks/transaction'
import { changeByPlan } from '@/collections/plans/change-by-plan'
import { HANDLES_PLANS, type Plan, planOf, plansWhere } from '@/collections/plans/plan'

/** Far more than fall due in a minute; after a long absence the rest follows a minute later. */
const MOST = 500

/** `done`: by us. `taken`: another instance does it or has done it. `failed`: it can never be done and says why. */
type Outcome = 'done' | 'taken' | 'failed'

/**
 * Publishes and takes back what is due at `now` (epoch milliseconds), the earliest first, also what fell due while no
 * instance was running (P-26). Throws when the database does not answer; what is left then waits for the next call.
 */
export async function runDuePlans(payload: BasePayload, now: number): Promise<Readonly<Record<Outcome, number>>> {
  const outcomes = { done: 0, taken: 0, failed: 0 }
  for (const id of await duePlans(payload, now)) outcomes[await runPlan(payload, id)] += 1
  return outcomes
}

async function duePlans(payload: BasePayload, now: number): Promise<number[]> {
  const isDue = { waitUntil: { less_than_equal: new Date(now).toISOString() } }
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: plansWhere(isDue, { hasError: { not_equals: true } }),
    sort: ['waitUntil', 'id'],
    limit: MOST,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}

/** Changes the page and removes its plan in one transaction: a process that dies between the two has done neither. */
async function runPlan(payload: BasePayload, id: number): Promise<Outcome> {
  const req = await createLocalReq({ context: { [HANDLES_PLANS]: true } }, payload)
  const transaction = await payload.db.beginTransaction()
  if (transaction === null) throw new Error('The database gave no transaction')
  req.transactionID = transaction
  try {
    const plan = (await lockPlan(req, id)) ? await openPlan(req, id) : null
    if (plan) {
      Object.assign(req.context, onBehalf(await plannerOf(req, plan)))
      await changeByPlan(req, plan)
      await payload.delete({ collection: 'payload-jobs', id, depth: 0, overrideAccess: true, req })
    }
    await payload.db.commitTransaction(transaction)
    return plan ? 'done' : 'taken'
  } catch (error) {
    await payload.db.rollbackTransaction(transaction)
    if (!isRefusal(error)) throw error
    await noteFault(payload, id, error.message)
    return 'failed'
  }
}

/** False when another instance is at it. The lock ends with the transaction. */
async function lockPlan(req: PayloadRequest, id: number): Promise<boolean> {
  const session = await transactionOf(req)
  const { rows } = await session.execute(sql`select pg_try_advisory_xact_lock(hashtext('page-plan'), ${id}) as mine`)
  return rows[0]?.mine === true
}

/** The plan as it is now that nobody else can change it; null when it is done or was taken away. */
async function openPlan(req: PayloadRequest, id: number) {
  const where = plansWhere({ id: { equals: id } }, { hasError: { not_equals: true } })
  const { docs } = await req.payload.find({ collection: 'payload-jobs', where, limit: 1, depth: 0, overrideAccess: true, req })
  return planOf(docs[0])
}

/** Who planned it, for the log of changes; null when the person has left. */
async function plannerOf(req: PayloadRequest, { by }: Plan) {
  if (by === null) return null
  const found = await req.payload.findByID({
    collection: 'staff',
    id: by,
    depth: 0,
    select: { name: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return found && { id: found.id, name: found.name }
}

/** Our own rules or Payload's have said no: the same answer would come again in a minute. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500

async function noteFault(payload: BasePayload, id: number, message: string): Promise<void> {
  const data = { hasError: true, error: { message } }
  await payload.update({ collection: 'payload-jobs', id, data, depth: 0, overrideAccess: true })
}
