import { defineConfig } from '@playwright/test'
import { chromiumPath } from './scripts/chromium'

/** Journeys run on the production build that `scripts/test.ts` starts; `SHOP_PORT` says where. */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Told by name and in the last lines of `npm test`; what fails twice is a fault (docs/decisions/0027).
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // What takes the platform away waits for all others and then has the shop to itself.
  projects: [
    { name: 'journeys', testIgnore: ['faults/**', 'after/**'] },
    { name: 'faults', testMatch: 'faults/**', dependencies: ['journeys'], fullyParallel: false, workers: 1 },
    // What all of them have left behind.
    { name: 'after', testMatch: 'after/**', dependencies: ['faults'] },
  ],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
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
        '--no-first-run',
      ],
    },
  },
})
