import { expect, test } from 'vitest'
import { parseRetryAfter } from './retry-after'

const NOW = Date.parse('2026-11-28T12:00:00Z')

test.each([
  ['0', 0],
  ['30', 30],
  [' 30 ', 30],
  ['99999999999', 86_400],
  ['Sat, 28 Nov 2026 12:00:45 GMT', 45],
  ['Fri, 27 Nov 2026 12:00:00 GMT', 0],
  ['Sat, 28 Nov 2126 12:00:00 GMT', 86_400],
  ['-5', null],
  ['1.5', null],
  ['1e9', null],
  ['soon', null],
  ['', null],
  ['1'.repeat(400), 86_400],
  [undefined, null],
])('Retry-After %s of an upstream is %s seconds', (header, seconds) => {
  expect(parseRetryAfter(header, NOW)).toBe(seconds)
})
