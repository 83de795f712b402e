import type { PayloadRequest, Where } from 'payload'
import * as z from 'zod'
import { formatFailure } from './stored-failure'

/** Task of a scheduled publication among the jobs; Payload's own name, so that its types and deletions know it. */
export const SCHEDULE_TASK = 'schedulePublish' as const
/** Queue of the schedules, apart from what Payload itself might queue; jobs outside this queue are never run. */
export const SCHEDULE_QUEUE = 'pages'
/** Request context key: our own code handles the jobs, after its own checks. */
export const HANDLES_SCHEDULES = 'handlesSchedules'
/** Most schedules of one page; more than anyone needs. */
export const MAX_SCHEDULES = 20

export const SCHEDULE_KINDS = ['publish', 'unpublish'] as const
export type ScheduleKind = (typeof SCHEDULE_KINDS)[number]

const Input = z.object({
  type: z.enum(SCHEDULE_KINDS),
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
export type Schedule = Readonly<{
  id: number | string
  kind: ScheduleKind
  page: string
  /** ISO 8601 UTC, a whole minute. */
  at: string
  /** The member of staff who scheduled it. */
  by: number | string | null
  /** The version to publish: the newest one when it was scheduled. Null for unpublishing. */
  version: number | null
  /** Why it failed; null while it waits. */
  problem: string | null
  /** Why its latest try failed, while it is tried again. */
  failedTry: string | null
}>

/** The schedule in a job, with its failure in the language of the request; null for a job of another kind. */
export function parseSchedule(job: unknown, { i18n }: Pick<PayloadRequest, 'i18n'>): Schedule | null {
  const { data } = Job.safeParse(job)
  if (!data) return null
  const { id, input, waitUntil, hasError, error } = data
  const said = error ? formatFailure(error.message, i18n.language) : null
  return {
    id,
    kind: input.type,
    page: input.doc.value,
    at: waitUntil,
    by: input.user?.value ?? null,
    version: input.version ?? null,
    problem: hasError ? (said ?? '') : null,
    failedTry: hasError ? null : said,
  }
}

/** Condition for jobs that are schedules. */
export const schedulesWhere = (...more: Where[]): Where => ({
  and: [{ taskSlug: { equals: SCHEDULE_TASK } }, { queue: { equals: SCHEDULE_QUEUE } }, ...more],
})

/** The schedules of a page, the next one first; failed ones stay in the list until staff cancel them. */
export async function schedulesOfPage(req: PayloadRequest, page: number | string): Promise<Schedule[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: schedulesWhere({ 'input.doc.value': { equals: String(page) } }),
    sort: ['waitUntil', 'id'],
    limit: MAX_SCHEDULES * 2,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.flatMap((job) => parseSchedule(job, req) ?? [])
}

/** @param at ISO 8601 UTC; the seconds are cut off by the collection */
export const jobOfSchedule = (schedule: Pick<Schedule, 'kind' | 'page' | 'at' | 'by' | 'version'>) => ({
  taskSlug: SCHEDULE_TASK,
  queue: SCHEDULE_QUEUE,
  waitUntil: schedule.at,
  input: {
    type: schedule.kind,
    doc: { relationTo: 'pages', value: schedule.page },
    ...(schedule.by !== null && { user: { relationTo: 'staff', value: schedule.by } }),
    ...(schedule.version !== null && { version: schedule.version }),
  },
})
