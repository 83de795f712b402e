import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { settings } from './settings'
import { referencePlatform } from './under-test'

const COMMAND = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract', 'tests/contract/contract.test.ts']
/** Runs one area but loads all: an area without tests when no customers are given fails the run. */
const AREA = ['--testNamePattern', '^accounts ', '--reporter', 'json', '--silent']

test.runIf(!settings.url)('the suite against a platform by its address passes without customers given', async () => {
  const platform = await referencePlatform({}, false)
  try {
    const env = { ...process.env, PLATFORM_URL: platform.url }
    const { stdout } = await promisify(execFile)(process.execPath, [...COMMAND, ...AREA], { env, maxBuffer: 10 ** 8 })
    expect(JSON.parse(stdout)).toMatchObject({ success: true, numFailedTestSuites: 0, numFailedTests: 0 })
    expect(stdout).toContain('"passed"')
  } finally {
    await platform.stop()
  }
})
