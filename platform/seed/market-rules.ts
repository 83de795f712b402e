import type { Language } from '@trade-in-shop/contracts/languages'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { pickByLocale } from '@platform/messages/by-locale'
import rules from './data/market-rules.json' with { type: 'json' }

/**
 * Sample prices of a market from the reference prices (Germany's): basis points, then rounded to the nearest whole euro, at
 * least one. `overviewPrefix` is the prefix of the market's overview addresses below its product route: a device whose slug
 * begins like that could not be reached.
 */
const RULES: Readonly<Record<Language, { priceBp: number; overviewPrefix: string }>> = rules

export type SeedMarket = {
  application: string
  /** Index names are `<indexBase>_devices` and `<indexBase>_aggregations`. */
  indexBase: string
  language: Language
  locale: string
  businessAllowed: boolean
  priceBp: number
  overviewPrefix: string
}

/** What is published for a market: prices and texts follow from its locale. */
export const makeSeedMarket = ({ application, language, locale, businessAllowed }: PlatformMarket): SeedMarket => ({
  ...{ application, indexBase: application.toLowerCase(), language, locale, businessAllowed },
  ...(pickByLocale(RULES, locale) ?? RULES[language]),
})

/** Minor units in, minor units of a whole euro out. */
export function marketPrice(referencePrice: number, priceBp: number): number {
  const euros = Math.floor((referencePrice * priceBp + 500_000) / 1_000_000)
  return Math.max(1, euros) * 100
}

/** Throws with every device that no market route could reach. */
export function refuseUnreachable(deviceIds: string[]): void {
  const prefixes = [...new Set(Object.values(RULES).map(({ overviewPrefix }) => overviewPrefix))]
  const problems = deviceIds.flatMap((id) =>
    prefixes.filter((prefix) => id.startsWith(prefix)).map((prefix) => `"${id}" (${prefix})`),
  )
  if (problems.length)
    throw new Error(`These device slugs begin like an overview address and could not be reached: ${problems.join(', ')}`)
}
