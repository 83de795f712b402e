import type { Page } from '@playwright/test'

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
