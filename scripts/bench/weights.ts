import { gzipSync } from 'node:zlib'
import { ask } from '../../tests/support/shop-address'
import { HOST, PAGES, type Bench } from './bench'
import { row, type Row } from './table'

const MOST_JS_KB = 155
const MOST_HTML_KB = 15

/** Further screens of visitors. */
const SCREENS = {
  ...PAGES,
  search: '/?q=iphone',
  contact: '/kontakt',
  checkout: '/checkout',
  'thank-you': '/thankYou',
  account: '/account',
  register: '/account/register',
  management: '/account/management',
  'address change': '/account/address-change',
  'payment change': '/account/payment-change',
  'password forgot': '/account/password-forgot',
  b2b: '/b2b/ankaufsportal',
  error: '/gibt-es-nicht',
} as const
const MAY_HAVE_CHECKOUT = ['checkout', 'thank-you']

/** Text that only the code of that part has: message ids of the checkout, addresses of the admin's API. */
const FOREIGN = { checkout: /["'`]checkout\.[a-zA-Z]/, admin: /["'`]\/cms-api|payload-locked-documents/ }

const inGzip = (text: string) => gzipSync(text, { level: 9 }).length / 1024
const scriptsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<script[^>]+src="([^"]+)"[^>]*>/g)]
      .filter(([tag]) => !/nomodule/i.test(tag))
      .map((match) => match[1] ?? ''),
  ),
]

type Weight = Readonly<{ name: string; html: number; js: number; foreign: string[] }>

/** KB gzip of a page's HTML and of the scripts of its first load, and which other parts' code is among them. */
async function weightOf(port: number, name: string, path: string): Promise<Weight> {
  const page = await ask(HOST, path, { port })
  if (page.status !== (name === 'error' ? 404 : 200)) throw new Error(`${HOST}${path} answered ${page.status}`)
  const scripts = await Promise.all(scriptsOf(page.body).map(async (script) => (await ask(HOST, script, { port })).body))
  const foreign = Object.entries(FOREIGN)
    .filter(
      ([part, words]) => !(part === 'checkout' && MAY_HAVE_CHECKOUT.includes(name)) && scripts.some((text) => words.test(text)),
    )
    .map(([part]) => part)
  return { name, html: inGzip(page.body), js: scripts.reduce((sum, text) => sum + inGzip(text), 0), foreign }
}

/** First-load JavaScript of every screen, code of other parts in it, and the HTML of pages that grow. */
export async function weights({ stack }: Bench): Promise<Row[]> {
  const rows: Row[] = []
  const found: Weight[] = []
  for (const [name, path] of Object.entries(SCREENS)) found.push(await weightOf(stack.settings.shopPort, name, path))
  for (const { name, js } of found)
    rows.push(row(`first-load JS ${name}`, `${js.toFixed(1)} KB gzip`, `<= ${MOST_JS_KB} KB`, js <= MOST_JS_KB))
  const foreign = found.filter((one) => one.foreign.length > 0).map((one) => `${one.name}: ${one.foreign.join(' and ')}`)
  rows.push(row('code of checkout or admin on other screens', foreign.join(', ') || 'none', 'none', foreign.length === 0))
  for (const { name, html } of found.filter((one) => one.name in PAGES)) {
    const isGoal = name === 'device'
    rows.push(
      row(
        `HTML ${name}`,
        `${html.toFixed(1)} KB gzip`,
        isGoal ? `<= ${MOST_HTML_KB} KB` : '',
        isGoal ? html <= MOST_HTML_KB : null,
      ),
    )
  }
  return rows
}
