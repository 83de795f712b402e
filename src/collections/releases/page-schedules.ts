import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { DataFromCollectionSlug, Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import * as z from 'zod'
import { mayChange } from '@/collections/saving/may-change'
import { getId } from '@/collections/access/staff-member'
import { problemsIn } from '@/collections/pages/page-check'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { endReview } from '@/collections/reviews/review'
import { readStaffNames } from '@/collections/staff/staff-names'
import { readVersionState } from '@/collections/versions/page-version'
import { formatStaffMessage } from '@/domain/staff-words'
import { toTheMinute } from '@/domain/zoned-time'
import { lockSaves } from '@/collections/saving/keep-others-work'
import { inTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { parseBody, requireMember, parseRouteNumber, pageOfRequest } from '@/collections/saving/page-of-request'
import { itemOfPage } from './collect-item'
import { changeRelease, createRelease, deleteRelease, PAGE_CHANGES, readRelease, type Release, schedulesOfPage } from './release'
import { readItems, recordStep, storeItem, titleAt } from './release-items'

const publishWords = staffWords('publish')

/** Most schedules of one page; more than anyone needs. */
const MAX_SCHEDULES = 20

type Page = DataFromCollectionSlug<'pages'>
type PageChange = (typeof PAGE_CHANGES)[number]
const Wanted = z.object({ kind: z.enum(PAGE_CHANGES), at: z.iso.datetime() })

/** Whether the member of staff may publish the page, or take it from the shop, as it is now. */
const maySchedule = (req: PayloadRequest, { id }: Page, kind: PageChange = 'publish') =>
  mayChange(req, { collection: 'pages', document: id, kind })

async function ensureMaySchedule(req: PayloadRequest, page: Page, kind?: PageChange): Promise<void> {
  if (!(await maySchedule(req, page, kind))) throw cmsProblem(req, 'scheduleNotAllowed')
}

/** Answers what the form shows about the schedules of the page; times are in the time zone of its market. */
async function answerSchedules(req: PayloadRequest, page: Page): Promise<Response> {
  const { timeZone } = await req.payload.findByID({
    ...{ collection: 'markets', id: Number(getId(page.market)), depth: 0, overrideAccess: true, req },
  })
  const releases = await schedulesOfPage(req, page.id)
  const names = await readStaffNames(
    req,
    releases.flatMap(({ scheduledBy }) => scheduledBy ?? []),
  )
  const schedules: object[] = []
  for (const { id, pageChange, at, state, problem, scheduledBy } of releases) {
    const version = (await readItems(req, id))[0]?.version ?? null
    schedules.push({
      ...{ id, kind: pageChange, at, version },
      /** Why it failed; null while it waits. */
      problem: state === 'failed' ? problem : null,
      /** Why its latest try failed, while it is tried again. */
      failedTry: state === 'failed' ? null : problem,
      /** Name of the member of staff who scheduled it; null when they have left. */
      byName: names.get(String(scheduledBy)) ?? null,
      state: version === null ? null : await readVersionState(req, page.id, version),
    })
  }
  return Response.json({ timeZone, maySchedule: await maySchedule(req, page), schedules })
}

function refuseBadMinute(req: PayloadRequest, at: number, schedules: readonly Release[]): void {
  if (at <= Date.now()) throw cmsProblem(req, 'schedulePast')
  if (schedules.some((release) => release.state === 'scheduled' && Date.parse(release.at ?? '') === at))
    throw cmsProblem(req, 'scheduleTwice')
  if (schedules.length >= MAX_SCHEDULES) throw cmsProblem(req, 'tooManySchedules', { values: { most: MAX_SCHEDULES } })
}

/** Refuses a schedule whose page has problems that would stop it at its minute, while the editor can still fix them. */
async function refuseProblems(req: PayloadRequest, page: Page): Promise<void> {
  if (page.publishReason?.trim()) return
  const errors = (await problemsIn(req, page)).filter(({ weight }) => weight === 'error')
  const count = formatStaffMessage(errors.length === 1 ? publishWords.one : publishWords.many, req.i18n.language, {
    n: errors.length,
  })
  if (errors.length > 0) throw cmsProblem(req, 'scheduleOfProblems', { values: { count } })
}

/** The schedule named in the path, held until the transaction ends; undefined once it is carried out, which the answer shows. */
async function ownSchedule(req: PayloadRequest, page: Page): Promise<Release | undefined> {
  const id = parseRouteNumber(req, 'schedule')
  const isOwn = (await schedulesOfPage(req, page.id)).some((release) => release.id === id)
  const held = isOwn ? await readRelease(req, id, true) : null
  return held?.state === 'scheduled' || held?.state === 'failed' ? held : undefined
}

/** Stores the newest version of the page as the change of a schedule, by the member of staff of the request. */
async function storeSchedule(req: PayloadRequest, page: Page, release: number, kind: PageChange, at: string): Promise<void> {
  const item = await itemOfPage(req, { kind, document: page.id })
  await storeItem(req, release, item)
  await changeRelease(req, release, { state: 'scheduled', at, scheduledBy: Number(requireMember(req).id) })
  await recordStep(req, 'scheduledWithRelease', { title: titleAt(item.title, at) }, item)
}

type Change = (req: PayloadRequest, page: Page) => Promise<void>
/** Changes the schedules of the page in the path, one request after the other, and answers with all of them. */
const inTurn =
  (change: Change): PayloadHandler =>
  (req) =>
    inTransaction(req, async () => {
      requireMember(req)
      await lockSaves(req, 'pages', parseRouteNumber(req, 'id'))
      const page = await pageOfRequest(req)
      await change(req, page)
      return answerSchedules(req, page)
    })

/** `/pages/:id/schedules`: releases of one page. Lists them, adds one, points one to the newest draft, cancels one (P-26). */
export const pageSchedules: Endpoint[] = [
  {
    path: '/:id/schedules',
    method: 'get',
    handler: async (req) => answerSchedules(req, await pageOfRequest(req)),
  },
  {
    path: '/:id/schedules',
    method: 'post',
    handler: inTurn(async (req, page) => {
      const { kind, at } = await parseBody(req, Wanted)
      await ensureMaySchedule(req, page, kind)
      const minute = toTheMinute(Date.parse(at))
      refuseBadMinute(req, minute, await schedulesOfPage(req, page.id))
      if (kind === 'publish') await refuseProblems(req, page)
      await storeSchedule(req, page, await createRelease(req, ''), kind, new Date(minute).toISOString())
      if (kind === 'publish') await endReview(req, page.id)
    }),
  },
  {
    path: '/:id/schedules/:schedule',
    method: 'post',
    handler: inTurn(async (req, page) => {
      await ensureMaySchedule(req, page)
      const release = await ownSchedule(req, page)
      if (release?.pageChange !== 'publish' || release.state !== 'scheduled' || release.at === null) return
      await refuseProblems(req, page)
      await storeSchedule(req, page, release.id, 'publish', release.at)
    }),
  },
  {
    path: '/:id/schedules/:schedule',
    method: 'delete',
    handler: inTurn(async (req, page) => {
      await ensureMaySchedule(req, page)
      const release = await ownSchedule(req, page)
      if (!release) return
      for (const item of await readItems(req, release.id)) {
        if (!(await mayChange(req, item))) throw cmsProblem(req, 'scheduleNotAllowed')
        await recordStep(req, 'unscheduledWithRelease', release, item)
      }
      await deleteRelease(req, release.id)
    }),
  },
]
