import { getPayload } from 'payload'
import config, { nightlyCheck } from '@payload-config'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { makeLogger } from '@trade-in-shop/runtime/logger'
import { countJob } from '@/runtime/shop-metrics'
import { startMinuteClock } from './regular-work'
import { addStop } from './snapshot'

/** Checks every minute whether nightly work is due; `runNightlyCheck` makes sure that only one instance does it. */
export function startNightlyClock(): void {
  const log = makeLogger('cms')
  const clock = startMinuteClock({
    now: Date.now,
    run: (now) => countJob('nightly check', async () => void (await nightlyCheck(await getPayload({ config }), now))),
    onProblem: (error) => log.warn(`The nightly check of redirects waits: ${errorMessage(error)}`),
  })
  addStop(clock.stop)
}
