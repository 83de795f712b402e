import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { DataFromCollectionSlug, Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import * as z from 'zod'
import { mayChange } from '@/collections/saving/may-change'
import { getId } from '@/collections/access/staff-member'
import { problemsIn } from './page-check'
import {
  HANDLES_SCHEDULES,
  jobOfSchedule,
  MAX_SCHEDULES,
  type Schedule,
  SCHEDULE_KINDS,
  type ScheduleKind,
  schedulesOfPage,
} from '@/collections/schedules/schedule'
import { keepNewestVersion } from '@/collections/schedules/scheduled-version'
import { describeSchedules } from '@/collections/schedules/describe-schedules'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { endReview } from '@/collections/reviews/review'
import { formatStaffMessage } from '@/domain/staff-words'
import { toTheMinute } from '@/domain/zoned-time'
import { lockSaves } from '@/collections/saving/keep-others-work'
import { inTransaction } from '@/collections/saving/transaction'
import { parseBody, requireMember, parseRouteNumber, pageOfRequest } from '@/collections/saving/page-of-request'

const publishWords = staffWords('publish')

/** Whether the member of staff may publish the page, or take it from the shop, as it is now. */
const maySchedule = (req: PayloadRequest, page: number, kind: ScheduleKind = 'publish') =>
  mayChange(req, { collection: 'pages', document: page, kind })

async function ensureMaySchedule(req: PayloadRequest, page: number, kind?: ScheduleKind): Promise<void> {
  if (!(await maySchedule(req, page, kind))) throw cmsProblem(req, 'scheduleNotAllowed')
}

const Wanted = z.object({ kind: z.enum(SCHEDULE_KINDS), at: z.iso.datetime() })

/** Answers what the form shows about the page's schedules; times are in the time zone of the page's market. */
async function scheduled(req: PayloadRequest, market: unknown, page: number): Promise<Response> {
  const { timeZone } = await req.payload.findByID({
    collection: 'markets',
    id: Number(getId(market)),
    depth: 0,
    overrideAccess: true,
    req,
  })
  const schedules = await describeSchedules(req, page, await schedulesOfPage(req, page))
  return Response.json({ timeZone, maySchedule: await maySchedule(req, page), now: new Date().toISOString(), schedules })
}

function refuseBadSchedule(req: PayloadRequest, at: number, schedules: readonly Schedule[]): void {
  if (at <= Date.now()) throw cmsProblem(req, 'schedulePast')
  const waiting = schedules.filter(({ problem }) => problem === null)
  if (waiting.some((schedule) => Date.parse(schedule.at) === at)) throw cmsProblem(req, 'scheduleTwice')
  if (schedules.length >= MAX_SCHEDULES) throw cmsProblem(req, 'tooManySchedules', { values: { most: MAX_SCHEDULES } })
}

/** Refuses a schedule whose page has problems that would stop it at its minute, while the editor can still fix them. */
async function refuseProblems(req: PayloadRequest, page: DataFromCollectionSlug<'pages'>): Promise<void> {
  if (page.publishReason?.trim()) return
  const errors = (await problemsIn(req, page)).filter(({ weight }) => weight === 'error')
  const count = formatStaffMessage(errors.length === 1 ? publishWords.one : publishWords.many, req.i18n.language, {
    n: errors.length,
  })
  if (errors.length > 0) throw cmsProblem(req, 'scheduleOfProblems', { values: { count } })
}

/** The schedule named in the path; undefined once it has run, and the form's next answer shows that. */
async function ownSchedule(req: PayloadRequest, page: number): Promise<Schedule | undefined> {
  const id = parseRouteNumber(req, 'schedule')
  return (await schedulesOfPage(req, page)).find((schedule) => schedule.id === id)
}

type Change = (req: PayloadRequest, page: DataFromCollectionSlug<'pages'>) => Promise<void>
/** Changes the schedules of the page in the path, one request after the other, and answers with all of them. */
const inTurn =
  (change: Change): PayloadHandler =>
  (req) =>
    inTransaction(req, async () => {
      requireMember(req)
      await lockSaves(req, 'pages', parseRouteNumber(req, 'id'))
      const page = await pageOfRequest(req)
      await change(req, page)
      return scheduled(req, page.market, page.id)
    })

/** `/pages/:id/schedules`: list the schedules of a page, add one, point one to the newest draft, cancel one (P-26). */
export const pageSchedules: Endpoint[] = [
  {
    path: '/:id/schedules',
    method: 'get',
    handler: async (req) => {
      const { id, market } = await pageOfRequest(req)
      return scheduled(req, market, id)
    },
  },
  {
    path: '/:id/schedules',
    method: 'post',
    handler: inTurn(async (req, page) => {
      const { id } = page
      const staff = requireMember(req)
      const { kind, at } = await parseBody(req, Wanted)
      await ensureMaySchedule(req, id, kind)
      const minute = toTheMinute(Date.parse(at))
      refuseBadSchedule(req, minute, await schedulesOfPage(req, id))
      if (kind === 'publish') await refuseProblems(req, page)
      const version = kind === 'publish' ? await keepNewestVersion(req, id) : null
      const data = jobOfSchedule({ kind, page: String(id), at: new Date(minute).toISOString(), by: staff.id, version })
      req.context[HANDLES_SCHEDULES] = true
      await req.payload.create({ collection: 'payload-jobs', data, depth: 0, overrideAccess: true, req })
      if (kind === 'publish') await endReview(req, id)
    }),
  },
  {
    path: '/:id/schedules/:schedule',
    method: 'post',
    handler: inTurn(async (req, page) => {
      const staff = requireMember(req)
      await ensureMaySchedule(req, page.id)
      const schedule = await ownSchedule(req, page.id)
      if (schedule?.kind !== 'publish' || schedule.problem !== null) return
      await refuseProblems(req, page)
      const { input } = jobOfSchedule({ ...schedule, by: staff.id, version: await keepNewestVersion(req, page.id) })
      req.context[HANDLES_SCHEDULES] = true
      const changed = { id: schedule.id, data: { input } } as const
      await req.payload.update({ collection: 'payload-jobs', ...changed, depth: 0, overrideAccess: true, req })
    }),
  },
  {
    path: '/:id/schedules/:schedule',
    method: 'delete',
    handler: inTurn(async (req, page) => {
      await ensureMaySchedule(req, page.id)
      const schedule = await ownSchedule(req, page.id)
      if (!schedule) return
      req.context[HANDLES_SCHEDULES] = true
      await req.payload.delete({ collection: 'payload-jobs', id: schedule.id, depth: 0, overrideAccess: true, req })
    }),
  },
]
