import type { Page } from '@playwright/test'

/** Waits for the ends of transitions: half-way, a button that has just been enabled has a colour of neither state. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A change of a moment ago begins its transition with the next frame.
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const finite = running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(finite.map(({ finished }) => finished))
  })
