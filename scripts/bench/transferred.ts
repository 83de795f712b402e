import type { CDPSession, Page } from '@playwright/test'

/** What a browser has fetched; bytes as transferred, headers included. */
export type Transferred = Readonly<{ scriptBytes: number; scripts: number; requests: number; bytes: number }>

/** Counts from now on what the page fetches from servers; what the browser has in its cache is no request. */
async function listen(client: CDPSession) {
  const scripts = new Set<string>()
  const seen = { scriptBytes: 0, requests: 0, bytes: 0 }
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache || !response.url.startsWith('http')) return
    seen.requests += 1
    if (response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.bytes += encodedDataLength
    if (scripts.has(requestId)) seen.scriptBytes += encodedDataLength
  })
  await client.send('Network.enable')
  return (): Transferred => ({ ...seen, scripts: scripts.size })
}

/** The question about measuring comes a second after the start. */
const LATE_PARTS_MS = 1_500

/** What the visit of an address fetches until the network is idle, without a touch. */
export async function transferredBy(page: Page, url: string) {
  const measured = await listen(await page.context().newCDPSession(page))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(LATE_PARTS_MS)
  await page.waitForLoadState('networkidle')
  return measured()
}
