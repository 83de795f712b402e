import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Slow 4G and a phone of the middle class, as Lighthouse has them when it slows a browser down while it loads. */
const LINE = { offline: false, latency: 562, downloadThroughput: (1475 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }
const CPU_TIMES_SLOWER = 4
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const
/** The question about measuring comes a second after the start. */
const LATE_MS = 4_000

/** Times in milliseconds since the visit began; `longTasks`: the sum of all tasks of more than 50 ms. */
export type Seen = { fcp: number; lcp: number; cls: number; largest: string; longTasks: number; answers: number[] }

/** Runs in the browser: notes what is painted when, how far it shifts, and how long each tap takes to its next frame. */
function notePaints(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, largest: '', longTasks: 0, answers: [] }
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element } // Not in the types of TypeScript.
    seen.lcp = entry.startTime
    seen.largest = `${element?.tagName.toLowerCase()} "${element?.textContent?.trim().slice(0, 20)}"`
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean } // As above.
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ duration }) => (seen.longTasks += duration))
  watch('event', ({ name, duration }) => name === 'click' && seen.answers.push(duration), { durationThreshold: 16 })
  Object.assign(globalThis, { seen })
}
export const seenIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

/** A page with an empty cache on the slow phone. */
export async function openThrottled(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.clearBrowserCache')
  await client.send('Network.emulateNetworkConditions', LINE)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER })
  // The compiler of scripts gives functions their names by this one.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(notePaints)
  return page
}

/** Visits an address with an empty cache; `before` may prepare what the browser has stored. */
export async function visitThrottled(
  browser: Browser,
  url: string,
  before: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<Seen> {
  const context = await browser.newContext(PHONE)
  try {
    await before(context)
    const page = await openThrottled(context)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(LATE_MS)
    return await seenIn(page)
  } finally {
    await context.close()
  }
}
