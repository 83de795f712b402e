import { LRUCache } from 'lru-cache'
import { DAY, SECOND } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { shopSettings } from '@platform/http/call-settings'
import { marketFrom, type StoredFacts } from './platform-market'

/** How long this process trusts that what it has stored is still there: another process may hear of other facts. */
const TRUSTED_MS = 10 * SECOND

type Stored = Readonly<{ facts: string; until: number }>
const storedBy = new WeakMap<Platform['pool'], LRUCache<string, Stored>>()

function storedOf({ pool }: Platform): LRUCache<string, Stored> {
  const stored = storedBy.get(pool) ?? new LRUCache<string, Stored>({ max: 200 })
  storedBy.set(pool, stored)
  return stored
}

const wakes = new WeakMap<Platform['pool'], () => void>()

/** `wake` is called when this process has heard of a market that was unknown. */
export const onNewMarket = ({ pool }: Platform, wake: () => void): void => void wakes.set(pool, wake)

/** Stores the facts where they differ, and once a day that they are still so; true for a market that was unknown. */
async function storeFacts({ pool, clock }: Platform, application: string, facts: StoredFacts): Promise<boolean> {
  const now = clock()
  const { rows } = await pool.query<{ stored: boolean | null }>(
    'select facts = $2 and heard_at > $3 as stored from platform.markets where application = $1',
    [application, facts, new Date(now.getTime() - DAY)],
  )
  if (rows[0]?.stored) return false
  await pool.query(
    `insert into platform.markets (application, facts, heard_at) values ($1, $2, $3)
     on conflict (application) do update set facts = excluded.facts, heard_at = excluded.heard_at`,
    [application, facts, now],
  )
  return rows.length === 0
}

/**
 * Stores what the call says of its market, for what is done between two calls. Never throws: the call itself uses what it says,
 * and the next one is stored.
 */
export async function learnMarket(platform: Platform): Promise<void> {
  const settings = shopSettings()
  if (!settings || !marketFrom(settings.application, settings.market)) return
  const { application, market } = settings
  const [stored, facts, now] = [storedOf(platform), JSON.stringify(market), platform.clock().getTime()]
  const before = stored.get(application)
  if (before?.facts === facts && before.until > now) return
  try {
    const isNew = await storeFacts(platform, application, market)
    stored.set(application, { facts, until: now + TRUSTED_MS })
    if (isNew) wakes.get(platform.pool)?.()
  } catch (error) {
    platform.log.warn({ application, error: String(error) }, 'the facts of a market are not stored')
  }
}
