import type { PayloadRequest, Where } from 'payload'
import * as z from 'zod'

/** Task of a scheduled publication among the jobs; Payload's own name, so that its types and deletions know it. */
export const PLAN_TASK = 'schedulePublish' as const
/** Queue of the schedules, apart from what Payload itself might queue; jobs outside this queue are never run. */
export const PLAN_QUEUE = 'pages'
/** Request context key: our own code handles the jobs, after its own checks. */
export const HANDLES_PLANS = 'handlesPlans'
/** Most schedules of one page; more than anyone needs. */
export const MOST_PLANS = 20

export const PLAN_KINDS = ['publish', 'unpublish'] as const
export type PlanKind = (typeof PLAN_KINDS)[number]

const Input = z.object({
  type: z.enum(PLAN_KINDS),
  doc: z.object({ relationTo: z.literal('pages'), value: z.string() }),
  user: z.object({ relationTo: z.literal('staff'), value: z.union([z.number(), z.string()]) }).nullish(),
  version: z.number().nullish(),
})
const Job = z.object({
  id: z.union([z.number(), z.string()]),
  waitUntil: z.string(),
  input: Input,
  hasError: z.boolean().nullish(),
  error: z.object({ message: z.string() }).nullish().catch(null),
})

/** A page that will be published or unpublished at a given minute. */
export type Plan = Readonly<{
  id: number | string
  kind: PlanKind
  page: string
  /** ISO 8601 UTC, a whole minute. */
  at: string
  /** The member of staff who scheduled it. */
  by: number | string | null
  /** The version to publish: the newest one when it was scheduled. Null for unpublishing. */
  version: number | null
  /** Why it failed; null while it waits. */
  fault: string | null
}>

/** The schedule in a job; null for a job of another kind. */
export function planOf(job: unknown): Plan | null {
  const { data } = Job.safeParse(job)
  if (!data) return null
  const { id, input, waitUntil, hasError, error } = data
  const fault = hasError ? (error?.message ?? '') : null
  return {
    id,
    kind: input.type,
    page: input.doc.value,
    at: waitUntil,
    by: input.user?.value ?? null,
    version: input.version ?? null,
    fault,
  }
}

/** Condition for jobs that are schedules. */
export const plansWhere = (...more: Where[]): Where => ({
  and: [{ taskSlug: { equals: PLAN_TASK } }, { queue: { equals: PLAN_QUEUE } }, ...more],
})

/** The schedules of a page, the next one first; failed ones stay in the list until staff cancel them. */
export async function plansOfPage(req: PayloadRequest, page: number | string): Promise<Plan[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: plansWhere({ 'input.doc.value': { equals: String(page) } }),
    sort: ['waitUntil', 'id'],
    limit: MOST_PLANS * 2,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.flatMap((job) => planOf(job) ?? [])
}

/** @param at ISO 8601 UTC; the seconds are cut off by the collection */
export const jobOfPlan = (plan: Pick<Plan, 'kind' | 'page' | 'at' | 'by' | 'version'>) => ({
  taskSlug: PLAN_TASK,
  queue: PLAN_QUEUE,
  waitUntil: plan.at,
  input: {
    type: plan.kind,
    doc: { relationTo: 'pages', value: plan.page },
    ...(plan.by !== null && { user: { relationTo: 'staff', value: plan.by } }),
    ...(plan.version !== null && { version: plan.version }),
  },
})
