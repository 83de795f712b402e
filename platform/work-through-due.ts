import { workThrough } from '@trade-in-shop/runtime/work-through'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import type { Platform } from './context'

/**
 * Does each due item by itself and returns how many succeeded. One that fails is logged and holds up none after it; the rest waits only
 * when the store does not answer, by the error of the store.
 */
export async function workThroughDue<Item>(
  { pool, log }: Pick<Platform, 'pool' | 'log'>,
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<number> {
  let done = 0
  const count = async (item: Item) => {
    await work(item)
    done += 1
  }
  await workThrough(items, count, async (_item, error) => {
    log.warn({ error: errorMessage(error) }, `${what} waits`)
    await pool.query('select 1')
  })
  return done
}
