import { expect } from '@playwright/test'

const PATIENCE_MS = 10_000

/** One window of an engine that Playwright does not drive as its makers ship it. Actions wait for their element, a minute at most. */
export abstract class EngineWindow<Handle = unknown> {
  abstract open(address: string): Promise<void>
  /** Further actions are inside of this frame. */
  abstract enterFrame(selector: string): Promise<void>
  /** Runs in the page, so it may use nothing from outside. */
  abstract evaluate<Result>(work: () => Result): Promise<Result>
  abstract picture(): Promise<Buffer>
  abstract close(): Promise<void>
  /** What `findNamed` finds in the page or the frame. */
  protected abstract find(selector: string, name: string): Promise<Handle | null>
  /** Throws when the element cannot be clicked yet. */
  protected abstract press(element: Handle): Promise<void>
  protected abstract retype(field: Handle, value: string): Promise<void>

  isShown = async (selector: string, name: string): Promise<boolean> => (await this.find(selector, name)) !== null
  /** Clicks the first visible element of a selector whose name begins so. */
  click = (selector: string, name = ''): Promise<void> => this.#act(selector, name, (element) => this.press(element))
  /** Types in place of what a field contains. */
  fill = (selector: string, name: string, value: string): Promise<void> =>
    this.#act(selector, name, (field) => this.retype(field, value))
  see = (selector: string, name = ''): Promise<void> =>
    expect.poll(() => this.isShown(selector, name), `${selector} "${name}"`).toBe(true)
  /** Repeats an action until its effect is there: a click misses in a frame that grows at that moment. */
  reach = (action: () => Promise<void>, isReached: () => Promise<boolean>): Promise<void> =>
    expect(async () => {
      if (!(await isReached())) await action()
      await expect.poll(isReached, { timeout: PATIENCE_MS }).toBe(true)
    }).toPass()
  /** Waits until every island of the page has hydrated. */
  started = (): Promise<void> =>
    expect.poll(() => this.evaluate(() => document.documentElement.dataset.appState)).toBe('finished')

  #act(selector: string, name: string, act: (element: Handle) => Promise<void>): Promise<void> {
    return expect(async () => {
      const found = await this.find(selector, name)
      if (found === null) throw new Error(`There is no ${selector} "${name}" yet`)
      await act(found)
    }).toPass()
  }
}

/** Runs in the page: React handles the events of the form of the admin, which before that loses what is typed. */
export const hasLiveForm = (): boolean =>
  Object.keys(document.querySelector('.login__form, .collection-edit form') ?? {}).some((key) => key.startsWith('__reactProps'))

/** Runs in the page: the first visible element of a selector whose label or text begins with a name. */
export function findNamed(selector: string, name: string): HTMLElement | null {
  const label = (element: HTMLElement): string => {
    const [own] = 'labels' in element && element.labels instanceof NodeList ? element.labels : []
    return (element.getAttribute('aria-label') ?? own?.textContent ?? element.textContent).trim()
  }
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && label(element).startsWith(name),
  )
  const barPx = 100
  const { y = 0, bottom = 0 } = found?.getBoundingClientRect() ?? {}
  const isInView = self === window.top && y >= barPx && bottom <= innerHeight - barPx
  // Bars at the edges of the window cover what is there. Nothing else is scrolled: a list of suggestions would close.
  if (!isInView) found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}
