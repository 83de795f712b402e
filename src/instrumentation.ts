/**
 * Runs once when a server process starts, before it answers: environment check, first load of the content, LISTEN.
 * Nothing of it runs while building, so that a build needs neither database nor platform (fault table F3).
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { startContent } = await import('@/cms/start-content')
  await startContent()
}
