import type { PayloadRequest } from 'payload'
import { isUnpublished } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { mayChange } from '@/collections/saving/may-change'
import type { StaffMember } from '@/collections/access/staff-member'
import { liveVersion, readVersionState } from '@/collections/versions/page-version'
import { restorableFields } from '@trade-in-shop/payload-workbench/versions/restorable-fields'
import { changedBy, readDocument } from './apply-release'
import { mayMakeReleases, type Release } from './release'
import { type ReleaseItem, readItems, sharedDocuments } from './release-items'

/**
 * What may hinder a change: `gone` the document was deleted; `saved` the same fields were saved
 * since; `edited` the page was edited since; `ownSchedule` the page has a schedule of its own; `shared` another release changes it.
 */
export type Collision = Readonly<{
  kind: 'gone' | 'saved' | 'edited' | 'ownSchedule' | 'shared'
  release?: Readonly<{ id: number; title: string }>
}>
export type DescribedItem = Readonly<{
  id: number
  collection: ReleaseItem['collection']
  document: number | null
  market: number
  kind: ReleaseItem['kind']
  title: string
  /** Paths of the fields that it changes; empty for pages and new documents. */
  fields: readonly string[]
  collisions: readonly Collision[]
  mayTakeOut: boolean
}>

/** The changes that a member of staff may read, and how many there are besides. */
export type DescribedRelease = Release & Readonly<{ items: readonly DescribedItem[]; others: number; maySchedule: boolean }>

export async function describeRelease(req: PayloadRequest, staff: StaffMember, release: Release): Promise<DescribedRelease> {
  const items = await readItems(req, release.id)
  const own = new Set<number>()
  for (const item of items) if (await mayChange(req, item)) own.add(item.id)
  // Who makes no releases looks at all of each.
  const readable = items.filter(({ id }) => own.has(id) || !mayMakeReleases(staff))
  const shared = await sharedDocuments(req, release.id)
  const waits = release.state !== 'live' && release.state !== 'takenBack'
  const described: DescribedItem[] = []
  for (const item of readable) {
    const others = shared.filter((other) => other.item === item.id)
    const collisions: Collision[] = [
      ...(waits ? await collisionsOf(req, item) : await changedSince(req, item)),
      // The form of the page lists all of its schedules.
      ...(waits ? others.map(sharedBy).filter(({ kind }) => kind === 'shared' || release.pageChange === null) : []),
    ]
    const { id, collection, document, market, kind, title } = item
    const fields = kind === 'change' ? changedBy(req, item, statesOf(item)) : []
    described.push({ id, collection, document, market, kind, title, fields, collisions, mayTakeOut: own.has(id) })
  }
  return { ...release, items: described, others: items.length - readable.length, maySchedule: own.size === items.length }
}

const sharedBy = ({ release: id, title }: Readonly<{ release: number; title: string }>): Collision =>
  title === '' ? { kind: 'ownSchedule' } : { kind: 'shared', release: { id, title } }

const statesOf = ({ wanted, base }: Pick<ReleaseItem, 'wanted' | 'base'>) => ({ wanted: wanted ?? {}, base: base ?? {} })

/** What has happened to the document since the change was collected. */
async function collisionsOf(req: PayloadRequest, item: ReleaseItem): Promise<Collision[]> {
  if (item.kind === 'create') return []
  const now = await readDocument(req, item)
  if (!now || item.document === null) return [{ kind: 'gone' }]
  if (item.kind === 'change' && isUnpublished(now)) return []
  if (item.kind === 'change') return savedSince(req, item, now).length > 0 ? [{ kind: 'saved' }] : []
  if (item.version === null) return []
  return (await readVersionState(req, item.document, item.version)) === 'newest' ? [] : [{ kind: 'edited' }]
}

type FieldChange = Pick<ReleaseItem, 'collection' | 'wanted' | 'base'>

/** Paths of fields of a change that were saved in another way since it was collected. */
export function savedSince(req: PayloadRequest, item: FieldChange, now: Record<string, unknown>): string[] {
  const { wanted, base } = statesOf(item)
  const own = new Set(changedBy(req, item, { wanted, base }))
  const differing = (then: Record<string, unknown>) =>
    new Set(restorableFields(req.payload.collections[item.collection].config, { id: 0, ...now }, then).map(({ path }) => path))
  const [fromBase, fromWanted] = [differing(base), differing(wanted)]
  return [...own].filter((path) => fromBase.has(path) && fromWanted.has(path))
}

/** Whether a document of a live release was changed again. */
export async function changedSince(req: PayloadRequest, item: ReleaseItem): Promise<Collision[]> {
  if (item.kind === 'create' || item.document === null) return []
  const now = await readDocument(req, item)
  if (!now) return [{ kind: 'gone' }]
  if (item.kind === 'change') {
    const { wanted, base } = statesOf(item)
    const differing = restorableFields(req.payload.collections[item.collection].config, now, wanted).map(({ path }) => path)
    const own = new Set(changedBy(req, item, { wanted, base }))
    return differing.some((path) => own.has(path)) ? [{ kind: 'saved' }] : []
  }
  return (await liveVersion(req, item.document)) === (item.before?.after ?? null) ? [] : [{ kind: 'saved' }]
}
