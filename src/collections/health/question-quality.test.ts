import { expect, test } from 'vitest'
import { isWordedBadly } from './question-quality'

test.each([
  ['15 % of many devices', 100, 15, false],
  ['more than 15 % of many devices', 100, 16, true],
  ['more than 15 % of 30 devices', 30, 5, true],
  ['more than 15 % of 29 devices, which are too few to judge', 29, 29, false],
])('a question that made cheaper %s needs other words: %s %s %s', (_what, inspected, revised, isBad) => {
  expect(isWordedBadly({ id: 'phones-screen', text: null, inspected, revised, change: 0 })).toBe(isBad)
})
