import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneEdit, nameOf, namesNear } from './edit-distance'

const name = fc.stringMatching(/^[ab1.]{2,6}$/)

test('the list has exactly the name itself and everything one edit away', () => {
  fc.assert(
    fc.property(name, name, (typed, other) => namesNear(typed).includes(other) === (typed === other || isOneEdit(typed, other))),
  )
})

test.each([
  ['eos i7', 'eos r7'],
  ['galaxy noteq', 'galaxy note4'],
  ['x t 3', 'x 3 t'],
  ['40m mf 2.8', '40 mm f 2.8'],
  ['20mm f 2 a8', '20 mm f 2.8'],
])('"%s" is near "%s"', (typed, meant) => {
  expect(namesNear(nameOf(typed))).toContain(nameOf(meant))
})

test('one letter has no near names, and a very long text has none', () => {
  expect(namesNear('8')).toEqual([])
  expect(namesNear('a'.repeat(41))).toEqual([])
})
