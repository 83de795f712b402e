import { asSender } from '@trade-in-shop/payload-workbench/database/find-options'
import { type CollectionBeforeValidateHook, type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import * as z from 'zod'
import { getStaff } from '@/collections/access/staff-member'
import { type GuardedCollection, getReach } from '@/collections/access/access-table'
import { parseBody, requireMember, parseRouteNumber } from '@/collections/saving/page-of-request'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { restorableFields, valuesToRestore } from '@trade-in-shop/payload-workbench/versions/restorable-fields'
import { storedDocument, type Version, readVersion } from './version-of'
import type { Live } from '@/collections/saving/live-collections'
import { goingLive, isUnpublished, keepingDraft } from '@trade-in-shop/payload-workbench/drafts/drafts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Fills in fields that the restoring member of staff may not change (the market, a host) with their present values: Payload
 * removes them from the version, and then reports them missing.
 */
export const fillRestored: CollectionBeforeValidateHook = ({ data, originalDoc, req }) =>
  req.context.isRestoringVersion === true && data && isFields(originalDoc) ? filled(data, originalDoc) : data

function filled(restored: Fields, current: Fields): Fields {
  const names = new Set([...Object.keys(restored), ...Object.keys(current)])
  return Object.fromEntries([...names].map((name) => [name, filledValue(restored[name], current[name])]))
}

function filledValue(restored: unknown, current: unknown): unknown {
  if (restored === undefined) return current
  if (isFields(restored) && isFields(current)) return filled(restored, current)
  return Array.isArray(restored) && Array.isArray(current) ? restored.map((row: unknown) => filledRow(row, current)) : restored
}

/** Fills in a row that still exists, found by its id. */
function filledRow(row: unknown, current: readonly unknown[]): unknown {
  if (!isFields(row) || row.id === undefined) return row
  const same = current.filter(isFields).find(({ id }) => id === row.id)
  return same ? filled(row, same) : row
}

const MAX_FIELDS = 200
const VersionFieldsRequest = z.object({
  fields: z.array(z.string().max(200)).min(1).max(MAX_FIELDS),
  updatedAt: z.iso.datetime(),
  publish: z.boolean().default(false),
})

/** `POST /:collection/versions/:id/fields`: restores only the chosen fields of a version (P-29). */
export const versionFields = (slug: GuardedCollection): Endpoint => ({
  path: '/versions/:id/fields',
  method: 'post',
  handler: async (req) => {
    requireMember(req)
    const asked = await parseBody(req, VersionFieldsRequest)
    const id = await restoreFields(req, { slug, id: String(parseRouteNumber(req, 'id')), ...asked })
    return Response.json({ id })
  },
})

type RestoreRequest = Readonly<{
  slug: GuardedCollection
  /** Id of the version. */
  id: string
  /** Paths to restore; everything else stays as it is now. */
  fields: readonly string[]
  /** `updatedAt` of the document as the sender has read it. */
  updatedAt: string
  /** Publishes the result if the page is published already; otherwise it is saved as a draft. */
  publish: boolean
}>

/**
 * Restores fields of a version by an ordinary save (P-29), with the same rights, rules, conflict check and log as if they
 * had been typed. Returns the document's id. Throws what a save throws.
 */
export async function restoreFields(req: PayloadRequest, asked: RestoreRequest): Promise<number> {
  const staff = getStaff(req.user)
  if (!staff || getReach(asked.slug, 'restore', staff.role) === 'none') throw new Forbidden(req.t)
  const version = await readVersion(req, asked.slug, asked.id)
  const { now, then } = version
  const { config } = req.payload.collections[asked.slug]
  const offered = new Set(restorableFields(config, now, then).map(({ path }) => path))
  const fields = asked.fields.filter((path) => offered.has(path))
  if (fields.length === 0) throw cmsProblem(req, 'nothingToRestore')
  return bringBack(req, { ...asked, version, fields })
}

type LiveSave = Readonly<{
  slug: Live
  document: number
  data: Readonly<Record<string, unknown>>
  access: Readonly<{ overrideAccess: boolean; user?: PayloadRequest['user']; context?: Record<string, unknown> }>
}>

/**
 * Saves fields of what the shop shows. Payload would publish the newest draft with them: here a draft that waits stays one, with
 * what it changes.
 */
export async function saveLive(req: PayloadRequest, { slug, document: id, data, access }: LiveSave): Promise<void> {
  const { config } = req.payload.collections[slug]
  const save = (values: object, draft: boolean) => {
    const context = { ...access.context, ...keepingDraft(draft) }
    return req.payload.update({ collection: slug, id, data: values, draft, depth: 0, ...access, context, req })
  }
  const read = async (draft: boolean) =>
    storedDocument(await req.payload.findByID({ collection: slug, id, draft, depth: 0, overrideAccess: true, req }), id)
  const [live, newest] = [await read(false), await read(true)]
  if (isUnpublished(live) || !isUnpublished(newest)) return void (await save({ ...data, ...goingLive(config) }, false))
  const waiting = restorableFields(config, live, newest).map(({ path }) => path)
  const readAt = data.updatedAt === live.updatedAt && { updatedAt: newest.updatedAt }
  await save({ ...valuesToRestore(waiting, newest, live), ...data, ...readAt, ...goingLive(config) }, false)
  await save({ ...valuesToRestore(waiting, await read(false), newest), _status: 'draft' }, true)
}

type Back = Pick<RestoreRequest, 'slug' | 'fields' | 'updatedAt' | 'publish'> & Readonly<{ version: Version }>

/** The save that brings fields of an earlier state back. Returns the document's id. */
async function bringBack(req: PayloadRequest, { slug, version, fields, updatedAt, publish }: Back): Promise<number> {
  const { now, then, document } = version
  const drafts = hasDraftsEnabled(req.payload.collections[slug].config)
  const publishes = publish && now._status === 'published'
  await req.payload.update({
    ...asSender(req),
    collection: slug,
    id: document,
    data: {
      ...valuesToRestore(fields, now, then),
      updatedAt,
      ...(drafts && { _status: publishes ? 'published' : 'draft' }),
    },
    draft: drafts && !publishes,
    // The audit log records a restore, and fields that its author may not change stay as they are.
    context: { isRestoringVersion: true },
  })
  return document
}
