import type { Browser } from '@playwright/test'
import { FIRST_VISIT, htmlWeight } from './html-weight'
import { transferredBy, type Transferred } from './transferred'
import { GOAL_SCREENS, HOST, openBrowser, PAGES, type Bench } from './measure'
import { row, type FigureRow } from './figure-table'

const MAX_WEIGHTS = { scriptKb: 130, scripts: 12, requests: 22, deviceHtmlKb: 10, firstDocumentKb: 24, payloadShare: 0.35 }
const KB = 1024

const SCREENS = {
  ...GOAL_SCREENS,
  search: '/?q=iphone',
  'thank-you': '/thankYou',
  register: '/account/register',
  management: '/account/management',
  'address change': '/account/address-change',
  'payment change': '/account/payment-change',
  'password forgot': '/account/password-forgot',
  b2b: '/b2b/ankaufsportal',
  error: '/gibt-es-nicht',
} as const

/** A visitor's first visit of an address and, after leaving, their second one. */
async function visits(browser: Browser, url: string): Promise<readonly [Transferred, Transferred]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const visit = async (): Promise<Transferred> => {
    const page = await context.newPage()
    const fetched = await transferredBy(page, url)
    await page.close()
    return fetched
  }
  try {
    return [await visit(), await visit()]
  } finally {
    await context.close()
  }
}

const inKb = (bytes: number) => `${(bytes / KB).toFixed(0)} KB`

function rowOf(name: string, first: Transferred, second: Transferred): FigureRow {
  const met =
    first.scriptBytes <= MAX_WEIGHTS.scriptKb * KB &&
    first.scripts <= MAX_WEIGHTS.scripts &&
    first.requests <= MAX_WEIGHTS.requests
  const measured =
    `${inKb(first.scriptBytes)} in ${first.scripts} scripts, ${first.requests} requests of ${inKb(first.bytes)}; ` +
    `again ${inKb(second.bytes)} in ${second.requests}`
  return row(
    `JavaScript until idle ${name}`,
    measured,
    `<= ${MAX_WEIGHTS.scriptKb} KB in ${MAX_WEIGHTS.scripts}, ${MAX_WEIGHTS.requests} requests`,
    met,
  )
}

async function htmlRow(port: number, name: keyof typeof PAGES): Promise<FigureRow> {
  const page = await htmlWeight(port, HOST, PAGES[name])
  const first = await htmlWeight(port, HOST, PAGES[name], FIRST_VISIT)
  const [kb, firstKb] = [page.brotliBytes / KB, first.brotliBytes / KB]
  const share = page.payloadBytes / page.rawBytes
  const maxKb = name === 'device' ? MAX_WEIGHTS.deviceHtmlKb : MAX_WEIGHTS.firstDocumentKb
  return row(
    `HTML ${name}, dense brotli; with its styles; payload`,
    `${kb.toFixed(1)} KB; ${firstKb.toFixed(1)} KB; ${(100 * share).toFixed(0)} %`,
    `<= ${maxKb} KB; ${MAX_WEIGHTS.firstDocumentKb} KB; ${100 * MAX_WEIGHTS.payloadShare} %`,
    kb <= maxKb && firstKb <= MAX_WEIGHTS.firstDocumentKb && share <= MAX_WEIGHTS.payloadShare,
  )
}

/** What every screen transfers on a first and on a second visit, and the HTML of pages that grow. */
export async function weights({ stack, quick }: Bench): Promise<FigureRow[]> {
  const { shopPort } = stack.settings
  const rows: FigureRow[] = []
  if (quick) rows.push(row('JavaScript until idle', 'not with --quick', `<= ${MAX_WEIGHTS.scriptKb} KB`, null))
  else {
    const browser = await openBrowser()
    try {
      for (const [name, path] of Object.entries(SCREENS)) {
        const url = `http://${HOST}:${shopPort}${path}`
        // A file is compressed as densely as possible after it was asked for once.
        await visits(browser, url)
        const [first, second] = await visits(browser, url)
        rows.push(rowOf(name, first, second))
      }
    } finally {
      await browser.close()
    }
  }
  for (const name of ['home', 'category', 'overview', 'device', 'content'] as const) rows.push(await htmlRow(shopPort, name))
  return rows
}
