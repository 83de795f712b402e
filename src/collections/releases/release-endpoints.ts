import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod'
import { StaffText } from '@trade-in-shop/contracts/typed-text'
import { inTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { Collected, collectItem } from './collect-item'
import { describeRelease } from './describe-release'
import { createRelease, deleteRelease, listReleases, mayMakeReleases, readRelease, releasesOfDocument } from './release'
import { RELEASED } from '@/collections/saving/live-collections'
import { recordSteps } from './release-items'
import { parseBody, requireMember, parseRouteNumber } from '@/collections/saving/page-of-request'
import {
  answer,
  openRelease,
  ownRelease,
  previews,
  schedule,
  answerReleaseState,
  takeBack,
  takeOut,
  unschedule,
} from './release-steps'

const Title = z.object({ title: StaffText(1, 120) })
const Place = z.object({ collection: z.enum(RELEASED), document: z.coerce.number().int().positive().optional() })

async function described(req: PayloadRequest, id: number): Promise<Response> {
  const release = await readRelease(req, id)
  if (!release) throw cmsProblem(req, 'notFound')
  return answer(await describeRelease(req, requireMember(req), release))
}

/**
 * `/releases`: gather changes of several documents, let them go live at one minute in one transaction, and take them back.
 */
export const releases: Endpoint[] = [
  {
    path: '/releases',
    method: 'get',
    handler: async (req) => {
      const staff = requireMember(req)
      const place = Place.safeParse(Object.fromEntries(req.searchParams)).data
      return answer({
        mayMake: mayMakeReleases(staff),
        releases: place
          ? (await listReleases(req, ['open', 'failed'])).filter(({ pageChange }) => pageChange === null)
          : await listReleases(req),
        with: place?.document ? await releasesOfDocument(req, place.collection, place.document) : [],
      })
    },
  },
  {
    path: '/releases',
    method: 'post',
    handler: async (req) => {
      if (!mayMakeReleases(requireMember(req))) throw cmsProblem(req, 'releaseNotAllowed')
      const { title } = await parseBody(req, Title)
      return answerReleaseState(req, await createRelease(req, title))
    },
  },
  {
    path: '/releases/:id',
    method: 'get',
    handler: async (req) => {
      requireMember(req)
      return described(req, parseRouteNumber(req, 'id'))
    },
  },
  {
    path: '/releases/:id',
    method: 'delete',
    handler: async (req) => {
      await inTransaction(req, async () => {
        const release = await ownRelease(req)
        if (release.state === 'scheduled' || release.state === 'live') throw cmsProblem(req, 'releaseNotOpen')
        if (release.state !== 'takenBack') await recordSteps(req, 'takenOutOfRelease', release)
        await deleteRelease(req, release.id)
      })
      return answer({})
    },
  },
  {
    path: '/releases/:id/items',
    method: 'post',
    handler: async (req) => {
      const collected = await parseBody(req, Collected)
      await inTransaction(req, async () => collectItem(req, await openRelease(req), collected))
      return answer({})
    },
  },
  { path: '/releases/:id/items/:item', method: 'delete', handler: takeOut },
  { path: '/releases/:id/schedule', method: 'post', handler: schedule },
  { path: '/releases/:id/schedule', method: 'delete', handler: unschedule },
  { path: '/releases/:id/previews', method: 'post', handler: previews },
  { path: '/releases/:id/back', method: 'post', handler: takeBack },
]
