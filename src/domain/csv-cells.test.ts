import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareCell, csvRow, guardedCell } from './csv-cells'

test.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ['\t=1', "'\t'=1"],
  ['a;=1', "a;'=1"],
  ['a\n+1', "a\n'+1"],
  ['a\t-1;@b', "a\t'-1;'@b"],
  ['a,=1', 'a,=1'],
  ["'=1", "''=1"],
  ['/alt', '/alt'],
  ["'quoted'", "'quoted'"],
  ['', ''],
])('%j is written as %j', (value, written) => {
  expect(guardedCell(value)).toBe(written)
})

test('a guarded cell is never a formula, and `bareCell` restores it exactly', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', ';', 'a', '/', ' ') }), (value) => {
      expect(guardedCell(value)).not.toMatch(/^[\t\r\n]/)
      for (const part of guardedCell(value).split(/[;\t\r\n]/)) expect(part).not.toMatch(/^[=+\-@]/)
      expect(bareCell(guardedCell(value))).toBe(value)
    }),
  )
})

test('every cell of a row is quoted, so that a semicolon in it begins no new cell', () => {
  expect(csvRow(['/alt', 'a;=1', 'sagt "ja"'])).toBe(`"/alt","a;'=1","sagt ""ja"""`)
})
