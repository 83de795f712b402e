import type { Browser, BrowserContext, Page } from '@playwright/test'
import { PHONE, seenIn, openThrottled, visitThrottled, type Seen } from './throttled-visit'
import { GOAL_SCREENS, HOST, median, openBrowser, type Bench } from './measure'
import { row, type FigureRow } from './figure-table'

const RUNS = 3
const TAPS = 5
const MAX_PAINT_FIGURES = { lcpMs: 1_200, longTasksMs: 150, answersMs: 80 }
const PAINT_GOAL = `<= ${MAX_PAINT_FIGURES.lcpMs / 1000} s, ${MAX_PAINT_FIGURES.longTasksMs} ms, CLS 0`

async function refuse(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(url)
  await page.getByTestId('consent').getByRole('button').first().click()
  await page.getByTestId('consent').waitFor({ state: 'hidden' })
  await page.close()
}

/** A first visit, or one of a visitor who has refused to be measured on an earlier one; the cache is empty in both. */
async function paintRow(browser: Browser, name: string, url: string, isAnswered: boolean): Promise<FigureRow> {
  const runs: Seen[] = []
  const before = (context: BrowserContext) => (isAnswered ? refuse(context, new URL('/', url).href) : Promise.resolve())
  for (let nth = 0; nth < RUNS; nth++) runs.push(await visitThrottled(browser, url, before))
  const middle = (take: (one: Seen) => number) => median(runs.map(take))
  const [fcp, lcp, cls] = [middle((run) => run.fcp), middle((run) => run.lcp), middle((run) => run.cls)]
  const longTasks = middle((run) => run.longTasks)
  if (!fcp || !lcp) throw new Error(`${url} painted nothing`)
  return row(
    `first and largest paint, long tasks ${name}, ${isAnswered ? 'answered before' : 'first visit'}`,
    `${(fcp / 1000).toFixed(2)} and ${(lcp / 1000).toFixed(2)} s, ${longTasks.toFixed(0)} ms, CLS ${cls.toFixed(3)}: ${runs[0]?.largest}`,
    PAINT_GOAL,
    lcp <= MAX_PAINT_FIGURES.lcpMs && longTasks <= MAX_PAINT_FIGURES.longTasksMs && cls < 0.0005,
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
      const page = await openThrottled(context)
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
  const [first, rest] = [median(firsts), median(others)]
  return row(
    'an answer until the next frame, CPU 4x slower',
    `the first ${first.toFixed(0)} ms, median of ${others.length} others ${rest.toFixed(0)} ms`,
    `<= ${MAX_PAINT_FIGURES.answersMs} ms`,
    first <= MAX_PAINT_FIGURES.answersMs && rest <= MAX_PAINT_FIGURES.answersMs,
  )
}

/** First and largest paint on a throttled phone with an empty cache, with and without an answer to the question about measuring. */
export async function firstPaint(bench: Bench): Promise<FigureRow[]> {
  if (bench.quick) return [row('first and largest paint, long tasks', 'not with --quick', PAINT_GOAL, null)]
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
