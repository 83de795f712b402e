import type { Db } from '@platform/store/pool'

export type Index = { name: string; kind: 'devices' | 'aggregations'; application: string; language: string }

/** The index of this name, or null: `<application id in lower case>_devices` or `…_aggregations`. */
export async function indexOf(db: Db, name: string): Promise<Index | null> {
  const [, base, kind] = /^(.+)_(devices|aggregations)$/.exec(name) ?? []
  if (!base || (kind !== 'devices' && kind !== 'aggregations')) return null
  const { rows } = await db.query<{ application: string; language: string }>(
    'select application, language from platform.applications where index_base = $1',
    [base],
  )
  return rows[0] ? { name, kind, ...rows[0] } : null
}
