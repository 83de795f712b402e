import { expect, test } from 'vitest'
import { postalCodeExpression } from '@/domain/checkout/postal-code-rule'
import { postalCodeRule } from './documents'
import { SEEDS } from './seeds'

const seeded = SEEDS.map(([{ market }]) => market)

test.each(seeded)('the digits of $name accept what its expression accepts', ({ country, zipFormatRegExp }) => {
  const rule = postalCodeRule(country, zipFormatRegExp)
  if (rule) expect(postalCodeExpression(rule)).toEqual({ expression: zipFormatRegExp })
  // A code with letters needs an expression of its own.
  else expect(zipFormatRegExp).toContain('A-Z')
})

test('five markets enter postal codes by digits, and a changed expression is left alone', () => {
  expect(seeded.filter(({ country, zipFormatRegExp }) => postalCodeRule(country, zipFormatRegExp))).toHaveLength(5)
  expect(postalCodeRule('DE', '^\\d{4}$')).toBeNull()
})
