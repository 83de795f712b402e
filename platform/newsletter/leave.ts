import type { LeavingReason } from '@/contracts/newsletter'
import type { Db } from '@platform/store/pool'

/** Counts why somebody left. The row is tied to a market and to nobody. */
export const countReason = (db: Db, application: string, reason: LeavingReason, now: Date): Promise<unknown> =>
  db.query('insert into platform.newsletter_reasons (application, reason, at) values ($1, $2, $3)', [application, reason, now])
