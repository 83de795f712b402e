import { HOUR, MINUTE } from '@/runtime/durations'
import type { Worker } from '@platform/context'
import { deleteOldQuotes } from '@platform/offers/saved-quotes'
import { repeat } from '@platform/repeat'
import { expirePass } from './expire'
import { forgetTrades } from './forget-trades'

/**
 * Expires offers and trades, and deletes old quotes and records that the law no longer wants. Runs at the start and once an hour; goes on at
 * once while there is more.
 */
export const expiryWorker: Worker = {
  name: 'expiry',
  start: (platform) =>
    repeat(async () => {
      try {
        const done = [await expirePass(platform), await deleteOldQuotes(platform), await forgetTrades(platform)]
        return done.every(Boolean) ? HOUR : 0
      } catch (error) {
        platform.log.warn({ error: String(error) }, 'expiry waits for the store')
        return MINUTE
      }
    }),
}
