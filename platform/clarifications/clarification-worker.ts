import { MINUTE } from '@/runtime/durations'
import type { Worker } from '@platform/context'
import { repeat } from '@platform/repeat'
import { expireClarifications } from './expire-clarifications'

/** Runs at the start and every ten minutes; goes on at once while there is more. */
export const clarificationWorker: Worker = {
  name: 'clarifications',
  start: (platform) =>
    repeat(async () => {
      try {
        return (await expireClarifications(platform)) ? 10 * MINUTE : 0
      } catch (error) {
        platform.log.warn({ error: String(error) }, 'clarifications wait for the store')
        return MINUTE
      }
    }),
}
