import * as z from 'zod'
import { SECOND } from '@trade-in-shop/runtime/durations'
import { answering, healthChecks, mailReachable } from '@trade-in-shop/runtime/health-checks'
import { MetricSet, serveOperator } from '@trade-in-shop/runtime/metrics'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { logProblem } from '@trade-in-shop/runtime/server-log'
import { SingleFlight } from '@trade-in-shop/runtime/single-flight'
import type { Platform } from './context'

/** Declares the metrics of a platform process; `docs/operations/` has a dashboard and alerts for them. */
function makePlatformMetrics() {
  const set = new MetricSet()
  set.addChecks('platform')
  return {
    set,
    requests: set.counter({
      name: 'platform_requests_total',
      help: 'Answers by endpoint.',
      labelNames: ['method', 'route', 'status'],
    }),
    requestSeconds: set.histogram({
      name: 'platform_request_seconds',
      help: 'Time to an answer.',
      labelNames: ['method', 'route'],
    }),
    problems: set.counter({ name: 'platform_problems_total', help: 'Problems by code.', labelNames: ['code'] }),
    offers: set.counter({ name: 'platform_offers_total', help: 'Offers by state.', labelNames: ['state'] }),
    trades: set.counter({ name: 'platform_trades_total', help: 'Trades created, repeated requests left out.' }),
    postgres: set.poolGauge('platform'),
    outboxDepth: set.readGauge({ name: 'platform_outbox_depth', help: 'Mails that are due and not sent.' }),
    outboxAge: set.readGauge({ name: 'platform_outbox_age_seconds', help: 'How long the oldest of them waits.' }),
    sessions: set.readGauge({ name: 'platform_sessions', help: 'Sessions of customers that are open.' }),
  } as const
}

export const platformMetrics = () => processWide('platform.metrics', makePlatformMetrics)

const Outbox = z.object({ depth: z.coerce.number(), age: z.coerce.number() })
/** Of a mail that has failed, the wait for its next try counts too. */
const OUTBOX = `select count(*) as depth, coalesce(extract(epoch from $1 - min(created_at)), 0) as age
  from platform.outbox where sent_at is null and (due_at <= $1 or attempts > 0)`
const Sessions = z.object({ open: z.coerce.number() })
const SESSIONS = 'select count(*) as open from platform.identity_sessions where ended_at is null and expires_at > $1'

/** Names the sources of the gauges and checks, and serves the operator where `PLATFORM_METRICS_PORT` says. */
export async function startOperator({ pool, env, clock }: Platform): Promise<{ stop: () => void; port: number | null }> {
  const metrics = platformMetrics()
  // Both gauges of the outbox are read at the same time, by one query.
  const reads = new SingleFlight<z.infer<typeof Outbox>>()
  const outbox = () => reads.run('outbox', async () => Outbox.parse((await pool.query(OUTBOX, [clock()])).rows[0]))
  metrics.outboxDepth(async () => [[{}, (await outbox()).depth]])
  metrics.outboxAge(async () => [[{}, (await outbox()).age]])
  metrics.sessions(async () => [[{}, Sessions.parse((await pool.query(SESSIONS, [clock()])).rows[0]).open]])
  metrics.postgres(() => pool)
  const { SMTP_URL, PLATFORM_METRICS_PORT: port, PLATFORM_METRICS_BIND: host } = env
  healthChecks().set('log', logProblem)
  healthChecks().set(
    'database',
    answering(() => pool),
  )
  if (SMTP_URL) healthChecks().set('mail', mailReachable(SMTP_URL))
  if (port === undefined) return { stop: () => undefined, port: null }
  const since = performance.now()
  const live = () => ({ status: 'ok', upSeconds: Math.round((performance.now() - since) / SECOND) })
  return serveOperator({ metrics: metrics.set, port, host, live })
}
