import { createLocalReq, type PayloadRequest, type RequiredDataFromCollectionSlug } from 'payload'
import { mayChange } from '@/collections/saving/may-change'
import { presentMember } from '@/collections/access/present-member'
import { isInBin } from '@/collections/saving/bin'
import type { StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { SAVED_BY_RELEASE } from '@/collections/saving/savers'
import { CHECKS_PAGES, isUnpublished } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { saveLive } from '@/collections/versions/restore-fields'
import { onBehalf } from '@trade-in-shop/payload-workbench/saving/on-behalf'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { restorableFields, valuesToRestore } from '@trade-in-shop/payload-workbench/versions/restorable-fields'
import { readStaffNames } from '@/collections/staff/staff-names'
import { liveVersion, publishVersion } from '@/collections/versions/page-version'
import { changeRelease, type Release } from './release'
import { type Live, LIVE } from '@/collections/saving/live-collections'
import { type Before, isProblem, type ReleaseItem, ItemProblem, readItems, noteBefore } from './release-items'

/** The request of one change: in the transaction of `req` and in the name of who scheduled it, with a context of its own. */
async function requestFor(req: PayloadRequest, principal: Record<string, unknown>): Promise<PayloadRequest> {
  const own = await createLocalReq({ context: { ...principal, ...SAVED_BY_RELEASE } }, req.payload)
  Object.assign(own, { transactionID: req.transactionID, i18n: req.i18n, t: req.t })
  return own
}

async function principalBy(req: PayloadRequest, by: number | null): Promise<Record<string, unknown>> {
  const name = by === null ? undefined : (await readStaffNames(req, [by])).get(String(by))
  return onBehalf(by === null || name === undefined ? null : { id: by, name })
}

/**
 * Lets a release go live in the transaction of `req`, with the present rights of who scheduled it. Throws `ItemProblem` for the
 * first change that they may not make any more, or that is refused.
 */
export async function applyRelease(req: PayloadRequest, release: Release, now: number): Promise<void> {
  const asking = await presentMember(req, release.scheduledBy)
  for (const item of await readItems(req, release.id))
    if (!asking || !(await mayChange(asking, item))) throw new ItemProblem(item, cmsProblem(req, 'rightsGone'))
  await makeChanges(req, release, now)
}

/**
 * Makes every change of a release in the transaction of `req` and stores what was there before. Throws `ItemProblem` for the first
 * change that is refused.
 */
export async function makeChanges(req: PayloadRequest, release: Release, now: number): Promise<void> {
  // A page with problems and without a reason is not published.
  const principal = { ...(await principalBy(req, release.scheduledBy)), [CHECKS_PAGES]: true }
  for (const item of await readItems(req, release.id)) {
    const own = await requestFor(req, principal)
    await named(item, async () => noteBefore(req, item.id, await applyItem(own, item)))
  }
  await changeRelease(req, release.id, { state: 'live', liveAt: new Date(now).toISOString(), problem: null, tries: 0 })
}

/** Undoes a release in reverse order, in the transaction of `req`. Throws `ItemProblem` for the first refused change. */
export async function takeBackRelease(req: PayloadRequest, release: Release, by: number): Promise<void> {
  const principal = await principalBy(req, by)
  for (const item of (await readItems(req, release.id)).toReversed()) {
    const own = await requestFor(req, principal)
    if (item.before) await named(item, async () => undoItem(own, item, item.before ?? {}))
  }
  await changeRelease(req, release.id, { state: 'takenBack' })
}

async function named(item: ReleaseItem, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw isProblem(error) ? new ItemProblem(item, error) : error
  }
}

const ALWAYS = { depth: 0, overrideAccess: true } as const

/** The stored document; null when it is gone or lies in the bin. */
export async function readDocument(
  req: PayloadRequest,
  { collection, document }: Pick<ReleaseItem, 'collection' | 'document'>,
): Promise<StoredDocument | null> {
  if (document === null) return null
  const stored = await req.payload.db.findOne<StoredDocument>({ collection, where: { id: { equals: document } }, req })
  return isInBin(stored) ? null : stored
}

