// `npm run guide-pictures`: photographs ten screens of a running demo in five languages for the guide of the admin
// (src/admin/guide/pictures). Reads only: nothing is saved. SHOP_PORT names another shop than the demo's on 3000.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { GuidePage } from '../src/admin/guide/guide-pages'
import { STAFF_LANGUAGES, type StaffLanguage } from '../src/domain/staff-words'
import { callCms, Staff } from '../tests/support/admin'
import { address } from '../tests/support/shop-address'
import { chromiumPath } from './chromium'

process.env.SHOP_PORT ??= '3000'
/** Names of pages, all when there is none. */
const wanted = process.argv.slice(2)
const FOLDER = 'src/admin/guide/pictures'
/** Narrow enough to be read on a phone, where it is shown at two thirds of its size. */
const WIDTH = 480
const USUAL = 460
const SHARPNESS = 1.5
const QUALITY = 62
/** Around what is shown. */
const EDGE = 12

/** The part of a screen that begins so far above an element; as high as the element itself when no height is given. */
type Part = Readonly<{ from: Locator; above?: number; height?: number }>
type Shot = (page: Page, ids: Readonly<{ market: number; text: number }>) => Promise<Part>

const collection = (path: string) => `/collections/${path}`

/** Goes to a screen and waits until its last request is answered, such as that for the names of markets. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(address('localhost', `/admin${path}`), { waitUntil: 'networkidle' })
}

/** Shows a day or a time as a browser in the language of the page does; this one may have no other language than English. */
function asWritten(field: HTMLElement | SVGElement): void {
  if (!(field instanceof HTMLInputElement) || !field.valueAsDate) return
  const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const
  const time = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const
  const form = new Intl.DateTimeFormat(document.documentElement.lang, field.type === 'date' ? day : time)
  const written = form.format(field.valueAsDate)
  field.type = 'text'
  field.value = written
  field.blur()
}

const SHOTS: Readonly<Record<GuidePage, Shot>> = {
  'first-steps': async (page) => {
    await open(page, '')
    return { from: page.getByTestId('dashboard'), height: 560 }
  },
  pages: async (page, { text }) => {
    await open(page, collection(`pages/${text}`))
    return { from: page.locator('.tabs-field__tabs').first(), height: USUAL }
  },
  publishing: async (page, { text }) => {
    await open(page, collection(`pages/${text}`))
    const panel = page.getByTestId('page-schedules')
    await panel.locator('[type=date]').fill('2026-12-01')
    await panel.locator('[type=time]').fill('09:30')
    for (const kind of ['date', 'time']) await panel.locator(`[type=${kind}]`).evaluate(asWritten)
    return { from: panel }
  },
  translations: async (page) => {
    await open(page, '/translations')
    return { from: page.getByRole('main').locator('h1'), height: USUAL }
  },
  review: async (page, { text }) => {
    await open(page, collection(`pages/${text}`))
    return { from: page.getByTestId('page-review') }
  },
  pictures: async (page) => {
    await open(page, collection('media/create'))
    await page.locator('input[type=file]').first().setInputFiles('docs/shop.png')
    await page.locator('.file-field img').first().waitFor()
    return { from: page.locator('.file-field').first(), height: USUAL }
  },
  redirects: async (page) => {
    await open(page, collection('redirects'))
    await page.locator('tbody .cell-market').nth(4).filter({ hasNotText: '–' }).waitFor()
    return { from: page.locator('.collection-list button[aria-pressed]').first(), above: -8, height: USUAL }
  },
  'banners-and-switches': async (page, { market }) => {
    await open(page, collection(`markets/${market}`))
    await page.locator('.tabs-field__tab-button').nth(2).click()
    return { from: page.locator('.tabs-field__tabs').first(), height: USUAL }
  },
  markets: async (page) => {
    await open(page, collection('markets'))
    await page.locator('#clone-market').click()
    return { from: page.locator('dialog[open]'), height: USUAL }
  },
  'reports-and-history': async (page) => {
    await open(page, collection('audit-log'))
    return { from: page.getByRole('table'), above: 50, height: USUAL }
  },
}

async function clipOf(page: Page, { from, above = 0, height }: Part) {
  await from.waitFor()
  await page.evaluate(() => document.fonts.ready)
  const box = await from.evaluate((node) => {
    const { top, height: own } = node.getBoundingClientRect()
    return { top: top + scrollY, own }
  })
  return {
    x: 0,
    y: Math.max(0, Math.round(box.top) - above - EDGE),
    width: WIDTH,
    height: height ?? Math.round(box.own) + 2 * EDGE,
  }
}

async function photograph(browser: Browser, language: StaffLanguage): Promise<number> {
  const context = await browser.newContext({
    ...{ locale: language, timezoneId: 'Europe/Berlin', colorScheme: 'light', reducedMotion: 'reduce' },
    ...{ viewport: { width: WIDTH, height: 1400 }, deviceScaleFactor: SHARPNESS },
  })
  const page = await context.newPage()
  await new Staff(page).logIn('admin')
  const idOf = async (path: string): Promise<number> => (await callCms(page, 'GET', path)).body.docs[0].id
  const market = await idOf(`/markets?where[code][equals]=${language}&depth=0`)
  const text = await idOf(`/pages?where[market][equals]=${market}&where[key][equals]=about&depth=0`)
  let size = 0
  for (const [name, shot] of Object.entries(SHOTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const clip = await clipOf(page, await shot(page, { market, text }))
    const taken = await page.screenshot({ clip, fullPage: true, animations: 'disabled' })
    const file = join(FOLDER, language, `${name}.webp`)
    const picture = await sharp(taken).webp({ quality: QUALITY, effort: 6 }).toBuffer()
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, picture)
    size += picture.length
    console.log(`${file}: ${picture.length} bytes`)
  }
  await context.close()
  return size
}

const executablePath = chromiumPath()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
let total = 0
for (const language of STAFF_LANGUAGES) total += await photograph(browser, language)
console.log(`${total} bytes in all`)
await browser.close()
