import type { Page } from '@playwright/test'
import { alive } from './admin'
import { findViolations } from './axe'
import { expect, expectNoSideways } from './journey'
import { settled } from './settled'
import { address } from './shop-address'

/** Both widths are seen in both themes; the second theme of a width differs in its colours alone. */
const LOOKS = [
  [390, 'light', {}],
  [390, 'dark', { rules: ['color-contrast'] }],
  [1440, 'dark', {}],
  [1440, 'light', { rules: ['color-contrast'] }],
] as const
const LIST_HEADER_PX = 220
/** Frames show the shop, whose screens have a walk of their own. */
const OURS = { exclude: 'iframe', impacts: ['critical', 'serious'] } as const

type Look = readonly [width: number, theme: 'light' | 'dark']
type Looking = Readonly<{
  /** The rules of every look but the first; all without. */
  again?: readonly string[]
  /** A name for screenshots. */
  picture?: string
}>

/**
 * Shows a width and a theme. Colours change at once: each element would begin its transition when that of its parent ends, which
 * takes half a second of frames for each look. What opens or closes by itself has ended before that, because it waits for the
 * end of its transition.
 */
async function setLook(page: Page, width: number, theme: string, layoutIsThere = async () => {}): Promise<void> {
  await settled(page)
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
  })
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  await layoutIsThere()
  await settled(page)
  await page.evaluate(() => (document.adoptedStyleSheets = []))
}

/** Fails on what axe finds in a part of a screen of the admin, and on a screen that is wider than the window. */
export async function expectGoodLooks(
  page: Page,
  part: Parameters<typeof findViolations>[1],
  looks: readonly Look[],
  { again, picture }: Looking = {},
): Promise<void> {
  for (const [place, [width, theme]] of looks.entries()) {
    await setLook(page, width, theme)
    const violations = await findViolations(page, { ...part, ...(place > 0 && again && { rules: again }) })
    expect(violations, `${width} px, ${theme}`).toEqual([])
    await expectNoSideways(page)
    if (picture) await page.screenshot({ path: `test-results/${picture}-${width}-${theme}.png` })
  }
}

/** Walks through the admin and collects what axe finds, so that one run reports everything. */
export class Walk {
  readonly problems: string[] = []
  constructor(readonly page: Page) {}

  /** Begins narrow: a menu that is open closes in a moment when the window becomes narrow. */
  async open(path: string): Promise<void> {
    await this.page.setViewportSize({ width: 390, height: 900 })
    await this.page.goto(address('localhost', path), { waitUntil: 'domcontentloaded' })
    await expect(this.page.locator('h1, form, .collection-list').first()).toBeVisible()
  }

  /** `part` is what has changed on a screen that was seen before. */
  async see(name: string, part?: string): Promise<void> {
    for (const [width, theme, rules] of LOOKS) {
      await setLook(this.page, width, theme, () => this.menuIs(width > 1100))
      const scope = { ...OURS, ...rules, ...(part && { include: part }) }
      let found = await findViolations(this.page, scope)
      if (found.length > 0) {
        // A cell that is still being loaded has no name yet.
        await this.page.waitForLoadState('networkidle')
        found = await findViolations(this.page, scope)
      }
      const over = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      if (over > 0) this.problems.push(`${name}, ${width} px: ${over} px wider than the window`)
      this.problems.push(...found.map((violation) => `${name}, ${width} px, ${theme}: ${violation}`))
    }
  }

  /** On a phone the first row of a list is at most this far below the title, from the first paint on. */
  async seeListHeader(name: string): Promise<void> {
    const height = await this.page.evaluate(() => {
      const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0
      return topOf('.collection-list tbody tr, .collection-list .no-results') - topOf('.collection-list .list-header')
    })
    if (height > LIST_HEADER_PX) this.problems.push(`${name}: the header of the list is ${Math.round(height)} px high`)
  }

  private async menuIs(open: boolean): Promise<void> {
    const frame = this.page.locator('.template-default')
    if ((await frame.count()) > 0)
      await expect(frame.and(this.page.locator('.template-default--nav-open'))).toHaveCount(open ? 1 : 0)
  }

  /** A form shows one tab at a time. */
  async seeForm(name: string): Promise<void> {
    await alive(this.page.locator('.collection-edit form').first())
    const tabs = this.page.locator('.tabs-field__tab-button')
    const count = await tabs.count()
    if (count === 0) return this.see(name)
    for (let at = 0; at < count; at += 1) {
      await tabs.nth(at).click()
      await this.see(`${name}, tab ${at + 1}`, at > 0 ? '.tabs-field' : undefined)
    }
  }

  /** What the menu leads to: the paths of collections, and of other views. */
  async menu(): Promise<{ lists: string[]; views: string[] }> {
    await this.open('/admin')
    const links = this.page.locator('a.nav__link')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const own = [...new Set(paths.filter((path) => path.startsWith('/admin')).map((path) => path.split(/[?#]/)[0] ?? ''))]
    return {
      lists: own.filter((path) => path.startsWith('/admin/collections/')),
      views: own.filter((path) => !/^\/admin($|\/collections\/|\/logout)/.test(path)),
    }
  }
}
