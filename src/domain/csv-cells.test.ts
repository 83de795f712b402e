import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareCell, guardedCell } from './csv-cells'

test.each([
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ['\t=1', "'\t=1"],
  ["'=1", "''=1"],
  ['/alt', '/alt'],
  ["'quoted'", "'quoted'"],
  ['', ''],
])('%j is written as %j', (value, written) => {
  expect(guardedCell(value)).toBe(written)
})

test('a guarded cell is never a formula, and `bareCell` restores it exactly', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', '/', ' ') }), (value) => {
      expect(guardedCell(value)).not.toMatch(/^[=+\-@\t\r]/)
      expect(bareCell(guardedCell(value))).toBe(value)
    }),
  )
})
