// `npm test`: the checks of the shop, each part with its own set-up, on free ports and throw-away data. `--full` adds the files
// that end in `.full.test.ts` or `.full.spec.ts` and the journeys with the tag `@full`; `--only unit,http` runs some steps, and
// a path runs one file; `--plain` switches off what docs/dependencies.md lists. Checks of the source run beside the unit tests.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { installChromium } from './chromium'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { SHORTCUTS } from '../src/runtime/shortcuts'
import { dropDatabase, dropDatabases, ensureDatabase, type Postgres, startPostgres } from './postgres'
import { check, journeys, vitest } from './run-tests'
import { exitOnSignals } from './processes'
import { startControl } from './test-control'
import { addCounts, type StepResult, report } from './test-report'
import { startStack, type Stack } from './stack'

/** A file that has not changed is not read again: each rule looks at one file alone. */
const cached = (tool: string) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `node_modules/.cache/${tool}.json`,
]

/** The commands of each check of the source; the checks need no shop and run beside the unit tests. */
const CHECKS = {
  lint: [['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0', ...cached('eslint')]],
  format: [['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.', ...cached('prettier')]],
  types: [['node_modules/typescript/bin/tsc', '--noEmit']],
  // Code without any use, and then code that only tests use.
  knip: [['node_modules/knip/bin/knip.js'], ['node_modules/knip/bin/knip.js', '--production']],
  house: [['--import', 'tsx', 'scripts/house.ts']],
} as const
const STEPS = ['lint', 'format', 'types', 'knip', 'house', 'unit', 'integration', 'contract', 'http', 'journeys'] as const
type Step = (typeof STEPS)[number]
const isCheck = (step: Step): step is keyof typeof CHECKS => step in CHECKS
/** Side by side: each waits for half of its time. */
const HTTP_PROJECTS = ['http', 'own-shops', 'readers'] as const
const NEEDS_STACK: readonly Step[] = ['http', 'journeys']
const DIST = '.next-test'

const folder = mkdtempSync(join(tmpdir(), 'trade-in-shop-test-'))
const say = (line: string) => console.log(`\n── ${line}`)

const STACK_DATABASE = `shop_test_${process.pid}`
const DATABASE_PREFIX = `test_${process.pid}_`

/** A server for temporary databases: that of DATABASE_URL, or an embedded one without fsync. */
async function testServer(): Promise<Postgres> {
  const given = process.env.DATABASE_URL
  return given ? { url: given, stop: async () => {} } : startPostgres({ folder: join(folder, 'postgres'), throwAway: true })
}

/** The step that runs a test file, by its path from the project's root. */
function stepForFile(path: string): Step {
  if (!existsSync(path) || !/\.(?:test|spec)\.tsx?$/.test(path)) throw new Error(`There is no test file "${path}".`)
  if (path.endsWith('.spec.ts')) return 'journeys'
  const [folder, room = ''] = path.split('/')
  if (folder === 'tests' && (room === 'http' || room === 'contract')) return room
  return folder === 'platform' || room === 'cms' || path.includes('.postgres.') ? 'integration' : 'unit'
}

type Choice = Readonly<{ steps: readonly Step[]; files: readonly string[] }>
function readArguments(): Choice {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      full: { type: 'boolean', default: false },
      plain: { type: 'boolean', default: false },
    },
  })
  const files = positionals.map((path) => relative(process.cwd(), path).replaceAll('\\', '/'))
  const names = values.only?.split(',') ?? files.map(stepForFile)
  const unknown = names.filter((name) => !STEPS.some((step) => step === name))
  if (unknown.length > 0) throw new Error(`There is no step "${unknown.join(', ')}"; there are ${STEPS.join(', ')}.`)
  if (values.plain) process.env.SWITCHED_OFF = SHORTCUTS.join(',')
  if (values.full || files.length > 0) process.env.FULL_TESTS = 'true'
  return { steps: names.length > 0 ? STEPS.filter((step) => names.includes(step)) : STEPS, files }
}

const onTestServer = (url: string) => ({ TEST_DATABASE_URL: url, TEST_DATABASE_PREFIX: DATABASE_PREFIX })

