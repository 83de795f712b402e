import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '@platform/search/edit-distance'
import { dice, makeTypos, placesIn, withTypo } from './support/typos'

const meant = ['eosr7', 'canoneosr7']
const others = ['eosr5', 'eosr6', 'eosr8', 'eosr50'].map((name) => [name, `canon${name}`])
const models = [meant, ...others]

test.each([
  ['eosi7', 10, 'clear'],
  ['eosr5', 10, 'another'],
  ['canoneosr50', 10, 'another'],
  ['eosr', 4, 'unclear'],
  ['eosr', 5, 'clear'],
  ['eosrx', 3, 'unclear'],
  ['eosr7', 1, 'clear'],
])('"%s" for the EOS R7, where %i are shown, is %s', (typed, shown, made) => {
  expect(makeTypos(typed, meant, models, shown)).toBe(made)
})

test('a typo is one edit or none, inside what it may touch', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,8} [0-9]{1,3}$/), fc.nat(), (text, seed) => {
      const typed = withTypo(text, placesIn(text, /[a-z]+/g), dice(seed))
      expect(editDistance(text, typed)).toBeLessThanOrEqual(1)
      expect(typed).toContain(text.slice(text.indexOf(' ') + 1))
    }),
  )
})
