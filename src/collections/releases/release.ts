import { type SQL, sql } from 'drizzle-orm'
import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import * as z from 'zod'
import { getStaff, type StaffMember } from '@/collections/access/staff-member'
import { getReach } from '@/collections/access/access-table'
import { failedItem, formatFailure } from './stored-failure'
import { LIVE, type Released } from '@/collections/saving/live-collections'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'

export const FormChange = z.object({
  collection: z.enum(LIVE),
  /** Null for a document that is not stored yet. */
  document: z.number().int().positive().nullable(),
  values: z.record(z.string(), z.unknown()),
})
export type FormChange = z.infer<typeof FormChange>

/** Most releases that are listed, the latest first. */
const MAX_RELEASES = 500

export const PAGE_CHANGES = ['publish', 'unpublish'] as const
const Release = z.object({
  id: z.number(),
  /** Its name; of one without a name the title of its page. */
  title: z.string(),
  /** What a release without a name, which the form of a page makes, does with the page; null for one with a name. */
  pageChange: z.enum(PAGE_CHANGES).nullable(),
  /** `open`: changes are collected. `failed`: at its minute a change was refused, and nothing was changed. */
  state: z.enum(['open', 'scheduled', 'failed', 'live', 'takenBack']),
  /** ISO 8601 UTC, a whole minute. */
  at: z.string().nullable(),
  /** Why it failed, or why a try of a scheduled one did. */
  problem: z.string().nullable(),
  madeBy: z.number().nullable(),
  scheduledBy: z.number().nullable(),
  liveAt: z.string().nullable(),
  count: z.number(),
  /** The market of its first change, whose clock its minute is shown by; null without changes. */
  clock: z.number().nullable(),
  markets: z.array(z.number()),
})
/** `failedItem` is the change by which its last try failed. */
export type Release = z.infer<typeof Release> & Readonly<{ failedItem: number | null }>

const utc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const columns = sql`id, coalesce(nullif(title, ''), nullif(first.name, ''), '#' || id) as title,
  case when title = '' then first.change end as "pageChange",
  state, ${utc('at')} as at, problem, made_by as "madeBy", scheduled_by as "scheduledBy", ${utc('live_at')} as "liveAt",
  (select count(*)::int from release_items where release_id = releases.id) as count, first.clock,
  array(select distinct market_id from release_items where release_id = releases.id) as markets`
const source = sql`releases left join lateral (
  select title as name, market_id as clock, case when collection = 'pages' then kind end as change
  from release_items where release_id = releases.id order by id limit 1) first on true`

/** A release without a name is called as its page: it exists only for those who may read pages of that market. */
function readableBy(staff: StaffMember | null): SQL {
  if (!staff || getReach('pages', 'read', staff.role) !== 'own') return sql`true`
  return sql`(title <> '' or first.clock = any(${`{${staff.markets.join()}}`}::int[]))`
}

/** Rows of a statement in the transaction of the request, parsed. */
export async function queryRows<Row>(req: PayloadRequest, row: z.ZodType<Row>, query: SQL): Promise<Row[]> {
  const session = await openTransaction(req)
  return z.array(row).parse((await session.execute(query)).rows)
}

/** Releases that the member of staff may read, with the reason of a failure in their language. `end` follows the conditions. */
async function findReleases(req: PayloadRequest, where: SQL, end: SQL): Promise<Release[]> {
  const query = sql`select ${columns} from ${source} where ${where} and ${readableBy(getStaff(req.user))} ${end}`
  return (await queryRows(req, Release, query)).map(({ problem, ...release }) => ({
    ...release,
    problem: problem === null ? null : formatFailure(problem, req.i18n.language),
    failedItem: problem === null ? null : failedItem(problem),
  }))
}

/** The releases, the latest first; with `states` only those. */
export const listReleases = (req: PayloadRequest, states?: readonly Release['state'][]): Promise<Release[]> =>
  findReleases(
    req,
    states ? sql`state in (${list(states.map((state) => sql`${state}`))})` : sql`true`,
    sql`order by coalesce(at, created_at) desc, id desc limit ${MAX_RELEASES}`,
  )

/** A release; `lock` holds it until the transaction ends, and finds none that another transaction holds. */
export async function readRelease(req: PayloadRequest, id: number, lock = false): Promise<Release | null> {
  const [release] = await findReleases(req, sql`id = ${id}`, lock ? sql`for update of releases skip locked` : sql``)
  return release ?? null
}

/** Makes an open release and returns its id; an empty title is none. */
export async function createRelease(req: PayloadRequest, title: string): Promise<number> {
  const by = Number(req.user?.id)
  const rows = await queryRows(
    req,
    z.object({ id: z.number() }),
    sql`insert into releases (title, made_by) values (${title}, ${by}) returning id`,
  )
  return rows[0]?.id ?? 0
}

type Change = Readonly<
  Partial<Pick<Release, 'title' | 'state' | 'at' | 'problem' | 'scheduledBy' | 'liveAt'> & Readonly<{ tries: number }>>
>
const COLUMNS = {
  title: 'title',
  state: 'state',
  at: 'at',
  problem: 'problem',
  scheduledBy: 'scheduled_by',
  liveAt: 'live_at',
  tries: 'tries',
} as const

export async function changeRelease(req: PayloadRequest, id: number, change: Change): Promise<void> {
  const sets = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const value = new Map<string, string | number | null>(Object.entries(change)).get(name)
    return value === undefined ? [] : [sql`${sql.identifier(column)} = ${value}`]
  })
  const session = await openTransaction(req)
  await session.execute(sql`update releases set ${list(sets)} where id = ${id}`)
}

export async function deleteRelease(req: PayloadRequest, id: number): Promise<void> {
  const session = await openTransaction(req)
  await session.execute(sql`delete from releases where id = ${id}`)
}

/** Ids of the releases that are due at `now` (epoch milliseconds), the earliest first. */
export async function dueReleases(req: PayloadRequest, now: number): Promise<number[]> {
  const rows = await queryRows(
    req,
    z.object({ id: z.number() }),
    sql`select id from releases where state = 'scheduled' and at <= ${new Date(now).toISOString()} order by at, id`,
  )
  return rows.map(({ id }) => id)
}

const WAITS = sql`state in ('open', 'scheduled', 'failed')`
const changes = (collection: Released, document: number) =>
  sql`id in (select release_id from release_items where collection = ${collection} and document = ${document})`

/** The releases with a name that wait and change a document. */
export const releasesOfDocument = (req: PayloadRequest, collection: Released, document: number): Promise<Release[]> =>
  findReleases(req, sql`title <> '' and ${WAITS} and ${changes(collection, document)}`, sql`order by id`)

/** The schedules of a page, the next one first: releases without a name that are scheduled, or have failed. */
export const schedulesOfPage = (req: PayloadRequest, page: number): Promise<Release[]> =>
  findReleases(
    req,
    sql`title = '' and state in ('scheduled', 'failed') and ${changes('pages', page)}`,
    sql`order by at, id limit ${MAX_RELEASES}`,
  )

/** Deletes the schedules of a page with it. One that goes live meanwhile finds its page gone. */
export const dropSchedules: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const session = await openTransaction(req)
  await session.execute(sql`delete from releases where id in
    (select id from releases where title = '' and ${WAITS} and ${changes('pages', Number(id))} for update skip locked)`)
  return doc
}

export const mayMakeReleases = ({ role }: StaffMember): boolean => getReach('banners', 'publish', role) !== 'none'

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)
