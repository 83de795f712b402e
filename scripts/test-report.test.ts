import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { counted, type StepResult, report } from './test-report'

const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (content: unknown) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
const said = (outcome: Partial<StepResult>) => {
  const lines: string[] = []
  const code = report([{ step: 'http', passed: 1, failed: 0, seconds: 2, ...outcome }], (line) => void lines.push(line))
  return { code, lines }
}

const passed = { status: 'passed', fullName: 'is well', failureMessages: [] }
const failed = { status: 'failed', fullName: 'is ill', failureMessages: ['\u001b[31mAssertionError: 503\u001b[39m\nat door'] }
const vitest = (tests: object[], more: object = {}) => ({
  numPassedTests: tests.filter((one) => one === passed).length,
  numFailedTests: tests.filter((one) => one === failed).length,
  testResults: [{ name: 'tests/http/request-pipeline.test.ts', status: 'failed', message: '', assertionResults: tests, ...more }],
})

test('a failed test is named with its reason, without colours', () => {
  expect(counted(file(vitest([passed, failed])), false)).toEqual({
    passed: 1,
    failed: 1,
    names: ['tests/http/request-pipeline.test.ts: is ill\n      AssertionError: 503\n      at door'],
  })
})

test('the seconds of a check that ran beside the tests are named as such', () => {
  expect(said({ step: 'lint', seconds: 60, beside: true }).lines.join()).toContain('1 passed, 0 failed (60 s beside the tests)')
})

test('a file that could not be loaded is named, and fails the run', () => {
  expect(counted(file(vitest([], { message: 'SyntaxError: no' })), false)).toEqual({
    passed: 0,
    failed: 1,
    names: ['tests/http/request-pipeline.test.ts\n      SyntaxError: no'],
  })
})

test('a journey that failed twice is named with its first reason; one that failed once is counted', () => {
  const tests = [{ results: [{ error: { message: 'no such button' } }, { error: { message: 'later' } }] }]
  const spec = { title: 'sells', file: 'trade.spec.ts', line: 7, ok: false, tests }
  const suites = [{ specs: [], suites: [{ specs: [spec, { ...spec, title: 'asks', ok: true }] }] }]
  expect(counted(file({ stats: { expected: 3, unexpected: 1, flaky: 1 }, suites }), false)).toEqual({
    passed: 4,
    failed: 1,
    secondTry: 1,
    names: ['trade.spec.ts:7: sells\n      no such button'],
  })
})

test.each(['', '{}', '{"stats":{}}'])('an unusable report (%j) is one failure', (content) => {
  expect(counted(file(content), true)).toEqual({ passed: 0, failed: 1 })
  expect(counted(join(folder, 'none'), true)).toEqual({ passed: 0, failed: 1 })
})

test('the last lines name the failed tests before the counts, and mention second tries', () => {
  expect(said({ failed: 1, names: ['a test\n      why'] })).toEqual({
    code: 1,
    lines: ['✗ http: a test\n      why', '✗ http         1 passed, 1 failed (2 s)', '\n1 passed, 1 failed'],
  })
  expect(said({ secondTry: 1 })).toEqual({
    code: 0,
    lines: ['✓ http         1 passed, 1 of them on the second try: to be mended, 0 failed (2 s)', '\n1 passed, 0 failed'],
  })
})
