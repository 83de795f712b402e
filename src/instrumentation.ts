import type { Instrumentation } from 'next'
import { noteWait, findPageWait } from '@/http/page-waits'

/** Notes for the server entry that a page that could not be rendered is worth another try: a page itself cannot set a status. */
export const onRequestError: Instrumentation.onRequestError = (error, { headers }) => {
  const [wait, requestId] = [findPageWait(error), headers['x-request-id']]
  if (wait && typeof requestId === 'string') noteWait(requestId, wait)
}

/**
 * Runs once when a server process starts, before it answers: environment check, first load of the content, LISTEN. Nothing runs
 * during a build, so that a build needs neither database nor platform (F3). The imports are dynamic and after the first line,
 * because the framework also builds this file for its edge runtime, where these modules do not exist.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startContent } = await import('@/cms/start-content')
  const { startNightlyClock } = await import('@/cms/start-nightly-clock')
  await startContent()
  startNightlyClock()
}
