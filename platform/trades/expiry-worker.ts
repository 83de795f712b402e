import { HOUR, MINUTE } from '@/runtime/durations'
import type { Worker } from '@platform/context'
import { repeat } from '@platform/repeat'
import { expirePass } from './expire'
import { forgetTrades } from './forget-trades'

/**
 * Expires offers and trades, and deletes records that the law no longer wants. Runs at the start and once an hour; goes on at
 * once while there is more.
 */
export const expiryWorker: Worker = {
  name: 'expiry',
  start: (platform) =>
    repeat(async () => {
      try {
        const [expired, forgotten] = [await expirePass(platform), await forgetTrades(platform)]
        return expired && forgotten ? HOUR : 0
      } catch (error) {
        platform.log.warn({ error: String(error) }, 'expiry waits for the store')
        return MINUTE
      }
    }),
}
