import type { Pool } from 'pg'
import type { PlatformEnv } from './platform-env'

/** Time is always an argument, so that a test can choose any day. */
export type Clock = () => Date
/** The clock of this process. What processes agree on by time, such as a lease, follows the database's clock in its place. */
export const processClock: Clock = () => new Date()

/** Allow-listed fields only: never a body, a token or personal data (security 41). */
export type PlatformLog = {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

/** What every resource and worker gets, in place of globals. */
export type Platform = { pool: Pool; env: PlatformEnv; clock: Clock; log: PlatformLog }

/** Runs beside the HTTP server (the outbox, for example). `stop` resolves once none of its work is under way. */
export type Worker = { name: string; start(platform: Platform): { stop(): Promise<void> } }
