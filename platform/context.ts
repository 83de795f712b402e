import type { Pool } from 'pg'
import type { PlatformEnv } from './env'

/** Time is handed in everywhere, so that a test can stand on any day. */
export type Clock = () => Date

/** Allow-listed fields only: never a body, a token or personal data (`security.md` 41). */
export type Log = {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** What every resource and worker gets. There is nothing global beside it. */
export type Platform = { pool: Pool; env: PlatformEnv; clock: Clock; log: Log }

/** Something that runs beside the HTTP server (the outbox). `stop` resolves once nothing of it is under way. */
export type Worker = { name: string; start(platform: Platform): { stop(): Promise<void> } }
