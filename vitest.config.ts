import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { filesBelow } from './scripts/source-text'

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
/** Time-outs end a hang; a slow machine, or one with other work, stays below them. */
const HANG_MS = 300_000
const inNode = {
  environment: 'node',
  testTimeout: HANG_MS,
  hookTimeout: HANG_MS,
  expect: { poll: { timeout: 60_000, interval: 50 } },
} as const
/** Files that run with `npm test -- --full` alone. */
const NEVER = ['**/node_modules/**', ...(process.env.FULL_TESTS === 'true' ? [] : ['**/*.full{,.postgres}.test.ts'])]
const UNIT = [
  '{src,packages}/**/*.test.{ts,tsx}',
  '{scripts,tools}/**/*.test.ts',
  'tests/*.test.{ts,tsx}',
  'tests/routing/**/*.test.ts',
]
/** Beside code: a test with this ending needs a Postgres and runs with the integration tests. */
const CMS_ON_POSTGRES = ['src/**/*.postgres.test.ts', 'tests/cms/**/*.test.ts']
const PLATFORM_ON_POSTGRES = ['{scripts,tests}/**/*.postgres.test.ts', 'platform/**/*.test.ts']

/**
 * Loading modules is most of the time of a test file, so files share a process and its modules. A file that replaces modules
 * or sets the environment has a process of its own, because modules that are loaded would not hear of it.
 */
const SHARED_PROCESS = { isolate: false, setupFiles: ['tests/support/clean-process.ts'] }
const needsOwnProcess = ['src', 'platform', 'packages', 'scripts', 'tests', 'tools']
  .flatMap((folder) => filesBelow(folder, /\.test\.tsx?$/))
  .filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(|\bprocess\.env\.\w+ = /.test(readFileSync(join(root, file), 'utf8')))

const matches = (file: string, globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob))

type Suite = Readonly<{ name: string; include: string[]; exclude?: string[]; group?: number }>
/** A suite as two projects: `<name>`, and `<name>-alone` for what needs its own process. */
const suite = ({ name, include, exclude = [], group = 0, ...rest }: Suite) => {
  const alone = needsOwnProcess.filter((file) => matches(file, include) && !matches(file, exclude))
  const both = { ...inNode, ...rest, sequence: { groupOrder: group } }
  return [
    { ...shared, test: { ...both, ...SHARED_PROCESS, name, include, exclude: [...NEVER, ...exclude, ...alone] } },
    { ...shared, test: { ...both, name: `${name}-alone`, include: alone, exclude: NEVER } },
  ]
}

const httpFiles = (names: readonly string[]) => names.map((name) => `tests/http/${name}{,.full}.test.ts`)
// `npm test` runs the files of two lists beside all other HTTP tests.
/** Their shops are their own: stopped, restored, or given pictures. */
const HTTP_OWN_SHOPS = httpFiles([
  ...['backup-restore', 'behind-a-proxy', 'full-disk', 'operator', 'photographs', 'pictures', 'pictures-in-a-bucket'],
  ...['process-faults', 'traces'],
])
/**
 * Requests that read only, of a shop whose platform fails or of the common one: many wait for a limit of time. None is about stored
 * pages, which the others make old by saving content.
 */
const HTTP_READERS = httpFiles(['clarification-faults', 'connections', 'hostile-input', 'upstream-faults'])

/** One file at a time, because some files measure times. */
const http = (name: string, include: string[], exclude: string[] = []) => ({
  ...shared,
  test: {
    ...inNode,
    ...SHARED_PROCESS,
    ...{ name, include, exclude: [...NEVER, ...exclude] },
    fileParallelism: false,
  },
})

/** Suites: `unit` needs nothing, `integration` and `contract` need TEST_DATABASE_URL, `http` needs a running build. */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      ...suite({ name: 'unit', include: UNIT, exclude: [...CMS_ON_POSTGRES, ...PLATFORM_ON_POSTGRES] }),
      // One group after the other: the platform's seeds keep Postgres so busy that statements of the CMS reach their two seconds.
      ...suite({ name: 'integration', include: PLATFORM_ON_POSTGRES }),
      ...suite({ name: 'integration-cms', include: CMS_ON_POSTGRES, group: 1 }),
      ...suite({ name: 'contract', include: ['tests/contract/**/*.test.ts'] }),
      http('http', ['tests/http/**/*.test.ts'], [...HTTP_OWN_SHOPS, ...HTTP_READERS]),
      http('own-shops', HTTP_OWN_SHOPS),
      http('readers', HTTP_READERS),
    ],
  },
})
