/**
 * Runs once when a server process starts, before it answers: environment check, first load of the content, LISTEN.
 * Nothing of it runs while building, so that a build needs neither database nor platform (fault table F3).
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startContent } = await import('@/cms/start-content')
  await startContent()
  await startNightClock()
}

/** Asks each minute whether there is work of the night; `nightCheck` sees to it that one instance does it. */
async function startNightClock(): Promise<void> {
  const { default: config, nightCheck } = await import('@payload-config')
  const { getPayload } = await import('payload')
  const { default: pino } = await import('pino')
  const { startMinuteClock } = await import('@/cms/minute-clock')
  const { addStop } = await import('@/cms/snapshot')
  const log = pino({ base: { part: 'cms' } })
  const clock = startMinuteClock({
    now: Date.now,
    run: async (now) => void (await nightCheck(await getPayload({ config }), now)),
    onFault: (error) =>
      log.warn(`The nightly check of redirects waits: ${error instanceof Error ? error.message : String(error)}`),
  })
  addStop(clock.stop)
}
