import config, { nightCheck } from '@payload-config'
import { getPayload } from 'payload'
import { errorMessage } from '@/runtime/error-text'
import { makeLogger } from '@/runtime/logger'
import { startMinuteClock } from './minute-clock'
import { addStop } from './snapshot'

/** Checks every minute whether nightly work is due; `nightCheck` makes sure that only one instance does it. */
export function startNightClock(): void {
  const log = makeLogger('cms')
  const clock = startMinuteClock({
    now: Date.now,
    run: async (now) => void (await nightCheck(await getPayload({ config }), now)),
    onFault: (error) => log.warn(`The nightly check of redirects waits: ${errorMessage(error)}`),
  })
  addStop(clock.stop)
}
