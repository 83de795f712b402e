import type { Browser, BrowserContext, Page } from '@playwright/test'
import { GOAL_SCREENS, HOST, median, openBrowser, percentile, type Bench } from './measure'
import { row, type FigureRow } from './figure-table'

/** Slow 4G and a phone of the middle class, as Lighthouse has them when it slows a browser down while it loads. */
const LINE = { offline: false, latency: 562, downloadThroughput: (1475 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }
const CPU_TIMES_SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const
const RUNS = 3
const TAPS = 5
/** The question about measuring comes a second after the start. */
const LATE_MS = 4_000
const MAX_PAINT_FIGURES = { ratio: 1.2, lcpMs: 1_800, firstAnswerMs: 200, answersMs: 80 }

type Seen = { fcp: number; lcp: number; cls: number; largest: string; answers: number[] }

/** Runs in the browser: notes what is painted when, how far it shifts, and how long each tap takes to its next frame. */
function notePaints(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, largest: '', answers: [] }
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
  watch('event', ({ name, duration }) => name === 'click' && seen.answers.push(duration), { durationThreshold: 16 })
  Object.assign(globalThis, { seen })
}
const seenIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)

async function slowPage(context: BrowserContext): Promise<Page> {
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

/** A first visit, or one of a visitor who has refused to be measured on an earlier one; the cache is empty in both. */
async function visit(browser: Browser, url: string, isAnswered: boolean): Promise<Seen> {
  const context = await browser.newContext(PHONE)
  try {
    if (isAnswered) await refuse(context, new URL('/', url).href)
    const page = await slowPage(context)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(LATE_MS)
    return await seenIn(page)
  } finally {
    await context.close()
  }
}

async function refuse(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  await page.getByTestId('consent').getByRole('button').first().click()
  await page.getByTestId('consent').waitFor({ state: 'hidden' })
  await page.close()
}

async function paintRow(browser: Browser, name: string, url: string, isAnswered: boolean): Promise<FigureRow> {
  const runs: Seen[] = []
  for (let nth = 0; nth < RUNS; nth++) runs.push(await visit(browser, url, isAnswered))
  const [fcp, lcp, cls] = [runs.map((run) => run.fcp), runs.map((run) => run.lcp), runs.map((run) => run.cls)].map(median)
  if (!fcp || !lcp || cls === undefined) throw new Error(`${url} painted nothing`)
  return row(
    `first and largest paint ${name}, ${isAnswered ? 'answered before' : 'first visit'}`,
    `${(fcp / 1000).toFixed(2)} and ${(lcp / 1000).toFixed(2)} s, ${(lcp / fcp).toFixed(2)}x, CLS ${cls.toFixed(3)}: ${runs[0]?.largest}`,
    `<= ${MAX_PAINT_FIGURES.ratio}x, ${MAX_PAINT_FIGURES.lcpMs / 1000} s, CLS 0`,
    lcp <= fcp * MAX_PAINT_FIGURES.ratio && lcp <= MAX_PAINT_FIGURES.lcpMs && cls < 0.0005,
  )
}

/** Taps the first answer of the open question; false at the first question that takes several. */
async function answerNext(page: Page): Promise<boolean> {
  const question = page.locator('#valuation li[data-focused]')
  if ((await question.locator('input').first().getAttribute('type')) === 'checkbox') return false
  const id = await question.getAttribute('id')
  const isNext = (before: string | null) => document.querySelector('#valuation li[data-focused]')?.id !== before
  for (let nth = 0; nth < TAPS; nth++) {
    await question.locator('label').first().tap()
    // A tap misses while the page still scrolls to the question.
    if (await page.waitForFunction(isNext, id, { timeout: 5_000 }).catch(() => null)) return true
  }
  throw new Error(`the question ${id} does not take an answer`)
}

/** How long the first answers of a device take to their next frame. */
async function answerRow(browser: Browser, url: string): Promise<FigureRow> {
  const [firsts, others]: [number[], number[]] = [[], []]
  for (let nth = 0; nth < RUNS; nth++) {
    const context = await browser.newContext(PHONE)
    try {
      await refuse(context, new URL('/', url).href)
      const page = await slowPage(context)
      await page.goto(url)
      await page.locator('html[data-app-state="finished"]').waitFor({ state: 'attached' })
      for (let goesOn = true; goesOn;) goesOn = await answerNext(page)
      const [first = 0, ...rest] = (await seenIn(page)).answers
      firsts.push(first)
      others.push(...rest)
    } finally {
      await context.close()
    }
  }
  const [first, p75] = [median(firsts), percentile(others, 0.75)]
  return row(
    'an answer until the next frame, CPU 4x slower',
    `the first ${first.toFixed(0)} ms, p75 of ${others.length} others ${p75.toFixed(0)} ms`,
    `<= ${MAX_PAINT_FIGURES.firstAnswerMs}, ${MAX_PAINT_FIGURES.answersMs} ms`,
    first <= MAX_PAINT_FIGURES.firstAnswerMs && p75 <= MAX_PAINT_FIGURES.answersMs,
  )
}

/** First and largest paint on a throttled phone with an empty cache, with and without an answer to the question about measuring. */
export async function firstPaint(bench: Bench): Promise<FigureRow[]> {
  if (bench.quick)
    return [
      row(
        'first and largest paint',
        'not with --quick',
        `<= ${MAX_PAINT_FIGURES.ratio}x, ${MAX_PAINT_FIGURES.lcpMs / 1000} s`,
        null,
      ),
    ]
  const rows: FigureRow[] = []
  await inBrowser(bench, async (browser, at) => {
    for (const [name, path] of Object.entries(GOAL_SCREENS))
      for (const isAnswered of [false, true]) rows.push(await paintRow(browser, name, at(path), isAnswered))
  })
  return rows
}

/** How long answers of the sale flow take on the same phone. */
export async function answerTimes(bench: Bench): Promise<FigureRow[]> {
  const rows: FigureRow[] = []
  if (!bench.quick)
    await inBrowser(bench, async (browser, at) => void rows.push(await answerRow(browser, at(GOAL_SCREENS.device))))
  return rows
}

async function inBrowser(
  { stack }: Bench,
  work: (browser: Browser, at: (path: string) => string) => Promise<void>,
): Promise<void> {
  const browser = await openBrowser()
  try {
    await work(browser, (path) => `http://${HOST}:${stack.settings.shopPort}${path}`)
  } finally {
    await browser.close()
  }
}
