import type { Worker } from '@platform/context'
import { repeat } from '@platform/repeat'
import { expirePass } from './expire'

const HOUR = 3_600_000
const MINUTE = 60_000

/** Looks once an hour, right after the start as well; goes on at once while there is more. */
export const expiryWorker: Worker = {
  name: 'expiry',
  start: (platform) =>
    repeat(async () => {
      try {
        return (await expirePass(platform)) ? HOUR : 0
      } catch (error) {
        platform.log.warn({ error: String(error) }, 'expiry waits for the store')
        return MINUTE
      }
    }),
}
