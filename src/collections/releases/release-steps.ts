import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import { mayChange } from '@/collections/saving/may-change'
import { inTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { lockedProblem, waitForLock } from '@/collections/saving/lock-market'
import { applyRelease, takeBackRelease } from './apply-release'
import { changedSince } from './describe-release'
import { changeRelease, mayMakeReleases, readRelease, type Release } from './release'
import { deleteItem, ItemProblem, readItems, recordStep, recordSteps, type ReleaseItem, titleAt, tried } from './release-items'
import { applyPreview, previewedShops, releaseSource } from './shop-preview'
import { toTheMinute } from '@/domain/zoned-time'
import { parseBody, requireMember, parseRouteNumber } from '@/collections/saving/page-of-request'

/** Null: at once. */
const Moment = z.object({ at: z.iso.datetime().nullable() })
const Back = z.object({ anyway: z.boolean().default(false) })

export const answer = (body: object) => Response.json(body, { headers: { 'cache-control': 'private, no-store' } })

/**
 * The release in the path, held until the transaction ends. Waits while a colleague or the clock has it. Throws 404, 403 for those
 * who make no releases, and 503 when the wait takes too long.
 */
export async function requireRelease(req: PayloadRequest): Promise<Release> {
  if (!mayMakeReleases(requireMember(req))) throw cmsProblem(req, 'releaseNotAllowed')
  const id = parseRouteNumber(req, 'id')
  const release = await waitForLock(async () => {
    const held = await readRelease(req, id, true)
    if (!held && !(await readRelease(req, id))) throw cmsProblem(req, 'notFound')
    return held
  })
  if (!release) throw lockedProblem(req, 'releaseLocked')
  return release
}

/** A release whose changes may still be chosen. */
export async function openRelease(req: PayloadRequest): Promise<Release> {
  const release = await requireRelease(req)
  if (release.state !== 'open' && release.state !== 'failed') throw cmsProblem(req, 'releaseNotOpen')
  return release
}

/** The same, if the member of staff may let every change go live. */
export async function ownRelease(req: PayloadRequest, open = false): Promise<Release> {
  const release = await (open ? openRelease(req) : requireRelease(req))
  for (const item of await readItems(req, release.id)) await ensureMayChange(req, item)
  return release
}

async function ensureMayChange(req: PayloadRequest, item: ReleaseItem): Promise<void> {
  if (!(await mayChange(req, item))) throw cmsProblem(req, 'releaseNotAllowed')
}

export async function takeOut(req: PayloadRequest): Promise<Response> {
  await inTransaction(req, async () => {
    const release = await openRelease(req)
    const item = (await readItems(req, release.id)).find((each) => each.id === parseRouteNumber(req, 'item'))
    if (!item) return
    await ensureMayChange(req, item)
    await deleteItem(req, release.id, item.id)
    await recordStep(req, 'takenOutOfRelease', release, item)
  })
  return answer({})
}

export async function answerReleaseState(req: PayloadRequest, id: number): Promise<Response> {
  const release = await readRelease(req, id)
  if (!release) throw cmsProblem(req, 'notFound')
  return answer(release)
}

/** Names the document of a refused change; its id is the code. */
async function withNames(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ItemProblem)) throw error
    const values = { title: error.item.title, problem: error.message }
    throw cmsProblem(req, 'releaseItemProblem', { values, data: { code: String(error.item.id) } })
  }
}

/**
 * Schedules a release, or lets it go live at once. All changes are made on trial first, so that staff read at once what would be
 * refused at the minute.
 */
export async function schedule(req: PayloadRequest): Promise<Response> {
  const { at } = await parseBody(req, Moment)
  const minute = at === null ? null : toTheMinute(Date.parse(at))
  if (minute !== null && minute <= Date.now()) throw cmsProblem(req, 'schedulePast')
  const id = parseRouteNumber(req, 'id')
  const scheduledBy = Number(requireMember(req).id)
  const checked = await inTransaction(req, () => ownRelease(req, true))
  if (checked.count === 0) throw cmsProblem(req, 'releaseEmpty')
  if (minute !== null)
    await withNames(req, () => tried(req, (trial) => applyRelease(trial, { ...checked, scheduledBy }, Date.now())))
  await inTransaction(req, async () => {
    const release = await ownRelease(req, true)
    const change = { at: new Date(minute ?? toTheMinute(Date.now())).toISOString(), scheduledBy, problem: null, tries: 0 }
    await changeRelease(req, id, { ...change, ...(minute !== null && { state: 'scheduled' as const }) })
    if (minute === null) return withNames(req, () => applyRelease(req, { ...release, scheduledBy }, Date.now()))
    await recordSteps(req, 'scheduledWithRelease', { id, title: titleAt(release.title, change.at) })
  })
  return answerReleaseState(req, id)
}

/** Takes a release off its schedule, so that its changes may be chosen again. */
export async function unschedule(req: PayloadRequest): Promise<Response> {
  await inTransaction(req, async () => {
    const release = await ownRelease(req)
    if (release.state !== 'scheduled') throw cmsProblem(req, 'notFound')
    await changeRelease(req, release.id, { state: 'open', at: null, problem: null, tries: 0 })
    await recordSteps(req, 'unscheduledWithRelease', release)
  })
  return answerReleaseState(req, parseRouteNumber(req, 'id'))
}

export async function takeBack(req: PayloadRequest): Promise<Response> {
  const { anyway } = await parseBody(req, Back)
  const id = parseRouteNumber(req, 'id')
  await inTransaction(req, async () => {
    const release = await ownRelease(req)
    if (release.state !== 'live') throw cmsProblem(req, 'releaseNotLive')
    if (!anyway) await refuseChangedSince(req, release)
    await withNames(req, () => takeBackRelease(req, release, Number(requireMember(req).id)))
    await recordSteps(req, 'takenBackWithRelease', release)
  })
  return answerReleaseState(req, id)
}

async function refuseChangedSince(req: PayloadRequest, release: Release): Promise<void> {
  const titles: string[] = []
  for (const item of await readItems(req, release.id))
    if ((await changedSince(req, item)).some(({ kind }) => kind === 'saved')) titles.push(item.title)
  if (titles.length === 0) return
  throw cmsProblem(req, 'releaseChangedSince', {
    values: { titles: titles.slice(0, 10).join(', ') },
    data: { code: 'changedSince' },
  })
}

/** The shops of the markets that the member of staff may read, with the changes of a release that is not live yet. */
export async function previews(req: PayloadRequest): Promise<Response> {
  const id = parseRouteNumber(req, 'id')
  const release = await inTransaction(req, () => requireRelease(req))
  if (release.state === 'live' || release.state === 'takenBack') throw cmsProblem(req, 'releaseNotOpen')
  if (release.count === 0) throw cmsProblem(req, 'releaseEmpty')
  await withNames(req, () => tried(req, async (trial) => void (await applyPreview(trial, releaseSource(id), Date.now()))))
  const shops = await previewedShops(req, releaseSource(id))
  for (const { collection, document: partner } of await readItems(req, id))
    if (collection === 'partners') shops.push(...(await previewedShops(req, releaseSource(id), { partner })))
  return answer({ shops })
}
