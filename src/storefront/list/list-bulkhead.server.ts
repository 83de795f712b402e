import 'server-only'
import { apiError } from '@/http/api-problem'
import { processWide } from '@trade-in-shop/runtime/process-wide'

/** Sixteen of the fifty calls to the search at once: eight look-ups of each list. */
const MAX_LISTS_AT_ONCE = 2
const MAX_LISTS_WAITING = 20

type Bulkhead = { running: number; waiting: (() => void)[] }
const bulkhead = () => processWide<Bulkhead>('storefront.lists', () => ({ running: 0, waiting: [] }))

/** Runs the look-ups of a list, in turn with other lists, so that shoppers' searches keep their places. Throws 503 when many wait. */
export async function inListTurn<T>(work: () => Promise<T>): Promise<T> {
  const state = bulkhead()
  if (state.running >= MAX_LISTS_AT_ONCE) {
    if (state.waiting.length >= MAX_LISTS_WAITING) throw apiError(503, 'unavailable', { retryAfter: 2 })
    await new Promise<void>((resolve) => state.waiting.push(resolve))
  } else state.running += 1
  try {
    return await work()
  } finally {
    const next = state.waiting.shift()
    if (next) next()
    else state.running -= 1
  }
}
