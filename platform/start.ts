import { makeLogger } from '@trade-in-shop/runtime/logger'
import { type Clock, type Platform, type PlatformLog, processClock, type Worker } from './context'
import { ENDPOINTS } from './endpoints'
import type { PlatformEnv } from './platform-env'
import { serve } from './server/server'
import { marketWorker } from './seed/market-worker'
import { startOperator } from './platform-metrics'
import { migrate } from './store/migrate-platform'
import { createPool } from './store/pool'
import { clarificationWorker } from './clarifications/clarification-worker'
import { identityWorker } from './identity/identity-worker'
import { outboxWorker } from './mail/outbox-worker'
import { expiryWorker } from './sales/expiry-worker'

/** What runs beside the HTTP server; started after it listens, stopped before the pool ends. */
const WORKERS: Worker[] = [outboxWorker, expiryWorker, clarificationWorker, identityWorker, marketWorker]

export type RunningPlatform = Platform & { url: string; port: number; operatorPort: number | null; stop(): Promise<void> }
type Overrides = { clock?: Clock; log?: PlatformLog; /** Statements take as long as they need. */ patient?: boolean }

const makeLog = ({ NODE_ENV }: PlatformEnv): PlatformLog =>
  makeLogger('platform', { level: NODE_ENV === 'test' ? 'silent' : 'info' })

/**
 * Migrates, listens and starts the workers. Tests pass an environment with port 0 and their own database, a clock when time
 * matters, and patience with a busy machine; `stop` drains within 10 s and may be called twice.
 */
export async function createPlatform(env: PlatformEnv, overrides: Overrides = {}): Promise<RunningPlatform> {
  const log: PlatformLog = overrides.log ?? makeLog(env)
  await migrate(env.DATABASE_URL)
  const pool = createPool(env.DATABASE_URL, {
    ...(overrides.patient && { patient: true }),
    onError: (error) => log.warn({ error: error.message }, 'store connection lost'),
    warn: (line) => log.warn({}, line),
  })
  const platform: Platform = { pool, env, log, clock: overrides.clock ?? processClock }
  const server = await serve(platform, ENDPOINTS, env.PLATFORM_PORT, env.PLATFORM_BIND)
  const workers = WORKERS.map((worker) => worker.start(platform))
  const operator = await startOperator(platform)
  log.info({ port: server.port, operator: operator.port }, 'platform listens')

  const stopAll = async () => {
    operator.stop()
    await Promise.all([server.stop(), ...workers.map((worker) => worker.stop())])
    await pool.end()
  }
  let stopping: Promise<void> | undefined
  const ports = { port: server.port, operatorPort: operator.port }
  return { ...platform, url: server.url, ...ports, stop: () => (stopping ??= stopAll()) }
}
