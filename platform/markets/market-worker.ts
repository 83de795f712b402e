import { HOUR, SECOND } from '@/runtime/durations'
import type { Platform, Worker } from '@platform/context'
import { repeat } from '@platform/repeat'
import { publishNewMarkets } from '@platform/seed/run'

const BACK_OFF_MS = 30 * SECOND

/** A market without prices, where the catalogue was published by the seed. */
const MISSING = `select from platform.markets m
  where not exists (select from platform.price_lists p where p.application = m.application)
    and exists (select from platform.texts) limit 1`

async function publishMissing({ pool, env, clock, log }: Platform): Promise<void> {
  const { rows } = await pool.query(MISSING)
  if (rows.length === 0) return
  const markets = await publishNewMarkets({ url: env.DATABASE_URL, now: clock() })
  log.info({ markets }, 'catalogue published to new markets')
}

const wakes = new WeakMap<Platform['pool'], () => void>()

/** Wakes the worker of this process. */
export const publishSoon = ({ pool }: Platform): void => wakes.get(pool)?.()

/**
 * Publishes the sample catalogue to a market after the first signed call of its shop, so that it can be bought from. Looks at the
 * start, when a market is new, and once an hour.
 */
export const marketWorker: Worker = {
  name: 'markets',
  start(platform) {
    const loop = repeat(async () => {
      try {
        await publishMissing(platform)
        return HOUR
      } catch (error) {
        platform.log.warn({ error: String(error) }, 'a new market waits for its catalogue')
        return BACK_OFF_MS
      }
    })
    wakes.set(platform.pool, loop.wake)
    return loop
  },
}
