import { expect, type Page, test as base } from '@playwright/test'
import { MODES } from '../../src/domain/market/market'
import { findViolations } from './axe'
import { leakedInto, SECRETS, storedInBrowser, watchAddresses } from './canaries'
import { settled } from './settled'
import { MARKETS } from './words'

/** Fails on every message in the browser's console. Failed loads that a journey causes are allowed by name. */
type Fixtures = {
  quiet: { allow: (text: RegExp) => void }
  /** `refused`: the question was answered on an earlier visit, and is not shown; `unasked`: the first visit. */
  consent: 'refused' | 'unasked'
  answered: void
  /** Fails on personal data in addresses, in the data layer or, permanently, in the browser's storage. */
  canaries: void
}
const CONSENTS = MARKETS.flatMap(({ code }) => MODES.map((mode) => `consent.${code}.${mode}`))

/** Runs in the browser before the page's own scripts; without access to the storage the page asks as on a first visit. */
function refuse(keys: readonly string[]): void {
  try {
    for (const key of keys)
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ v: 1, at: Date.now(), data: false }))
  } catch {
    return
  }
}

export const test = base.extend<Fixtures>({
  consent: ['refused', { option: true }],
  answered: [
    async ({ page, consent }, use) => {
      if (consent === 'refused') await page.addInitScript(refuse, CONSENTS)
      await use()
    },
    { auto: true },
  ],
  canaries: [
    async ({ page }, use) => {
      const addresses = watchAddresses(page)
      await use()
      expect(leakedInto({ addresses: addresses.join('\n') }, SECRETS)).toEqual([])
      expect(leakedInto(await storedInBrowser(page), SECRETS)).toEqual([])
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        const where = message.location().url || page.url()
        if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()} (${where})`)
      })
      page.on('pageerror', (error) => heard.push(`uncaught: ${error.message} (${page.url()})`))
      await use({ allow: (text) => void allowed.push(text) })
      expect(heard.filter((line) => !allowed.some((text) => text.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until every island of the page has hydrated (B-06); an assertion would describe the whole page at each look. */
export const started = (page: Pick<Page, 'locator'>): Promise<void> =>
  page.locator('html[data-app-state="finished"]').waitFor({ state: 'attached' })

/**
 * Lets the page's clock run past the pause after which a tapped answer goes on, and past its longest wait for a price. The clock
 * must be installed before the page is opened.
 */
export async function passPause(page: Page): Promise<void> {
  await page.clock.runFor(2000)
  await settled(page)
}

/** Fails on violations of WCAG 2.2 AA and axe's best practices on the page in its present state, and in its frames. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) expect(await findViolations(frame), frame.url()).toEqual([])
}

/** Nothing is wider than the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(over).toBeLessThanOrEqual(0)
}

export { expect }

/** A journey that `npm test -- --full` walks alone. */
export const inFullRun = { tag: '@full' } as const

/** A way that was walked in the first market is walked in the others in the full run. */
export const inMarket = (code: string) => (code === 'de' ? {} : inFullRun)

/** The scripts of the build. */
export const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/

/** Holds scripts of the build back until it is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(SCRIPTS, async (route) => {
    await released
    await route.continue()
  })
  return release
}
