import { sql, type SQL } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { announce } from '@/collections/saving/announce-change'
import { forgetAnswered } from './forget-missing'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { describeAuthor } from '@/collections/saving/write-entry'
import { changedPaths } from '@trade-in-shop/payload-workbench/saving/changed-paths'
import { mapSteps, runInSlices } from '@/domain/steps'
import type { PlannedLine } from './plan-import'
import { toRedirectRow } from './read-line'
import { buildRedirectFields, type RedirectRecord } from './redirect-record'

/** Writes audit log entries for many redirects in one statement, each as `write-entry` would write it (P-28). */
async function recordEntries(req: PayloadRequest, market: number, lines: readonly StoredImportLine[]): Promise<void> {
  const session = await openTransaction(req)
  const author = describeAuthor(req)
  const rows = lines.map(({ id, line: { stored, record } }) => {
    const { before, after } = changedPaths(stored ? documentOf(market, stored.record) : null, documentOf(market, record))
    return { action: stored ? 'update' : 'create', document: String(id), title: record.from.slice(0, 200), before, after }
  })
  await session.execute(sql`
    insert into audit_log (at, who_id, who_name, action, subject, document_id, title, market_id, before, after)
    select now(), ${author.id}::int, ${author.name}, r.action, 'redirects', r.document, r.title,
      ${market}::int, r.before, r.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(action audit_action, document varchar, title varchar, before jsonb, after jsonb)`)
}

/** The fields of the document without empty ones. */
function documentOf(market: number, record: RedirectRecord): Readonly<Record<string, unknown>> {
  const { to, ...fields } = buildRedirectFields(record)
  const target = Object.fromEntries(Object.entries(to ?? {}).filter(([, value]) => value !== null))
  return { market, ...fields, to: target }
}

/** Rows of one statement, far below the statement timeout (2 s). */
const CHUNK = 1000

export type StoredImportLine = Readonly<{ id: number; line: PlannedLine }>

export type StoredImport = Readonly<{ at: string; stored: readonly StoredImportLine[] }>

/**
 * Stores checked lines in the transaction of the request, bypassing Payload, whose save of one document costs as much as a
 * hundred rows here. Does for all rows at once what the hooks of a save do: audit log, missing addresses, notice.
 */
export async function storeImport(
  req: PayloadRequest,
  market: number,
  planned: readonly PlannedLine[],
): Promise<StoredImport | null> {
  if (planned.length === 0) return null
  const stored: StoredImportLine[] = []
  for (let start = 0; start < planned.length; start += CHUNK)
    stored.push(...(await storeChunk(req, market, planned.slice(start, start + CHUNK))))
  for (let start = 0; start < stored.length; start += CHUNK) {
    const chunk = stored.slice(start, start + CHUNK)
    await storeParams(req, chunk)
    await recordEntries(req, market, chunk)
  }
  const rows = await runInSlices(mapSteps(stored, ({ id, line }) => toRedirectRow(line.record, String(id)) ?? []))
  await forgetAnswered(req, market, rows.flat())
  await announce(req)
  return { at: await instantOfTransaction(req), stored }
}

/** The time that every row of the transaction was written with, to the millisecond as it is stored. */
async function instantOfTransaction(req: PayloadRequest): Promise<string> {
  const session = await openTransaction(req)
  const { rows } = await session.execute<{ at: string }>(
    sql`select to_char(now()::timestamptz(3) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  )
  return rows[0]?.at ?? ''
}

const COLUMNS = sql.raw(
  `"from" varchar, match redirect_match, to_kind redirect_target, to_screen redirect_screen, to_slug varchar, to_path varchar,
   to_url varchar, status redirect_status, enabled boolean, hides_route boolean, valid_from timestamptz, valid_to timestamptz,
   note varchar`,
)
const NAMES = sql.raw(
  `"from", match, to_kind, to_screen, to_slug, to_path, to_url, status, enabled, hides_route, valid_from, valid_to, note`,
)

function columnsOf({ record, stored }: PlannedLine, at: number) {
  const { to, hidesRoute, validFrom, validTo, ...fields } = buildRedirectFields(record)
  return {
    ...fields,
    at,
    id: stored?.id ?? null,
    to_kind: to?.kind,
    to_screen: to?.screen,
    to_slug: to?.slug,
    to_path: to?.path,
    to_url: to?.url,
    hides_route: hidesRoute,
    valid_from: validFrom,
    valid_to: validTo,
  }
}

async function storeChunk(req: PayloadRequest, market: number, lines: readonly PlannedLine[]): Promise<StoredImportLine[]> {
  const session = await openTransaction(req)
  const rows = lines.map(columnsOf)
  const [added, changed] = [rows.filter(({ id }) => id === null), rows.filter(({ id }) => id !== null)]
  const given = (list: typeof rows, more: SQL) =>
    sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as r(${more}, ${COLUMNS})`
  if (changed.length > 0) {
    await session.execute(sql`
      update redirects set (${NAMES}) = (select ${prefixed()}), updated_at = now()
      from ${given(changed, sql`id int`)} where redirects.id = r.id and redirects.market_id = ${market}`)
  }
  const ids = new Map(lines.flatMap((line) => (line.stored ? [[keyOf(line.record), line.stored.id]] : [])))
  if (added.length > 0) {
    const made = await session.execute<{ id: number; match: string; from: string }>(sql`
      insert into redirects (market_id, ${NAMES})
      select ${market}::int, ${prefixed()} from ${given(added, sql`at int`)} order by r.at
      returning id, match, "from"`)
    for (const row of made.rows) ids.set(keyOf(row), row.id)
  }
  return lines.flatMap((line) => {
    const id = ids.get(keyOf(line.record))
    return id === undefined ? [] : [{ id, line }]
  })
}

const prefixed = () =>
  sql.raw(
    `r."from", r.match, r.to_kind, r.to_screen, r.to_slug, r.to_path, r.to_url, r.status, r.enabled, r.hides_route,
     r.valid_from, r.valid_to, r.note`,
  )
const keyOf = ({ match, from }: { match: string; from: string }): string => `${match} ${from}`

async function storeParams(req: PayloadRequest, lines: readonly StoredImportLine[]): Promise<void> {
  const session = await openTransaction(req)
  const before = lines.filter(({ line }) => line.stored !== null && line.stored.record.params !== '').map(({ id }) => id)
  if (before.length > 0)
    await session.execute(sql`delete from redirects_to_params where _parent_id in (
      select value::int from jsonb_array_elements_text(${JSON.stringify(before)}::jsonb))`)
  const rows = lines.flatMap(({ id, line }) =>
    (buildRedirectFields(line.record).to?.params ?? []).map((param, index) => ({
      ...param,
      id: randomBytes(12).toString('hex'),
      parent: id,
      position: index + 1,
    })),
  )
  if (rows.length === 0) return
  await session.execute(sql`
    insert into redirects_to_params (_order, _parent_id, id, name, value)
    select r.position, r.parent, r.id, r.name, r.value
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position int, parent int, id varchar, name varchar, value varchar)`)
}
