import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const shared = {
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}src/` },
      { find: /^@platform\//, replacement: `${root}platform/` },
      { find: '@payload-config', replacement: `${root}payload.config.ts` },
      { find: 'server-only', replacement: `${root}tests/support/server-only.ts` },
    ],
  },
}
const inNode = { environment: 'node', testTimeout: 20_000, hookTimeout: 120_000 } as const
/** Tests that need a Postgres; they run with the integration tests. */
const ON_POSTGRES = ['**/*.postgres.test.ts', 'tests/cms/**/*.test.ts', 'platform/**/*.test.ts']

/** Suites: `unit` needs nothing, `integration` needs TEST_DATABASE_URL, `http` needs a running build. */
export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...inNode,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/*.test.ts', 'tests/routing/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ON_POSTGRES],
        },
      },
      {
        ...shared,
        test: { ...inNode, name: 'integration', include: ON_POSTGRES, exclude: ['**/node_modules/**'], testTimeout: 120_000 },
      },
      { ...shared, test: { ...inNode, name: 'contract', include: ['tests/contract/**/*.test.ts'], testTimeout: 60_000 } },
      {
        ...shared,
        // One file at a time: some files measure times, and one stops processes that others need.
        test: {
          ...inNode,
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          testTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
