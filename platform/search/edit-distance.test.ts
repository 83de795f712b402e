import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, isOneEdit } from './edit-distance'

test.each([
  ['iphone', 'iphne', 1],
  ['iphone', 'ihpone', 1],
  ['iphone', 'iphone', 0],
  ['swich', 'switch', 1],
  ['galaxy', 'glaaxz', 2],
  ['', 'abc', 3],
])('%s and %s are %i apart', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits)
})

const word = fc.stringMatching(/^[abc1]{0,7}$/)

test('the quick check agrees with the full count', () => {
  fc.assert(fc.property(word, word, (a, b) => isOneEdit(a, b) === (editDistance(a, b) === 1)))
})
test('the distance is the same both ways and 0 only for the same word', () => {
  fc.assert(
    fc.property(word, word, (a, b) => editDistance(a, b) === editDistance(b, a) && (editDistance(a, b) === 0) === (a === b)),
  )
})
