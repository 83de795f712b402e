import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isValidParam, searchWords } from './params'

test.each([
  ['slug', 'a-b-1', true],
  ['slug', 'A', false],
  ['slug', '-a', false],
  ['slug', 'a--b', false],
  ['pdp', 'a'.repeat(120), true],
  ['pdp', 'a'.repeat(121), false],
  ['overview', 'ü', false],
  ['category', '', false],
  ['id', 'aB_-9', true],
  ['id', 'a:b', false],
  ['id', 'a/b', false],
  ['trade', 'x'.repeat(65), false],
  ['offerid', '', false],
  ['emailHash', 'a'.repeat(31), false],
  ['emailHash', 'a'.repeat(32), true],
  ['emailHash', 'a'.repeat(65), false],
  ['constructor', 'a', false],
  ['unknown', 'a', false],
])('%s %s: %s', (name, value, expected) => {
  expect(isValidParam(name, value)).toBe(expected)
})

test('no text makes a rule slow or throw', () => {
  const name = fc.constantFrom('slug', 'pdp', 'overview', 'category', 'id', 'trade', 'offerid', 'emailHash')
  fc.assert(
    fc.property(
      name,
      fc.string({ unit: 'binary', maxLength: 500 }),
      (param, value) => typeof isValidParam(param, value) === 'boolean',
    ),
  )
})

test('words to search for are trimmed, cut and never a dot segment', () => {
  expect(searchWords('  iphone \n 13 ')).toBe('iphone 13')
  expect(searchWords('x'.repeat(500))).toHaveLength(100)
  for (const empty of ['', '   ', '.', '..', '\u0000']) expect(searchWords(empty)).toBeNull()
})
