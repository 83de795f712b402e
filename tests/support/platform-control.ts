/** Takes the trade platform away and brings it back (`scripts/test-control.ts`); answers when it is done. */
export async function platform(what: 'stop' | 'start'): Promise<void> {
  const url = process.env.CONTROL_URL
  if (!url) throw new Error('CONTROL_URL is not set; run these tests with `npm test -- --only journeys`.')
  const { ok, status } = await fetch(`${url}/platform/${what}`, { method: 'POST' })
  if (!ok) throw new Error(`platform ${what}: ${status}`)
}
