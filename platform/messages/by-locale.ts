import { type Language, LANGUAGES } from '@trade-in-shop/contracts/languages'

/** A country that writes some texts otherwise than its language, by its key in files and in stored question sets. */
type Region = 'at'
const REGIONS: ReadonlyMap<string, Region> = new Map([['de-AT', 'at']])
export type TextKey = Language | Region
export const TEXT_KEYS: readonly TextKey[] = [...LANGUAGES, ...REGIONS.values()]

/** The language of a locale; undefined where the platform has no texts. */
export const readTextLanguage = (locale: string): Language | undefined =>
  LANGUAGES.find((language) => language === locale.slice(0, 2))

/** A region's own value, else that of its language. */
export const pickByLocale = <Value>(values: Readonly<Partial<Record<string, Value>>>, locale: string): Value | undefined =>
  values[REGIONS.get(locale) ?? ''] ?? values[locale.slice(0, 2)]
