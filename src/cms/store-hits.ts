import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { postgresOf } from '@/collections/database-pool'
import type { Hits } from './redirect-hits'

/**
 * Adds counts to `redirect-hits` in one statement; redirects deleted in the meantime are left out (R-21). Every process adds to
 * the stored counts, row by row in the same order, so that two of them cannot deadlock.
 */
export async function storeHits(payload: BasePayload, hits: ReadonlyMap<string, Hits>): Promise<void> {
  const rows = [...hits].flatMap(([id, { count, lastHitAt }]) =>
    /^\d+$/.test(id) ? [sql`(${Number(id)}::int, ${count}::numeric, ${lastHitAt.toISOString()}::timestamptz)`] : [],
  )
  if (rows.length === 0) return
  await postgresOf(payload).drizzle.execute(sql`
    insert into redirect_hits (redirect_id, market_id, hits, last_hit_at)
    select redirects.id, redirects.market_id, used.hits, used.last_hit_at
    from (values ${sql.join(rows, sql`, `)}) as used (id, hits, last_hit_at)
    join redirects on redirects.id = used.id
    order by redirects.id
    on conflict (redirect_id) do update
    set hits = redirect_hits.hits + excluded.hits, last_hit_at = greatest(redirect_hits.last_hit_at, excluded.last_hit_at)`)
}
