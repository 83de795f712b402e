/**
 * Stops and starts the trade platform, or deploys another build of the shop (`scripts/test-control.ts`); resolves when it is
 * done.
 */
async function control(what: string): Promise<void> {
  const url = process.env.CONTROL_URL
  if (!url) throw new Error('CONTROL_URL is not set; run these tests with `npm test -- --only journeys`.')
  const { ok, status } = await fetch(`${url}/${what}`, { method: 'POST' })
  if (!ok) throw new Error(`${what}: ${status}`)
}

export const platform = (what: 'stop' | 'start'): Promise<void> => control(`platform/${what}`)
export const deployNextBuild = (): Promise<void> => control('shop/next-build')
