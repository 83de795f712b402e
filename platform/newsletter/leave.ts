import type { LeavingReason } from '@/contracts/newsletter'
import type { Db } from '@platform/store/pool'

/** Counts a reason for leaving. The row names the market, not the person. */
export const countReason = (db: Db, application: string, reason: LeavingReason, now: Date): Promise<unknown> =>
  db.query('insert into platform.newsletter_reasons (application, reason, at) values ($1, $2, $3)', [application, reason, now])
