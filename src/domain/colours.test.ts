import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, mixed } from './colours'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0e5a3d', '#faf8f3', 7.76],
])('%s on %s: %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1)
})

test('which of the two is the text does not matter, and it is never less than 1', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(contrast(one, other)).toBe(contrast(other, one))
      expect(contrast(one, other)).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('a mix lies between its colours', () => {
  expect(mixed('#ffffff', 0.5, '#000000')).toBe('#808080')
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect(mixed(one, 1, other)).toBe(one)
      expect(mixed(one, 0, other)).toBe(other)
    }),
  )
})
