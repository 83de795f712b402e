import { SECOND } from '@trade-in-shop/runtime/durations'
import { MetricSet } from '@trade-in-shop/runtime/metrics'
import { processWide } from '@trade-in-shop/runtime/process-wide'

/** Declares the metrics of a shop process; `docs/operations/` has a dashboard and alerts for them. */
function makeShopMetrics() {
  const set = new MetricSet()
  set.addChecks('shop')
  return {
    set,
    requests: set.counter({
      name: 'shop_requests_total',
      help: 'Answers by screen, endpoint or area; status `aborted`: the visitor left before.',
      labelNames: ['route', 'status'],
    }),
    requestSeconds: set.histogram({ name: 'shop_request_seconds', help: 'Time to the end of an answer.', labelNames: ['route'] }),
    pages: set.counter({
      name: 'shop_cached_pages_total',
      help: 'Pages for all visitors by how they were answered: hit, stale, miss, passed.',
      labelNames: ['outcome'],
    }),
    madePages: set.counter({ name: 'shop_cold_pages_total', help: 'Pages made for the cache, refreshes among them.' }),
    cacheBytes: set.readGauge({ name: 'shop_cache_bytes', help: 'Bytes of a cache.', labelNames: ['cache'] }),
    running: set.readGauge({ name: 'shop_admission_running', help: 'Requests that are worked on.', labelNames: ['lane'] }),
    waiting: set.readGauge({ name: 'shop_admission_waiting', help: 'Requests that wait for a place.', labelNames: ['lane'] }),
    refused: set.counter({ name: 'shop_refused_total', help: 'Requests refused because too many wait.', labelNames: ['lane'] }),
    problems: set.counter({ name: 'shop_problems_total', help: 'Problems of the own API by code.', labelNames: ['code'] }),
    upstreamSeconds: set.histogram({
      name: 'shop_upstream_seconds',
      help: 'Calls of the platform, both tries and the wait for a place included.',
      labelNames: ['upstream', 'outcome'],
    }),
    openBreakers: set.readGauge({ name: 'shop_breaker_open', help: '1 while a breaker is open.', labelNames: ['upstream'] }),
    postgres: set.poolGauge('shop'),
    snapshotAge: set.readGauge({ name: 'shop_snapshot_age_seconds', help: 'Time since the content was read.' }),
    snapshotLoad: set.gauge({ name: 'shop_snapshot_load_seconds', help: 'How long the latest load of the content took.' }),
    degraded: set.readGauge({ name: 'shop_degraded', help: '1 while the content may be old.' }),
    // Not `job`, which is Prometheus's own name for what it scrapes.
    jobs: set.counter({ name: 'shop_jobs_total', help: 'Runs of background work.', labelNames: ['task', 'outcome'] }),
    jobSuccess: set.gauge({ name: 'shop_job_success_timestamp_seconds', help: 'The latest success.', labelNames: ['task'] }),
    offers: set.counter({ name: 'shop_offers_total', help: 'Offers made, by market.', labelNames: ['market'] }),
    trades: set.counter({ name: 'shop_trades_total', help: 'Trades submitted, by market.', labelNames: ['market'] }),
    logins: set.counter({
      name: 'shop_sessions_total',
      help: 'Sessions of customers that began, by market.',
      labelNames: ['market'],
    }),
  } as const
}

/** One set for the process: its bundles count into the same one. */
export const shopMetrics = () => processWide('runtime.shop-metrics', makeShopMetrics)

/** Runs background work and counts how it ended. */
export async function countJob<T>(task: string, run: () => Promise<T>): Promise<T> {
  const { jobs, jobSuccess } = shopMetrics()
  try {
    const value = await run()
    jobs.inc({ task, outcome: 'done' })
    jobSuccess.set({ task }, Date.now() / SECOND)
    return value
  } catch (error) {
    jobs.inc({ task, outcome: 'failed' })
    throw error
  }
}
