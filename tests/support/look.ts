import type { Page } from '@playwright/test'
import { findViolations } from './axe'

export type Look = readonly [width: number, scheme: 'light' | 'dark']
export const EVERY_LOOK: readonly Look[] = [
  [360, 'light'],
  [360, 'dark'],
  [1440, 'dark'],
  [1440, 'light'],
]
export const TWO_LOOKS: readonly Look[] = [
  [360, 'light'],
  [1440, 'dark'],
]
const NARROWEST = 320
const DESK = { width: 1440, height: 800 }

/** Rows that the browser has not drawn yet have the colours of the scheme before: draws all, so that axe sees them. */
const drawAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** The window gets its new width from another process; the layout follows in the frame after the next. */
const drawn = (page: Page, width: number) =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const look = () => requestAnimationFrame(innerWidth === wanted ? () => requestAnimationFrame(() => done()) : look)
        look()
      }),
    width,
  )

/** Checks pages and collects all their problems, so that one run reports everything. */
export class Viewer {
  readonly problems: string[] = []
  constructor(
    readonly page: Page,
    readonly looks: readonly Look[],
    readonly options: { narrowest?: boolean } = {},
  ) {}

  /** Checks WCAG 2.2 AA, axe's best practices and the width of the window, in every width and colour scheme. */
  async see(name: string): Promise<void> {
    // Waits for the code of the screen.
    await this.page.locator('h1').first().waitFor({ state: 'attached' })
    await drawAll(this.page)
    const seen = new Set<number>()
    for (const [width, scheme] of this.looks) {
      await this.page.setViewportSize({ width, height: 800 })
      await this.page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await drawn(this.page, width)
      // The second scheme of a width differs in nothing but its colours.
      const violations = await findViolations(this.page, seen.has(width) ? { rules: ['color-contrast'] } : {})
      seen.add(width)
      this.problems.push(...violations.map((violation) => `${name} ${width} ${scheme} ${violation}`))
      await this.#sideways(name, width)
    }
    if (this.options.narrowest) {
      await this.page.setViewportSize({ width: NARROWEST, height: 640 })
      await drawn(this.page, NARROWEST)
      await this.#sideways(name, NARROWEST)
    }
    await this.page.setViewportSize(DESK)
  }

  async #sideways(name: string, width: number): Promise<void> {
    const { over, wide } = await this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const all = [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > clientWidth)
      return { over: scrollWidth - clientWidth, wide: all.map(({ tagName, className }) => `${tagName} ${className}`).slice(0, 5) }
    })
    if (over > 0) this.problems.push(`${name} ${width}: ${over} px wider than the window, with ${wide.join(', ')}`)
  }
}
