import { decideBySilence } from '@trade-in-shop/contracts/unpostable'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { inWorkSpan } from '@trade-in-shop/runtime/tracing'
import type { Platform, Worker } from '@platform/context'
import { repeat } from '@platform/repeat'
import { workThroughDue } from '@platform/work-through-due'
import { inTransaction } from '@platform/store/pool'
import { lockTrade } from '@platform/trades/trade-store'
import { decideLine, findClarification, isOver, overdue } from './clarification-store'
import { conclude } from './conclude'

const BATCH = 50

/**
 * After the deadline a line without an answer goes back free of charge; silence accepts only what must not be posted (docs/decisions/0194).
 * Each in its own transaction.
 * True when there is certainly nothing left to do.
 */
export async function expireClarifications(platform: Platform): Promise<boolean> {
  const { pool, clock, env } = platform
  const now = clock()
  const late = await overdue(pool, now, BATCH)
  const done = await workThroughDue(platform, 'expiring a clarification', late, ({ id, number }) =>
    inTransaction(pool, async (db) => {
      const trade = await lockTrade(db, number)
      const clarification = await findClarification(db, id, number)
      if (!trade || clarification?.state !== 'open' || !isOver(clarification, now)) return
      for (const line of clarification.lines.filter(({ decision }) => decision === null)) {
        line.decision = decideBySilence(trade.lines[line.position] ?? {})
        await decideLine(db, id, line.position, line.decision)
      }
      await conclude(db, trade, clarification, { secret: env.PLATFORM_SECRET, now, by: 'deadline' })
    }),
  )
  // A batch of failures alone is not tried again at once.
  return late.length < BATCH || done === 0
}

/** Runs at the start and every ten minutes; goes on at once while there is more. */
export const clarificationWorker: Worker = {
  name: 'clarifications',
  start: (platform) =>
    repeat(async () => {
      try {
        return (await inWorkSpan('expire clarifications', () => expireClarifications(platform))) ? 10 * MINUTE : 0
      } catch (error) {
        platform.log.warn({ error: String(error) }, 'clarifications wait for the store')
        return MINUTE
      }
    }),
}
