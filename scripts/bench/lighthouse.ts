import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { installChromium } from '../chromium'
import { BROWSER_FLAGS, GOAL_SCREENS, HOST, median, type Bench } from './measure'
import { row, type FigureRow } from './figure-table'

const RUNS = 5
/** Now and then Chromium records no beginning of the navigation. */
const TRIES = 3
const isWithoutTrace = (code: string | undefined) => code === 'NO_NAVSTART'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const LOWEST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const FLAGS = ['--headless=new', ...BROWSER_FLAGS]

type Run = Readonly<Record<(typeof CATEGORIES)[number] | 'cls' | 'lcp', number> & { missed: string[] }>

async function audit(url: string, port: number): Promise<Run> {
  // Shops on local hosts tell search engines to stay away (M-03), so that audit does not apply.
  const skipAudits = ['is-crawlable']
  const ask = () => lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES], skipAudits })
  let result = await ask()
  for (let nth = 1; nth < TRIES && isWithoutTrace(result?.lhr.runtimeError?.code); nth++) result = await ask()
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result')
  const { categories, audits } = result.lhr
  const score = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100)
  const missed = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    lcp: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
    missed,
  }
}

async function pageRow(name: string, url: string): Promise<FigureRow> {
  const runs: Run[] = []
  for (let nth = 0; nth < RUNS; nth++) {
    const chrome = await launch({ chromePath: installChromium(console.log, 'full'), chromeFlags: FLAGS })
    try {
      runs.push(await audit(url, chrome.port))
    } finally {
      chrome.kill()
    }
  }
  const of = (key: Exclude<keyof Run, 'missed'>) => median(runs.map((run) => run[key]))
  const met = CATEGORIES.every((key) => of(key) >= LOWEST[key]) && of('cls') < 0.005
  const missed = [...new Set(runs.flatMap((run) => run.missed))]
  const scores = CATEGORIES.map((key) => of(key)).join(' / ')
  const measured = `${scores}, CLS ${of('cls').toFixed(3)}, LCP ${of('lcp').toFixed(1)} s${missed.length ? ` (${missed.join(', ')})` : ''}`
  return row(`Lighthouse mobile ${name} (median of ${RUNS})`, measured, '>= 95 / 100 / 100 / 100, CLS 0', met)
}

/** Performance, accessibility, best practices and search engines, as on a mid-range phone. */
export async function lighthouseScores({ stack, quick }: Bench): Promise<FigureRow[]> {
  if (quick) return [row('Lighthouse mobile', 'not with --quick', '>= 95 / 100 / 100 / 100, CLS 0', null)]
  const rows: FigureRow[] = []
  for (const [name, path] of Object.entries(GOAL_SCREENS))
    rows.push(await pageRow(name, `http://${HOST}:${stack.settings.shopPort}${path}`))
  return rows
}
