import { expect, test } from 'vitest'
import { isPostalCode, normalisePostalCode } from './postal-code'

const FOUR = '^\\d{4}$'
const FIVE = '^\\d{5}$'
const FRANCE = '^(0[1-9]|[1-8]\\d|9[0-8])\\d{3}$'

test.each([
  [FOUR, '1010', true],
  [FOUR, ' 10 10 ', true],
  [FOUR, '101', false],
  [FOUR, '10100', false],
  [FOUR, 'A-1010', false],
  [FIVE, '21107', true],
  [FIVE, '2110', false],
  [FIVE, '2110７', true],
  [FIVE, '211\u200b07', true],
  [FIVE, 'PLZ: 21107', true],
  [FIVE, '21107\n', true],
  [FRANCE, '01000', true],
  [FRANCE, '20000', true],
  [FRANCE, '75001', true],
  [FRANCE, '97400', true],
  [FRANCE, '98000', true],
  [FRANCE, '98799', true],
  [FRANCE, '00100', false],
  [FRANCE, '99000', false],
  [FRANCE, '7500', false],
])('%s and %j: %s', (expression, code, good) => {
  expect(isPostalCode(expression, code)).toBe(good)
})

test.each(Array.from({ length: 100 }, (_, first) => [first, first >= 1 && first <= 98] as const))(
  'France, first digits %i: %s',
  (first, good) => {
    expect(isPostalCode(FRANCE, `${String(first).padStart(2, '0')}123`)).toBe(good)
  },
)

test('a long text is refused before any expression sees it', () => {
  expect(isPostalCode('^\\d{0,9}\\d{0,9}$', '1'.repeat(11))).toBe(false)
})

test.each(['^(\\d+)+$', '^(\\d{5})*$', '\\d{5}', '^(?=\\d{5}$)\\d+$'])(
  'the stored expression %s is outside the safe grammar and is not run: codes of 3 to 10 characters pass',
  (stored) => {
    expect(['12345', '101', 'AB-12', '10', '12345678901', '12<45'].map((code) => isPostalCode(stored, code))).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ])
  },
)

test('blanks are for reading', () => {
  expect(normalisePostalCode(' 21 107 ')).toBe('21107')
})
