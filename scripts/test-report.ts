import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

/** The result of a step of `npm test`; `names` are the tests that failed, each with the first lines of its reason. */
export type Counts = { passed: number; failed: number; secondTry?: number; names?: string[] }
/** `beside`: its seconds are not added to those of the others, because it ran at their side. */
export type StepResult = Counts & { step: string; seconds: number; beside?: boolean }

const REASON_LINES = 6
const named = (name: string, reason: string): string =>
  [name, ...stripVTControlCharacters(reason).split('\n').slice(0, REASON_LINES)].join('\n      ')

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
})

type Spec = { title: string; file: string; line: number; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }
type Suite = { specs?: Spec[]; suites?: Suite[] }
const Spec: z.ZodType<Spec> = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })) })),
})
const Suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(Spec).optional(), suites: z.array(Suite).optional() }))
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(Suite),
})

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
const reasonOf = ({ tests }: Spec): string =>
  tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).find(Boolean) ?? ''

function countedVitest(report: z.infer<typeof VitestReport>): Counts {
  const names = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [named(name, message)] : []
    return failed.map(({ fullName, failureMessages }) => named(`${name}: ${fullName}`, failureMessages[0] ?? ''))
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests, names }
}

function countedPlaywright({ stats, suites }: z.infer<typeof PlaywrightReport>): Counts {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok)
  const names = failed.map((spec) => named(`${spec.file}:${spec.line}: ${spec.title}`, reasonOf(spec)))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, secondTry: stats.flaky, names }
}

/**
 * Counts of a runner's report; a runner that died before writing one, or failed without a failed test, counts as one failure.
 */
export function counted(file: string, ok: boolean): Counts {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const vitest = VitestReport.safeParse(report)
    const counts = vitest.success ? countedVitest(vitest.data) : countedPlaywright(PlaywrightReport.parse(report))
    return { ...counts, failed: Math.max(counts.failed, ok ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

export const addCounts = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  names: all.flatMap(({ names = [] }) => names),
})

/** Prints the last lines of `npm test`: the failed tests by name, then the counts of each step. Returns the exit code. */
export function report(outcomes: readonly StepResult[], say: (line: string) => void): number {
  for (const { step, names = [] } of outcomes) for (const name of names) say(`✗ ${step}: ${name}`)
  for (const { step, passed, failed, secondTry, seconds, beside } of outcomes) {
    const again = secondTry ? `, ${secondTry} of them on the second try: to be mended` : ''
    say(
      `${failed ? '✗' : '✓'} ${step.padEnd(12)} ${passed} passed${again}, ${failed} failed (${seconds} s${beside ? ' beside the tests' : ''})`,
    )
  }
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 ? 1 : 0
}
