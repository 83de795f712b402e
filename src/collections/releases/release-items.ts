import { sql } from 'drizzle-orm'
import { createLocalReq, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { writeEntry } from '@/collections/saving/write-entry'
import { type Release, queryRows } from './release'
import { RELEASED } from '@/collections/saving/live-collections'

export const MAX_ITEMS = 500

const Doc = z.record(z.string(), z.unknown())
const Before = z.object({
  doc: Doc.nullish(),
  /** The version of a page that was live; null for none. */
  version: z.number().nullish(),
  /** The version that is live through the release. */
  after: z.number().nullish(),
  created: z.number().nullish(),
})
/** What a release found and made when it went live, so that it can be taken back. */
export type Before = z.infer<typeof Before>

const Item = z.object({
  id: z.number(),
  collection: z.enum(RELEASED),
  /** Null for a document that the release makes. */
  document: z.number().nullable(),
  market: z.number(),
  kind: z.enum(['change', 'create', 'publish', 'unpublish']),
  title: z.string(),
  /** The version of a page that is published. */
  version: z.number().nullable(),
  /** The document as it shall be, and as it was when the change was collected. */
  wanted: Doc.nullable(),
  base: Doc.nullable(),
  before: Before.nullable(),
})
export type ReleaseItem = z.infer<typeof Item>

const itemColumns = sql`id, collection, document, market_id as market, kind, title, version, wanted, base, before`

/** The changes of a release in the order in which they are made: pages first, because others may lead to them. */
export async function readItems(req: PayloadRequest, release: number): Promise<ReleaseItem[]> {
  const items = await queryRows(
    req,
    Item,
    sql`select ${itemColumns} from release_items where release_id = ${release} order by id`,
  )
  return items.toSorted((left, right) => placeOf(left) - placeOf(right))
}

const placeOf = ({ collection, kind }: ReleaseItem): number =>
  kind === 'unpublish' ? RELEASED.length : RELEASED.indexOf(collection)

/** Adds a change to a release, or replaces the one of the same document. */
export async function storeItem(req: PayloadRequest, release: number, item: Omit<ReleaseItem, 'id' | 'before'>): Promise<void> {
  const { collection, document, market, kind, title, version, wanted, base } = item
  const session = await openTransaction(req)
  await session.execute(sql`
    insert into release_items (release_id, collection, document, market_id, kind, title, version, wanted, base, made_by)
    values (${release}, ${collection}, ${document}, ${market}, ${kind}, ${title}, ${version},
      ${json(wanted)}::jsonb, ${json(base)}::jsonb, ${Number(req.user?.id)})
    on conflict (release_id, collection, document) do update set
      kind = excluded.kind, title = excluded.title, version = excluded.version,
      wanted = excluded.wanted, base = excluded.base, made_by = excluded.made_by`)
}

type ReleaseStep =
  'addedToRelease' | 'takenOutOfRelease' | 'scheduledWithRelease' | 'unscheduledWithRelease' | 'takenBackWithRelease'

/** The title of a release that is scheduled for `at` (ISO 8601 UTC), for the audit log. */
export const titleAt = (title: string, at: string): string => `${title}, ${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

/** Writes in the audit log of each document of a release what was done with the release. */
export async function recordSteps(req: PayloadRequest, step: ReleaseStep, release: Pick<Release, 'id' | 'title'>): Promise<void> {
  for (const item of await readItems(req, release.id)) await recordStep(req, step, release, item)
}

export async function recordStep(
  req: PayloadRequest,
  step: ReleaseStep,
  { title }: Pick<Release, 'title'>,
  item: Omit<ReleaseItem, 'id' | 'before'>,
): Promise<void> {
  const { config } = req.payload.collections[item.collection]
  const doc = { id: item.document ?? 0, market: item.market, [config.admin.useAsTitle ?? 'id']: item.title }
  const changes = { before: { [step]: null }, after: { [step]: title } }
  await writeEntry(req, { action: 'update', collection: config, id: item.document ?? '', doc, changes })
}

export async function noteBefore(req: PayloadRequest, item: number, before: Before): Promise<void> {
  const session = await openTransaction(req)
  await session.execute(sql`update release_items set before = ${json(before)}::jsonb where id = ${item}`)
}

export async function deleteItem(req: PayloadRequest, release: number, item: number): Promise<void> {
  const session = await openTransaction(req)
  await session.execute(sql`delete from release_items where release_id = ${release} and id = ${item}`)
}

/** Other releases that wait and change the same documents: the document, and the title of the release. */
export const sharedDocuments = (req: PayloadRequest, release: number) =>
  queryRows(
    req,
    z.object({ item: z.number(), release: z.number(), title: z.string() }),
    sql`select own.id as item, releases.id as release, releases.title from release_items own
      join release_items other on other.collection = own.collection and other.document = own.document
        and other.release_id <> own.release_id
      join releases on releases.id = other.release_id and releases.state in ('open', 'scheduled')
      where own.release_id = ${release} order by own.id, releases.id limit ${MAX_ITEMS}`,
  )

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value))

/** Names the document that a problem is about. */
export class ItemProblem extends Error {
  constructor(
    readonly item: ReleaseItem,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? messageOf(cause) : String(cause))
  }
}

/** Errors of fields. Payload adds the label where the message does not name the field. */
const FieldErrors = z.object({ errors: z.array(z.object({ label: z.string().optional(), message: z.string() })).min(1) })

/** What a refused save says: the messages at its fields, or its own. */
function messageOf(error: Error): string {
  const { data } = FieldErrors.safeParse('data' in error ? error.data : null)
  if (!data) return error.message
  const messages = data.errors.map(({ label, message }) => (label === undefined ? message : `${label}: ${message}`))
  return [...new Set(messages)].join(' ')
}

/** True for an error of our own rules or of Payload's: another try would fail in the same way. */
export const isProblem = (error: unknown): error is Error =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500

/** Runs work in a transaction that is always rolled back, to learn whether it is possible and what it would do. */
export async function tried<T>(req: PayloadRequest, work: (trial: PayloadRequest) => Promise<T>): Promise<T> {
  const { payload } = req
  const trial = await createLocalReq(req.user ? { user: req.user } : {}, payload)
  const transaction = await payload.db.beginTransaction({ accessMode: 'read write' })
  if (transaction === null) throw new Error('The database gave no transaction')
  Object.assign(trial, { transactionID: transaction, i18n: req.i18n, t: req.t })
  try {
    return await work(trial)
  } finally {
    await payload.db.rollbackTransaction(transaction)
  }
}
