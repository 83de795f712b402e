import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { postgresOf } from '@/collections/database-pool'
import type { Hits } from './redirect-hits'

/**
 * Adds counts to `redirect-hits` in one statement; a redirect that was deleted meanwhile is left out (R-21). Every process
 * adds to what the others have stored, row by row in the same order, so that two of them never wait for each other.
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