async function applyItem(req: PayloadRequest, item: ReleaseItem): Promise<Before> {
  const { collection, kind, document, version, wanted, base } = item
  if (kind === 'create') {
    return { created: await make(req, collection, wanted ?? {}, ALWAYS) }
  }
  const now = await readDocument(req, item)
  if (!now || document === null) throw cmsProblem(req, 'releasedDocumentGone')
  if (kind === 'publish' || kind === 'unpublish') {
    const before = await liveVersion(req, document)
    if (kind === 'publish') await publishVersion(req, document, version ?? 0)
    else await unpublish(req, document)
    return { version: before, after: await liveVersion(req, document) }
  }
  await saveFields(req, item, { now, then: wanted ?? {}, base: base ?? {} })
  return { doc: now }
}

/** Makes a document and returns its id. Its fields are checked by the collection. */
export async function make(
  req: PayloadRequest,
  collection: ReleaseItem['collection'],
  data: Record<string, unknown>,
  access: Readonly<{ depth: 0; overrideAccess: boolean; user?: PayloadRequest['user']; draft?: boolean }>,
): Promise<number> {
  // The compiler cannot follow a slug to its type.
  const typed = data as RequiredDataFromCollectionSlug<typeof collection>
  return Number((await req.payload.create({ collection, data: typed, ...access, req })).id)
}

async function undoItem(req: PayloadRequest, item: ReleaseItem, before: Before): Promise<void> {
  const { collection, kind, document, wanted, base } = item
  if (kind === 'create') {
    const where = { id: { equals: before.created ?? 0 } }
    await req.payload.delete({ collection, where, ...ALWAYS, req })
    return
  }
  const now = await readDocument(req, item)
  if (!now || document === null) throw cmsProblem(req, 'releasedDocumentGone')
  if (kind !== 'change') {
    if (before.version) await publishVersion(req, document, before.version)
    else await unpublish(req, document)
    return
  }
  const paths = changedBy(req, item, { wanted: wanted ?? {}, base: base ?? {} })
  const data = valuesToRestore(paths, now, before.doc ?? {})
  if (isUnpublished(before.doc))
    await req.payload.update({ collection, id: document, data: { ...data, _status: 'draft' }, ...ALWAYS, req })
  else await saveLive(req, { slug: liveSlug(collection), document, data, access: ALWAYS })
}

/** The collection of a change of fields, which is never one of a page. */
function liveSlug(collection: ReleaseItem['collection']): Live {
  const slug = LIVE.find((live) => live === collection)
  if (slug === undefined) throw new Error(`A release changes no fields of ${collection}`)
  return slug
}

/** What is stored with a document, without its id and times: it gets those when it is saved. */
export const pickContent = (doc: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(doc).filter(([name]) => !['id', 'createdAt', 'updatedAt', 'deletedAt'].includes(name)))

type States = Readonly<{ now: StoredDocument; then: Record<string, unknown>; base: Record<string, unknown> }>

/** Saves the fields that the change is about; all others stay as they are now. */
async function saveFields(req: PayloadRequest, item: ReleaseItem, { now, then, base }: States): Promise<void> {
  const { collection, document } = item
  if (document === null) return
  const paths = changedBy(req, item, { wanted: then, base })
  // What was not live before goes live as it was collected, in the market that it has now.
  const ownMarket = paths.includes('market') || !('market' in now) ? {} : { market: now.market }
  const data = isUnpublished(now) ? { ...pickContent(then), ...ownMarket } : valuesToRestore(paths, now, then)
  await saveLive(req, { slug: liveSlug(collection), document, data, access: ALWAYS })
}

/** Paths of the fields that a change of a document is about. */
export function changedBy(
  req: PayloadRequest,
  { collection }: Pick<ReleaseItem, 'collection'>,
  { wanted, base }: Readonly<{ wanted: Record<string, unknown>; base: Record<string, unknown> }>,
): string[] {
  return restorableFields(req.payload.collections[collection].config, { id: 0, ...base }, wanted).map(({ path }) => path)
}

const unpublish = (req: PayloadRequest, id: number) =>
  req.payload.update({ collection: 'pages', id, data: { _status: 'draft' }, ...ALWAYS, req })
