import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import nextConfig from '../next.config'
import { buildShop } from './build'

const PROBLEM = './src/app/page.tsx:1:7\nType error: Type string is not assignable to type number.'
/** In place of the framework: ends as its build does on a type error, unless the check is skipped. */
const BUILD = `require('node:fs').writeFileSync('switched-off', String(process.env.SWITCHED_OFF))
if (process.env.SKIP_TYPE_CHECK !== 'true') { console.error(${JSON.stringify(PROBLEM)}); process.exit(1) }`

const project = process.cwd()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-build-'))
  const bin = join(folder, 'node_modules/next/dist/bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'next'), BUILD)
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['false', false],
  [undefined, false],
  ['true', true],
])('with SKIP_TYPE_CHECK=%s the framework ignores type errors: %s', (value, ignored) => {
  if (value === undefined) delete process.env.SKIP_TYPE_CHECK
  else process.env.SKIP_TYPE_CHECK = value
  try {
    expect(nextConfig(PHASE_PRODUCTION_BUILD).typescript).toEqual({ ignoreBuildErrors: ignored })
  } finally {
    delete process.env.SKIP_TYPE_CHECK
  }
})

test('a build gets the names of the shortcuts that are switched off', async () => {
  vi.stubEnv('SWITCHED_OFF', 'late-parts')
  await expect(buildShop('out', 'logs', { checkTypes: true })).rejects.toThrow('build failed')
  expect(readFileSync('switched-off', 'utf8')).toBe('late-parts')
  vi.unstubAllEnvs()
})

test('a build for others fails on a type error with its place, and is not taken for finished by the next one (R-29)', async () => {
  mkdirSync('out')
  for (let attempt = 0; attempt < 2; attempt++)
    await expect(buildShop('out', 'logs', { checkTypes: true })).rejects.toThrow(`build failed:\n${PROBLEM}`)
  expect(existsSync('out/built-from')).toBe(false)
})
