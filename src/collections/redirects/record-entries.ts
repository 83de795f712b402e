import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { changedPaths } from '@/domain/changed-paths'
import { staffOf } from '@/collections/access/staff'
import { transactionOf } from '@/collections/hooks/transaction'
import { THE_SHOP } from '@/collections/hooks/write-entry'
import { fieldsOf, type RedirectRecord } from './redirect-record'
import type { StoredLine } from './store-import'

/** Entries of the audit log for many redirects in one statement: each as `write-entry` would have written it (P-28). */
export async function recordEntries(req: PayloadRequest, market: number, lines: readonly StoredLine[]): Promise<void> {
  const session = await transactionOf(req)
  const rows = lines.map(({ id, line: { stored, record } }) => {
    const { before, after } = changedPaths(stored ? documentOf(market, stored.record) : null, documentOf(market, record))
    return { action: stored ? 'update' : 'create', document: String(id), title: record.from.slice(0, 200), before, after }
  })
  await session.execute(sql`
    insert into audit_log (at, who_id, who_name, action, subject, document_id, title, market_id, before, after)
    select now(), ${staffOf(req.user)?.id ?? null}::int, ${nameOf(req)}, r.action, 'redirects', r.document, r.title,
      ${market}::int, r.before, r.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(action audit_action, document varchar, title varchar, before jsonb, after jsonb)`)
}

const nameOf = ({ user }: PayloadRequest): string => user?.name || user?.email || THE_SHOP

/** The fields of the document that say something; an empty one is none. */
function documentOf(market: number, record: RedirectRecord): Readonly<Record<string, unknown>> {
  const { to, ...fields } = fieldsOf(record)
  const target = Object.fromEntries(Object.entries(to ?? {}).filter(([, value]) => value !== null))
  return { market, ...fields, to: target }
}
