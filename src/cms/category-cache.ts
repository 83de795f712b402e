import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import { type BasePayload } from 'payload'
import { readCategoryAddresses } from '@/collections/markets/catalogue'
import type { CategoryAddresses } from '@/domain/content/category-addresses'

type Indexes = Readonly<{ elasticIndexes: object }>
const cacheKey = ({ elasticIndexes }: Indexes): string => JSON.stringify(elasticIndexes)

const caches = new WeakMap<BasePayload, Map<string, CategoryAddresses>>()
function cacheOf(payload: BasePayload): Map<string, CategoryAddresses> {
  const cache = caches.get(payload) ?? new Map<string, CategoryAddresses>()
  caches.set(payload, cache)
  return cache
}

/** The addresses of a market's categories as they were read last: a load of the content never waits for the platform. */
export const readCachedCategories = (payload: BasePayload, market: Indexes): CategoryAddresses =>
  cacheOf(payload).get(cacheKey(market)) ?? {}

/**
 * Reads the addresses of all markets' categories again; true when some have changed. Those of a catalogue that does not answer stay.
 */
export async function refreshCategories(payload: BasePayload): Promise<boolean> {
  const cache = cacheOf(payload)
  const { docs } = await payload.find({ collection: 'markets', select: { elasticIndexes: true }, ...EVERY_DOCUMENT })
  const changes = await Promise.all(
    docs.map(async (market) => {
      const read = await readCategoryAddresses(payload, market.elasticIndexes)
      const isNew = Object.keys(read).length > 0 && JSON.stringify(read) !== JSON.stringify(readCachedCategories(payload, market))
      if (isNew) cache.set(cacheKey(market), read)
      return isNew
    }),
  )
  const used = new Set(docs.map(cacheKey))
  for (const key of cache.keys()) if (!used.has(key)) cache.delete(key)
  return changes.includes(true)
}