type Surroundings = { testDatabaseUrl: string; stack: Promise<Stack> | null; files: readonly string[] }

async function perform(step: Step, { testDatabaseUrl, stack, files }: Surroundings) {
  if (isCheck(step)) return addCounts(await Promise.all(CHECKS[step].map(check)))
  if (step === 'unit') return vitest('unit', folder, {}, files)
  if (step === 'integration' || step === 'contract') return vitest(step, folder, onTestServer(testDatabaseUrl), files)
  const running = await stack
  if (!running) throw new Error(`${step} needs a running shop`)
  const env = {
    SHOP_PORT: String(running.settings.shopPort),
    PLATFORM_PORT: String(running.settings.platformPort),
    MAIL_URL: running.mailUrl,
    SMTP_PORT: String(running.settings.smtpPort),
    DATABASE_URL: running.settings.databaseUrl,
    ...onTestServer(testDatabaseUrl),
    STACK_DATA: running.settings.dataFolder,
    PLATFORM_SECRET: running.settings.secrets.platform,
    PAYLOAD_SECRET: running.settings.secrets.payload,
    SERVICE_SECRET: running.settings.secrets.service,
    SHOP_DIST: DIST,
  }
  if (step === 'http') return addCounts(await Promise.all(HTTP_PROJECTS.map((project) => vitest(project, folder, env, files))))
  const control = await startControl(running)
  try {
    return await journeys(folder, { ...env, CONTROL_URL: control.url }, files)
  } finally {
    control.stop()
  }
}

async function inTurn(steps: readonly Step[], surroundings: Surroundings, beside = false): Promise<StepResult[]> {
  const outcomes: StepResult[] = []
  for (const step of steps) {
    if (!beside) say(step)
    const from = performance.now()
    const counts = await perform(step, surroundings)
    outcomes.push({ step, ...counts, seconds: Math.round((performance.now() - from) / 1000), beside })
    if (beside) say(`${step}, beside the tests: ${counts.failed ? 'failed' : 'passed'}`)
  }
  return outcomes
}

async function main(): Promise<number> {
  exitOnSignals()
  const { steps, files } = readArguments()
  const started = performance.now()
  // What every process reads is compiled once: a shop starts in two thirds of the time.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled')
  let outcomes: StepResult[] = []
  if (steps.includes('journeys')) installChromium(say)
  const server = await testServer()
  const needsStack = steps.some((step) => NEEDS_STACK.includes(step))
  const databaseUrl = await ensureDatabase(server.url, STACK_DATABASE)
  const stack = needsStack ? startStack({ dataFolder: join(folder, 'stack'), distFolder: DIST, databaseUrl, say }) : null
  stack?.catch(() => {}) // The step that waits for it reports the failure.
  try {
    const surroundings = { testDatabaseUrl: server.url, stack, files }
    const checks = steps.filter(isCheck)
    const unit = steps.filter((step) => step === 'unit')
    const others = steps.filter((step) => !isCheck(step) && step !== 'unit')
    // Beside the unit tests alone: the others have statements and requests with limits of time.
    const lanes = [inTurn(checks, surroundings, unit.length > 0), inTurn(unit, surroundings)]
    await Promise.allSettled(lanes) // No child outlives its server, whichever fails.
    outcomes = [...(await Promise.all(lanes)).flat(), ...(await inTurn(others, surroundings))]
  } finally {
    await (await stack?.catch(() => undefined))?.stop()
    await dropDatabase(server.url, STACK_DATABASE)
    await dropDatabases(server.url, DATABASE_PREFIX)
    await server.stop()
    // Beside the traces of journeys, to be read on another machine.
    const logs = join(folder, 'stack', 'logs')
    if (existsSync(logs) && outcomes.some(({ failed }) => failed > 0)) cpSync(logs, 'test-results/logs', { recursive: true })
    rmSync(folder, { recursive: true, force: true })
  }
  say(`done in ${Math.round((performance.now() - started) / 1000)} s`)
  return report(outcomes, console.log)
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(errorMessage(error))
    process.exit(1)
  },
)
