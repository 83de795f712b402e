/**
 * Runs once when a server process starts, before it answers: environment check, first load of the content, LISTEN.
 * Nothing of it runs while building, so that a build needs neither database nor platform (fault table F3). What it starts is
 * imported behind the first line: the framework builds this file for its edge runtime too, which has none of it.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startContent } = await import('@/cms/start-content')
  const { startNightClock } = await import('@/cms/start-night-clock')
  await startContent()
  startNightClock()
}
