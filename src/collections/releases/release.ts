import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import type { StaffMember } from '@/collections/access/staff-member'
import { getReach } from '@/collections/access/access-table'
import { formatFailure } from '@/collections/schedules/stored-failure'
import { LIVE, type Released } from '@/collections/saving/live-collections'
import { openTransaction } from '@/collections/saving/transaction'

/** What a form would save. */
export const FormChange = z.object({
  collection: z.enum(LIVE),
  /** Null for a document that is not stored yet. */
  document: z.number().int().positive().nullable(),
  values: z.record(z.string(), z.unknown()),
})
export type FormChange = z.infer<typeof FormChange>

/** Most releases that are listed, the latest first. */
const MAX_RELEASES = 200

const Release = z.object({
  id: z.number(),
  title: z.string(),
  /** `open`: changes are collected. `failed`: at its minute a change was refused, and nothing was changed. */
  state: z.enum(['open', 'scheduled', 'failed', 'live', 'takenBack']),
  /** ISO 8601 UTC, a whole minute. */
  at: z.string().nullable(),
  /** Why it failed, or why a try of a scheduled one did. */
  problem: z.string().nullable(),
  scheduledBy: z.number().nullable(),
  liveAt: z.string().nullable(),
  count: z.number(),
  /** The market of its first change, whose clock its minute is shown by; null without changes. */
  clock: z.number().nullable(),
})
export type Release = z.infer<typeof Release>

const utc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const columns = sql`id, title, state, ${utc('at')} as at, problem, scheduled_by as "scheduledBy", ${utc('live_at')} as "liveAt",
  (select count(*)::int from release_items where release_id = releases.id) as count,
  (select market_id from release_items where release_id = releases.id order by id limit 1) as clock`

/** Rows of a statement in the transaction of the request, parsed. */
export async function queryRows<Row>(req: PayloadRequest, row: z.ZodType<Row>, query: SQL): Promise<Row[]> {
  const session = await openTransaction(req)
  return z.array(row).parse((await session.execute(query)).rows)
}

/** Releases with the reason of a failure in the language of the request. */
const releasesBy = async (req: PayloadRequest, query: SQL): Promise<Release[]> =>
  (await queryRows(req, Release, query)).map(({ problem, ...release }) => ({
    ...release,
    problem: problem === null ? null : formatFailure(problem, req.i18n.language),
  }))

/** The releases, the latest first; with `states` only those. */
export const listReleases = (req: PayloadRequest, states?: readonly Release['state'][]): Promise<Release[]> =>
  releasesBy(
    req,
    sql`select ${columns} from releases
      ${states ? sql`where state in (${list(states.map((state) => sql`${state}`))})` : sql``}
      order by coalesce(at, created_at) desc, id desc limit ${MAX_RELEASES}`,
  )

/** A release; `lock` holds it until the transaction ends, and finds none that another transaction holds. */
export async function readRelease(req: PayloadRequest, id: number, lock = false): Promise<Release | null> {
  const rows = await releasesBy(
    req,
    sql`select ${columns} from releases where id = ${id} ${lock ? sql`for update skip locked` : sql``}`,
  )
  return rows[0] ?? null
}

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

/** The releases that wait and change a document. */
export const releasesOfDocument = (req: PayloadRequest, collection: Released, document: number): Promise<Release[]> =>
  releasesBy(
    req,
    sql`select ${columns} from releases where state in ('open', 'scheduled', 'failed') and id in
      (select release_id from release_items where collection = ${collection} and document = ${document}) order by id`,
  )

/** Whether a member of staff may make releases at all. */
export const mayMakeReleases = ({ role }: StaffMember): boolean => getReach('banners', 'publish', role) !== 'none'

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)
