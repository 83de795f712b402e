import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from './scripts/chromium'

/** Features that Playwright switches off by itself; the browser hears one list only, so ours has them again. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/**
 * Of each new window, a Chromium with windows loads the two pages of its address bar and a process for the page after the next:
 * a quarter of the CPU of all journeys.
 */
const OFF_FOR_SPEED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']

/** Whether the journeys run that walk every screen, width, scheme and market (`npm test -- --full`). */
const isFull = process.env.FULL_TESTS === 'true'
const inFullRun = isFull ? [] : ['**/*.full.spec.ts']

/** Time-outs end a hang; a slow machine, or one with other work, stays below them. */
const MINUTE_MS = 60_000

/** Journeys run against the production build that `scripts/test.ts` starts on `SHOP_PORT`. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than processors: a journey waits for a third of its time.
  workers: availableParallelism() + 1,
  // A journey that passes only the second time is named in the last lines of `npm test` (docs/decisions/0027).
  retries: 1,
  timeout: 5 * MINUTE_MS,
  // Ends with the names of what failed, before a limit of CI ends the run without them.
  globalTimeout: 60 * MINUTE_MS,
  expect: { timeout: MINUTE_MS, toPass: { timeout: 3 * MINUTE_MS } },
  reporter: [['list']],
  // Journeys that stop the platform run after all others, one at a time.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  projects: [
    { name: 'journeys', testIgnore: ['faults/**', 'after/**', ...inFullRun] },
    {
      name: 'faults',
      testMatch: 'faults/**',
      testIgnore: inFullRun,
      dependencies: ['journeys'],
      fullyParallel: false,
      workers: 1,
    },
    // Checks what all other journeys have left behind.
    { name: 'after', testMatch: 'after/**', dependencies: ['faults'] },
  ],
  use: {
    actionTimeout: MINUTE_MS,
    navigationTimeout: MINUTE_MS,
    // Recording each first try would slow all of them down; what fails is tried again and recorded then.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...OFF_FOR_SPEED].join(',')}`,
        '--no-first-run',
        // Letters as wide as in a window: a browser without one rounds each to whole pixels.
        '--font-render-hinting=none',
      ],
    },
  },
})
