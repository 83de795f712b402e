import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import { sql } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'
import * as z from 'zod'
import { MAX_WORDS_PER_MARKET, splitPhrases } from '@/domain/content/search-word'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { getId } from '@/collections/access/staff-member'
import { phraseKey } from './check-search-word'

const MissingSearch = z.object({ market: z.number(), text: z.string(), times: z.coerce.number(), last: z.string() })
type MissingSearch = z.infer<typeof MissingSearch>

const MAX_SHOWN = 100
/** Entries of staff settle many of the most frequent ones. */
const MAX_READ = MAX_SHOWN + MAX_WORDS_PER_MARKET

/** Searches of the markets that found nothing and that no entry of staff settles, the most frequent first. `last`: ISO date. */
export async function readMissingSearches(req: PayloadRequest, markets: readonly number[]): Promise<MissingSearch[]> {
  if (markets.length === 0) return []
  const ids = sql.join(
    markets.map((id) => sql`${id}::int`),
    sql`, `,
  )
  const { rows } = await getPostgres(req.payload).drizzle.execute(sql`
    select market_id as market, words as text, sum(count) as times, to_char(max(day), 'YYYY-MM-DD') as last
    from daily_counts
    where market_id in (${ids}) and kind = 'searches' and words <> ''
    group by market_id, words order by 3 desc, 4 desc, 2 limit ${MAX_READ}`)
  const settled = await readSettled(req, markets)
  return z
    .array(MissingSearch)
    .parse(rows)
    .filter(({ market, text }) => {
      const key = ` ${phraseKey(text)} `
      return ![null, market].some((of) => settled.get(of)?.some((phrase) => key.includes(` ${phrase} `)))
    })
    .slice(0, MAX_SHOWN)
}

/** The phrases of all entries by market; those of all markets under null. */
async function readSettled(req: PayloadRequest, markets: readonly number[]): Promise<ReadonlyMap<number | null, string[]>> {
  const where: Where = { or: [{ market: { in: [...markets] } }, { market: { exists: false } }] }
  const { docs } = await req.payload.find({
    collection: 'search-words',
    where,
    select: { typed: true, market: true },
    ...EVERY_DOCUMENT,
    req,
  })
  const phrases = docs.map(({ market, typed }) => {
    const id = getId(market)
    return {
      market: id === null ? null : Number(id),
      keys: splitPhrases(typed ?? '')
        .map(phraseKey)
        .filter(Boolean),
    }
  })
  const byMarket = Map.groupBy(phrases, ({ market }) => market)
  return new Map([...byMarket].map(([market, own]) => [market, own.flatMap(({ keys }) => keys)]))
}
