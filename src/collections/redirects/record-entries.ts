import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { changedPaths } from '@/domain/content/changed-paths'
import { transactionOf } from '@/collections/hooks/transaction'
import { authorOf } from '@/collections/hooks/write-entry'
import { fieldsOf, type RedirectRecord } from './redirect-record'
import type { StoredLine } from './store-import'

/** Writes audit log entries for many redirects in one statement, each as `write-entry` would write it (P-28). */
export async function recordEntries(req: PayloadRequest, market: number, lines: readonly StoredLine[]): Promise<void> {
  const session = await transactionOf(req)
  const author = authorOf(req)
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
  const { to, ...fields } = fieldsOf(record)
  const target = Object.fromEntries(Object.entries(to ?? {}).filter(([, value]) => value !== null))
  return { market, ...fields, to: target }
}
