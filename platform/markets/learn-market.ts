import { LRUCache } from 'lru-cache'
import { SECOND } from '@/runtime/durations'
import type { Platform } from '@platform/context'
import { shopSettings } from '@platform/http/shop-settings'
import { marketFrom, type StoredFacts } from './market'
import { publishSoon } from './market-worker'

/** How long this process trusts that what it has stored is still there: another process may hear of other facts. */
const TRUSTED_MS = 10 * SECOND

type Stored = Readonly<{ facts: string; until: number }>
const storedBy = new WeakMap<Platform['pool'], LRUCache<string, Stored>>()

function storedOf({ pool }: Platform): LRUCache<string, Stored> {
  const stored = storedBy.get(pool) ?? new LRUCache<string, Stored>({ max: 200 })
  storedBy.set(pool, stored)
  return stored
}

/** Stores the facts where they differ; true for a market that was unknown. */
async function storeFacts({ pool }: Platform, application: string, facts: StoredFacts): Promise<boolean> {
  const { rows } = await pool.query<{ same: boolean }>('select facts = $2 as same from platform.markets where application = $1', [
    application,
    facts,
  ])
  if (rows[0]?.same) return false
  await pool.query(
    `insert into platform.markets (application, facts) values ($1, $2)
     on conflict (application) do update set facts = excluded.facts`,
    [application, facts],
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
    if (isNew) publishSoon(platform)
  } catch (error) {
    platform.log.warn({ application, error: String(error) }, 'the facts of a market are not stored')
  }
}
