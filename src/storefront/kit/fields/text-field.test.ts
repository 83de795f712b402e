import { expect, test } from 'vitest'
import { postalCodeInputMode } from './text-field'

const FOUR = '^\\d{4}$'
const FRANCE = '^(0[1-9]|[1-8]\\d|9[0-8])\\d{3}$'

test.each([
  [FOUR, 'numeric'],
  [FRANCE, 'numeric'],
  ['^\\d{3} ?\\d{2}$', 'numeric'],
  ['^(?:[0-9]{5}|[89]\\d{3})$', 'numeric'],
  ['^[A-Z]\\d[0-9W] ?[0-9A-Z]{4}$', 'text'],
  ['^\\d{4} ?[A-Z]{2}$', 'text'],
  ['^\\d{2}-\\d{3}$', 'text'],
  ['^\\w{5}$', 'text'],
  ['^.{5}$', 'text'],
  ['^[^\\d]{5}$', 'text'],
])('codes of %s are typed on a keypad of kind %s', (expression, mode) => {
  expect(postalCodeInputMode(expression)).toBe(mode)
})
