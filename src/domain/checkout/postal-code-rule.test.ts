import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPostalCode } from './postal-code'
import { postalCodeExpression } from './postal-code-rule'
import { expressionProblem } from './safe-expression'

test.each([
  [5, ['00', '99'], '^(0[1-9]|[1-8]\\d|9[0-8])\\d{3}$'],
  [5, [], '^\\d{5}$'],
  [4, ['0'], '^[1-9]\\d{3}$'],
  [3, ['012'], '^(0[02-9]\\d|01[013-9]|[1-9]\\d{2})$'],
  [5, ['35', '38'], '^([0-24-9]\\d|3[0-4679])\\d{3}$'],
] as const)('%d digits without %j', (digits, excludedPrefixes, expression) => {
  expect(postalCodeExpression({ digits, excludedPrefixes })).toEqual({ expression })
})

test.each([
  [4, ['12345'], { problem: 'prefixTooLong', prefix: '12345' }],
  [5, ['1a'], { problem: 'noDigits', prefix: '1a' }],
  [5, [...'0123456789'], { problem: 'nothingLeft' }],
  [9, ['0123', '1357', '2468', '3579', '4680'], { problem: 'tooLong' }],
] as const)('%d digits without %j make no expression', (digits, excludedPrefixes, answer) => {
  expect(postalCodeExpression({ digits, excludedPrefixes })).toEqual(answer)
})

const digits = (min: number, max: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max }).map((list) => list.join(''))
const rules = fc.integer({ min: 3, max: 9 }).chain((count) =>
  fc.record({
    digits: fc.constant(count),
    excludedPrefixes: fc.array(digits(1, Math.min(3, count)), { maxLength: 6 }),
  }),
)

test('a code is accepted exactly when it has the required digits and begins with none of the prefixes', () => {
  fc.assert(
    fc.property(rules, fc.array(digits(1, 10), { minLength: 20, maxLength: 20 }), (rule, codes) => {
      const made = postalCodeExpression(rule)
      if ('problem' in made) return
      expect(expressionProblem(made.expression)).toBeNull()
      // Codes of the right length that begin as something excluded are rare by chance.
      const near = rule.excludedPrefixes.map((prefix) => prefix.padEnd(rule.digits, '7'))
      for (const code of [...codes, ...near, ...codes.map((text) => text.padEnd(rule.digits, '0').slice(0, rule.digits))]) {
        const naive = code.length === rule.digits && !rule.excludedPrefixes.some((prefix) => code.startsWith(prefix))
        expect([code, isPostalCode(made.expression, code)]).toEqual([code, naive])
      }
    }),
  )
})
