import { type PostalCodeRule, postalCodeExpression } from '@/domain/checkout/postal-code-rule'

/** Postal codes by digits, by country of addresses; countries with letters in their codes have an expression only. */
const RULES: Readonly<Record<string, PostalCodeRule>> = {
  AT: { digits: 4, excludedPrefixes: [] },
  DE: { digits: 5, excludedPrefixes: [] },
  ES: { digits: 5, excludedPrefixes: [] },
  FR: { digits: 5, excludedPrefixes: ['00', '99'] },
  IT: { digits: 5, excludedPrefixes: [] },
}

/** The rule of a country where it makes exactly the market's expression: what is accepted never changes by it. */
export function postalCodeRule(country: string, zipFormatRegExp: string): { digits: number; excludedPrefixes: string[] } | null {
  const rule = RULES[country]
  const made = rule && postalCodeExpression(rule)
  if (!rule || !made || !('expression' in made) || made.expression !== zipFormatRegExp) return null
  return { digits: rule.digits, excludedPrefixes: [...rule.excludedPrefixes] }
}
