import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatProgress } from '@platform/seed/seed-platform'

test.each([
  [1, 6, 20_000, '1 of 6, about 100 s left'],
  [5, 6, 50_100, '5 of 6, about 11 s left'],
  [6, 6, 60_000, '6 of 6'],
  [1, 1, 5, '1 of 1'],
])('after %i of %i markets in %i ms the seed says "%s"', (done, total, elapsed, line) => {
  expect(formatProgress(done, total, elapsed)).toBe(line)
})

test('`npm run seed` shows on its terminal what its steps say, and stores nothing of it in a log', () => {
  const script = readFileSync('scripts/seed.ts', 'utf8')
  expect(script).toContain('runInTerminal')
  expect(script).not.toContain('runToEnd')
})
