import type { DataFromCollectionSlug, Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { mayPublish } from '@/collections/access/table'
import { idOf } from '@/collections/access/staff'
import { problemsIn } from '@/collections/pages/page-check'
import { publishWords } from '@/collections/pages/problem-words'
import { HANDLES_PLANS, jobOfPlan, MOST_PLANS, type Plan, PLAN_KINDS, plansOfPage } from '@/collections/plans/plan'
import { keepNewestVersion } from '@/collections/plans/planned-version'
import { describePlans } from '@/collections/plans/describe-plans'
import { refusal } from '@/collections/refusals/refusal'
import { endReview } from '@/collections/reviews/review'
import { formatStaffMessage } from '@/domain/staff-words'
import { toTheMinute } from '@/domain/zoned-time'
import { bodyOf, memberOf, numberOf, pageOfRequest } from './page-of-request'

const Wanted = z.object({ kind: z.enum(PLAN_KINDS), at: z.iso.datetime() })

/** Answers what the form shows about the page's schedules; times are in the time zone of the page's market. */
async function planned(req: PayloadRequest, market: unknown, page: number): Promise<Response> {
  const { timeZone } = await req.payload.findByID({
    collection: 'markets',
    id: Number(idOf(market)),
    depth: 0,
    overrideAccess: true,
    req,
  })
  const plans = await describePlans(req, page, await plansOfPage(req, page))
  return Response.json({ timeZone, mayPlan: mayPublish(memberOf(req), market), now: new Date().toISOString(), plans })
}

function refuseBadPlan(req: PayloadRequest, at: number, plans: readonly Plan[]): void {
  if (at <= Date.now()) throw refusal(req, 'planPast')
  const waiting = plans.filter(({ fault }) => fault === null)
  if (waiting.some((plan) => Date.parse(plan.at) === at)) throw refusal(req, 'planTwice')
  if (plans.length >= MOST_PLANS) throw refusal(req, 'tooManyPlans', { values: { most: MOST_PLANS } })
}

/** Refuses a schedule whose page has problems that would stop it at its minute, while the editor can still fix them. */
async function refuseFaults(req: PayloadRequest, page: DataFromCollectionSlug<'pages'>): Promise<void> {
  if (page.publishReason?.trim()) return
  const faults = (await problemsIn(req, page)).filter(({ weight }) => weight === 'fault')
  const count = formatStaffMessage(faults.length === 1 ? publishWords.one : publishWords.many, req.i18n.language, {
    n: faults.length,
  })
  if (faults.length > 0) throw refusal(req, 'planOfFaults', { values: { count } })
}

/** The schedule named in the path; undefined once it has run, and the form's next answer shows that. */
async function ownPlan(req: PayloadRequest, page: number): Promise<Plan | undefined> {
  const id = numberOf(req, 'plan')
  return (await plansOfPage(req, page)).find((plan) => plan.id === id)
}

/** `/pages/:id/plans`: list the schedules of a page, add one, point one to the newest draft, cancel one (P-26). */
export const pagePlans: Endpoint[] = [
  {
    path: '/:id/plans',
    method: 'get',
    handler: async (req) => {
      const { id, market } = await pageOfRequest(req)
      return planned(req, market, id)
    },
  },
  {
    path: '/:id/plans',
    method: 'post',
    handler: async (req) => {
      const page = await pageOfRequest(req)
      const { id, market } = page
      const staff = memberOf(req)
      const { kind, at } = await bodyOf(req, Wanted)
      if (!mayPublish(staff, market, kind)) throw refusal(req, 'planNotAllowed')
      const minute = toTheMinute(Date.parse(at))
      refuseBadPlan(req, minute, await plansOfPage(req, id))
      if (kind === 'publish') await refuseFaults(req, page)
      const version = kind === 'publish' ? await keepNewestVersion(req, id) : null
      const data = jobOfPlan({ kind, page: String(id), at: new Date(minute).toISOString(), by: staff.id, version })
      req.context[HANDLES_PLANS] = true
      await req.payload.create({ collection: 'payload-jobs', data, depth: 0, overrideAccess: true, req })
      if (kind === 'publish') await endReview(req, id)
      return planned(req, market, id)
    },
  },
  {
    path: '/:id/plans/:plan',
    method: 'post',
    handler: async (req) => {
      const page = await pageOfRequest(req)
      const staff = memberOf(req)
      if (!mayPublish(staff, page.market)) throw refusal(req, 'planNotAllowed')
      const plan = await ownPlan(req, page.id)
      if (plan?.kind === 'publish' && plan.fault === null) {
        await refuseFaults(req, page)
        const { input } = jobOfPlan({ ...plan, by: staff.id, version: await keepNewestVersion(req, page.id) })
        req.context[HANDLES_PLANS] = true
        await req.payload.update({
          collection: 'payload-jobs',
          id: plan.id,
          data: { input },
          depth: 0,
          overrideAccess: true,
          req,
        })
      }
      return planned(req, page.market, page.id)
    },
  },
  {
    path: '/:id/plans/:plan',
    method: 'delete',
    handler: async (req) => {
      const { id, market } = await pageOfRequest(req)
      if (!mayPublish(memberOf(req), market)) throw refusal(req, 'planNotAllowed')
      const plan = await ownPlan(req, id)
      if (plan) {
        req.context[HANDLES_PLANS] = true
        await req.payload.delete({ collection: 'payload-jobs', id: plan.id, depth: 0, overrideAccess: true, req })
      }
      return planned(req, market, id)
    },
  },
]
