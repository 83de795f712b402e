import { expect, test } from 'vitest'
import { pickByLocale, readTextLanguage } from './by-locale'

test.each([
  ['de-AT', 'Jänner'],
  ['de-DE', 'Januar'],
  ['de-CH', 'Januar'],
  ['fr-BE', 'janvier'],
  ['nl-NL', undefined],
])('a text with a wording of its own for Austria is read in %s as %s', (locale, read) => {
  expect(pickByLocale({ de: 'Januar', at: 'Jänner', fr: 'janvier' }, locale)).toBe(read)
})

test('a text without a wording for Austria is read there as in German', () => {
  expect(pickByLocale({ de: 'Februar', it: 'febbraio' }, 'de-AT')).toBe('Februar')
})

test('the language of a market is one of the shop, also where its region has texts of its own', () => {
  expect(['de-AT', 'it-CH', 'nl-NL'].map(readTextLanguage)).toEqual(['de', 'it', undefined])
})
