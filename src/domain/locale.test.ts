import { expect, test } from 'vitest'
import { checkLocale } from './locale'

const known = ['de-AT', 'fr-FR']

test.each([
  ['', { error: 'missing locale' }],
  ['  ', { error: 'missing locale' }],
  [undefined, { error: 'missing locale' }],
  [null, { error: 'missing locale' }],
  ['xx-YY', { error: 'invalid locale' }],
  ['de', { error: 'invalid locale' }],
  ['fr-FR', { locale: 'fr-FR' }],
  ['de-at', { locale: 'de-AT' }],
])('%s', (value, expected) => {
  expect(checkLocale(value, known)).toEqual(expected)
})
