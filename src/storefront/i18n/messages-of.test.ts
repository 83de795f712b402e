import { expect, test } from 'vitest'
import { checkLocale } from '@/storefront/i18n/load-messages'

test.each([
  ['', { error: 'missing locale' }],
  ['  ', { error: 'missing locale' }],
  [undefined, { error: 'missing locale' }],
  [null, { error: 'missing locale' }],
  ['xx-YY', { error: 'invalid locale' }],
  ['de', { error: 'invalid locale' }],
  ['de-', { error: 'invalid locale' }],
  ['de-AT-x', { error: 'invalid locale' }],
  ['__proto__', { error: 'invalid locale' }],
  ['fr-FR', { locale: 'fr-FR' }],
  ['de-at', { locale: 'de-AT' }],
  [' DE-CH ', { locale: 'de-CH' }],
])('the locale %j is judged as %j', (value, expected) => {
  expect(checkLocale(value, ['de', 'fr'])).toEqual(expected)
})
