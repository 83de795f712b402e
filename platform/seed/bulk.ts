import type { Db } from '@platform/store/pool'

export type TableRow = Record<string, unknown>
type Table = { table: string; key: string[]; columns: Record<string, string> }

const CHUNK = 4000

/**
 * Inserts or updates by natural key, set-based; a row that is already right is not touched. Column types are Postgres'.
 * Table and column names are constants of the seed, never input.
 */
export async function bulkUpsert(db: Db, { table, key, columns }: Table, rows: TableRow[]): Promise<void> {
  const names = Object.keys(columns)
  const typed = names.map((name) => `${name} ${columns[name]}`).join(', ')
  const rest = names.filter((name) => !key.includes(name))
  const set = rest.map((name) => `${name} = excluded.${name}`).join(', ')
  const differs = `(${rest.map((name) => `t.${name}`).join(', ')}) is distinct from (${rest.map((name) => `excluded.${name}`).join(', ')})`
  const onConflict = rest.length ? `do update set ${set} where ${differs}` : 'do nothing'
  const sql = `insert into platform.${table} as t (${names.join(', ')})
    select ${names.join(', ')} from jsonb_to_recordset($1::jsonb) as r(${typed}) on conflict (${key.join(', ')}) ${onConflict}`
  for (let from = 0; from < rows.length; from += CHUNK) await db.query(sql, [JSON.stringify(rows.slice(from, from + CHUNK))])
}

/**
 * New entries of a GIN index wait in a list that every search reads whole: of 5,000 new documents for 20 ms, until a vacuum comes.
 * Puts them into the indexes, which takes 30 ms.
 */
export async function mergePendingEntries(db: Db): Promise<void> {
  await db.query(`select gin_clean_pending_list(c.oid::regclass) from pg_class c join pg_am a on a.oid = c.relam
    where a.amname = 'gin' and c.relkind = 'i' and c.relnamespace = 'platform'::regnamespace`)
}
