import config from '@payload-config'
import { sql } from 'drizzle-orm'
import { type BasePayload, getPayload } from 'payload'
import { storeDailyCounts } from '@/collections/health/daily-report'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { CMS_CHANNEL } from '@/collections/saving/announce-change'
import { publishingProblem } from '@/collections/releases/failed-publishing'
import type { CmsContent } from '@/domain/content/content'
import { compileDirectory } from '@/domain/routing/directory'
import { redirectFor } from '@/domain/routing/follow-redirects'
import { env } from '@/env'
import { flushDailyCounts } from '@/runtime/daily-counts'
import { MINUTE, SECOND } from '@trade-in-shop/runtime/durations'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { answering, healthChecks } from '@trade-in-shop/runtime/health-checks'
import { makeLogger } from '@trade-in-shop/runtime/logger'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { countJob, shopMetrics } from '@/runtime/shop-metrics'
import { refreshCategories } from './category-cache'
import { contentHash, rowsHash } from './content-hash'
import { type Hits, startHitWriter } from './count-visit'
import { startLive } from './live'
import { loadContent } from './load'
import type { Missed } from './misses'
import { runDueReleases } from './run-releases'
import { startMinuteClock, writeRegularly } from './regular-work'
import { openShopPreview } from './open-shop-preview'
import { addStop, currentSnapshot, setOpenPreview } from './snapshot'
import { pruneMisses, startMissWriter, storeMisses } from './store-misses'

/**
 * Adds counts to `redirect-hits` in one statement; redirects deleted in the meantime are left out (R-21). Every process adds to
 * the stored counts, row by row in the same order, so that two of them cannot deadlock.
 */
export async function storeHits(payload: BasePayload, hits: ReadonlyMap<string, Hits>): Promise<void> {
  const rows = [...hits].flatMap(([id, { count, lastHitAt }]) =>
    /^\d+$/.test(id) ? [sql`(${Number(id)}::int, ${count}::numeric, ${lastHitAt.toISOString()}::timestamptz)`] : [],
  )
  if (rows.length === 0) return
  await getPostgres(payload).drizzle.execute(sql`
    insert into redirect_hits (redirect_id, market_id, hits, last_hit_at)
    select redirects.id, redirects.market_id, used.hits, used.last_hit_at
    from (values ${sql.join(rows, sql`, `)}) as used (id, hits, last_hit_at)
    join redirects on redirects.id = used.id
    order by redirects.id
    on conflict (redirect_id) do update
    set hits = redirect_hits.hits + excluded.hits, last_hit_at = greatest(redirect_hits.last_hit_at, excluded.last_hit_at)`)
}

/** Misses that no redirect answers now, so that addresses that staff have just redirected do not return to their list. */
export function stillMissing(misses: readonly Missed[], now: number): readonly Missed[] {
  const shops = currentSnapshot()?.directory.shops ?? []
  const byMarket = new Map(shops.map((shop) => [shop.market.code, shop]))
  return misses.filter(({ market, path }) => {
    const shop = byMarket.get(market)
    return !shop || redirectFor(shop, path, '', now) === null
  })
}

/**
 * Connects the live snapshot to this process: its environment, its database, its log. Runs once, however often it is called.
 */
export const startContent = (): Promise<void> => processWide('cms.content-started', start)

function watchDatabase(): void {
  const pool = async () => getPostgres(await getPayload({ config })).pool
  healthChecks().set('database', answering(pool))
  healthChecks().set('publishing', async () => publishingProblem(await getPayload({ config }), Date.now()))
  shopMetrics().postgres(pool)
}

/** Reads the addresses of categories once a minute; when some have changed, every process loads the content again. */
const startCategories = (onProblem: (error: unknown) => void) =>
  writeRegularly({
    everyMs: MINUTE,
    write: async () => {
      const payload = await getPayload({ config })
      if (await refreshCategories(payload)) await getPostgres(payload).drizzle.execute(sql`select pg_notify(${CMS_CHANNEL}, '')`)
    },
    onProblem,
  })

/** The first load waits for the addresses of categories, later ones do not. */
function makeLoad(): () => Promise<CmsContent> {
  let isFirst = true
  return async () => {
    const payload = await getPayload({ config })
    if (isFirst) await refreshCategories(payload)
    isFirst = false
    return loadContent(payload)
  }
}

async function start(): Promise<void> {
  const settings = env()
  const log = makeLogger('cms')
  const port = settings.PUBLIC_PORT ?? settings.PORT
  watchDatabase()
  const hits = startHitWriter(
    (counted) => countJob('redirect hits', async () => storeHits(await getPayload({ config }), counted)),
    (error) => log.warn(`Hits of redirects could not be stored yet: ${errorMessage(error)}`),
  )
  addStop(hits.stop)
  const misses = startMissWriter({
    write: (missed) =>
      countJob('missing addresses', async () => storeMisses(await getPayload({ config }), stillMissing(missed, Date.now()))),
    prune: async () => pruneMisses(await getPayload({ config }), new Date()),
    onProblem: (error) => log.warn(`Missing pages could not be stored yet: ${errorMessage(error)}`),
    now: () => performance.now(),
  })
  addStop(misses.stop)
  const counts = writeRegularly({
    everyMs: 10 * SECOND,
    write: () =>
      flushDailyCounts((counted) =>
        countJob('daily counts', async () => storeDailyCounts(await getPayload({ config }), counted, new Date())),
      ),
    onProblem: (error) => log.warn(`Counts for the reports could not be stored yet: ${errorMessage(error)}`),
  })
  addStop(counts.stop)
  const releases = startMinuteClock({
    now: Date.now,
    run: (now) =>
      countJob('publishing', async () => {
        await runDueReleases(await getPayload({ config }), now)
      }),
    onProblem: (error) => log.warn(`Releases wait: ${errorMessage(error)}`),
  })
  addStop(releases.stop)
  addStop(startCategories((error) => log.warn(`The addresses of categories could not be read: ${errorMessage(error)}`)).stop)
  const compile = (content: CmsContent, salt = '') =>
    compileDirectory(content, {
      port,
      hashOf: (value) => contentHash(salt === '' ? value : { salt, value }),
      hashOfRows: rowsHash,
    })
  setOpenPreview(async (token, market) =>
    openShopPreview(await getPayload({ config }), { token, market, now: Date.now() }, compile),
  )
  await startLive({
    listenUrl: settings.LISTEN_DATABASE_URL ?? settings.DATABASE_URL,
    channel: CMS_CHANNEL,
    load: makeLoad(),
    compile,
    dataDir: settings.DATA_DIR,
    log: (line) => log.warn(line),
  })
}
