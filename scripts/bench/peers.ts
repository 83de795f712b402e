import type { Browser } from '@playwright/test'
import { htmlWeight } from './html-weight'
import { load } from './cpu'
import { visitThrottled } from './throttled-visit'
import { transferredBy } from './transferred'
import { startEmptyPage } from './empty-page'
import { row, type FigureRow } from './figure-table'
import { figure, HOST, median, openBrowser, PAGES, type Bench } from './measure'
import { mainShop, secondShop, type ExtraShop } from './shop-process'

const MIN_CPU_RATIO = 8
const RUNS = 3
const KB = 1024

type Both<Value> = Readonly<{ ours: Value; empty: Value }>

/** The home page of this shop beside an empty page of the same Next, in one run and in turns. */
export async function besideEmptyPage(bench: Bench): Promise<FigureRow[]> {
  const empty = await startEmptyPage(bench)
  try {
    const rows = [await startRow(bench, empty), await cpuRow(bench, empty), await htmlRow(bench, empty)]
    if (bench.quick) return rows
    const browser = await openBrowser()
    try {
      return [...rows, ...(await browserRows(browser, bench, empty))]
    } finally {
      await browser.close()
    }
  } finally {
    await empty.process.stop()
  }
}

async function startRow(bench: Bench, empty: ExtraShop): Promise<FigureRow> {
  const { process, startedInMs } = await secondShop(bench)
  await process.stop()
  return beside('start until the first page', 's', { ours: startedInMs / 1000, empty: empty.startedInMs / 1000 })
}

async function cpuRow(bench: Bench, empty: ExtraShop): Promise<FigureRow> {
  const ask = (at: Readonly<{ port: number; pid: number }>, host: string, amount: number) =>
    load({ port: at.port, pid: at.pid, host, requests: [{ path: PAGES.home }], amount })
  const amount = bench.quick ? 1_000 : 10_000
  const runs: Both<number[]> = { ours: [], empty: [] }
  for (let nth = 0; nth <= RUNS; nth++) {
    const ours = await ask(mainShop(bench), HOST, amount)
    const other = await ask(empty, 'localhost', amount / 5)
    if (ours.errors + other.errors > 0) throw new Error('a page was not answered')
    // The first turn warms the compilers up.
    if (nth === 0) continue
    runs.ours.push(ours.cpuPerRequest)
    runs.empty.push(other.cpuPerRequest)
  }
  const [ours, other] = [median(runs.ours), median(runs.empty)]
  return row(
    'beside an empty page of Next: CPU of a cached page',
    `${figure(other / ours)}x less (${ours.toFixed(3)} and ${other.toFixed(3)} ms)`,
    `>= ${MIN_CPU_RATIO}x less`,
    other / ours >= MIN_CPU_RATIO,
  )
}

async function htmlRow(bench: Bench, empty: ExtraShop): Promise<FigureRow> {
  const [ours, other] = [
    await htmlWeight(mainShop(bench).port, HOST, PAGES.home),
    await htmlWeight(empty.port, 'localhost', PAGES.home),
  ]
  return beside('HTML, brotli', 'KB', { ours: ours.brotliBytes / KB, empty: other.brotliBytes / KB })
}

async function browserRows(browser: Browser, bench: Bench, empty: ExtraShop): Promise<FigureRow[]> {
  const urls = { ours: `http://${HOST}:${mainShop(bench).port}/`, empty: `http://localhost:${empty.port}/` }
  const scripts = async (url: string) => {
    const context = await browser.newContext()
    const { scriptBytes } = await transferredBy(await context.newPage(), url)
    await context.close()
    return scriptBytes / KB
  }
  const seen: Both<{ fcp: number; longTasks: number }[]> = { ours: [], empty: [] }
  for (let nth = 0; nth < RUNS; nth++)
    for (const key of ['ours', 'empty'] as const) seen[key].push(await visitThrottled(browser, urls[key]))
  const middle = (take: (one: { fcp: number; longTasks: number }) => number): Both<number> => ({
    ours: median(seen.ours.map(take)),
    empty: median(seen.empty.map(take)),
  })
  return [
    beside('scripts until idle, as sent', 'KB', { ours: await scripts(urls.ours), empty: await scripts(urls.empty) }),
    beside(
      'first paint on a slow phone',
      's',
      middle(({ fcp }) => fcp / 1000),
    ),
    beside(
      'long tasks on a slow phone',
      'ms',
      middle(({ longTasks }) => longTasks),
    ),
  ]
}

/** Both values and how many times ours is theirs. */
const beside = (name: string, unit: string, { ours, empty }: Both<number>): FigureRow =>
  row(
    `beside an empty page of Next: ${name}`,
    `${figure(ours)} and ${figure(empty)} ${unit}${empty > 0 ? `, ${figure(ours / empty)}x` : ''}`,
    '',
    null,
  )
