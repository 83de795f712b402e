import { plainLetters } from '@/domain/plain-letters'
import { LANGUAGES } from '@/domain/market/market'

/** A value that is stored and the name that staff read for it. `beside` is the value of the field that belongs to it. */
export type KeyChoice = Readonly<{ value: string; label: string; beside?: string | undefined }>

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes that CLDR names although they are no country. */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

const byLabel = (language: string) => {
  const { compare } = new Intl.Collator(language)
  return (one: KeyChoice, other: KeyChoice) => compare(one.label, other.label)
}

/** The name of a country (ISO 3166) in the language of the member of staff; null for a code that is none. */
export function countryName(code: string, language: string): string | null {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRY.has(code)) return null
  const name = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)
  // A withdrawn code, such as "DD", has the name of its successor.
  return name === undefined || new Intl.Locale(`und-${code}`).region !== code ? null : `${name} (${code})`
}

export const countries = (language: string): KeyChoice[] =>
  ALPHABET.flatMap((first) =>
    ALPHABET.flatMap((second) => {
      const value = `${first}${second}`
      const label = countryName(value, language)
      return label === null ? [] : [{ value, label }]
    }),
  ).toSorted(byLabel(language))

/** The name of a locale whose language the shop has messages in; null for any other. */
export function localeName(locale: string, language: string): string | null {
  const [spoken = '', region = ''] = locale.split('-')
  if (!LANGUAGES.some((known) => known === spoken) || countryName(region, language) === null) return null
  const name = new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' }).of(locale)
  return `${name ?? locale} (${locale})`
}

/** The regions that most people of each language of the shop live in. */
const REGIONS = ['de-DE', 'de-AT', 'de-CH', 'en-GB', 'en-IE', 'es-ES', 'fr-FR', 'fr-BE', 'it-IT']

/** Each language of the shop in the market's country, then in its larger regions. */
export function locales(country: string, language: string): KeyChoice[] {
  const own = LANGUAGES.map((spoken) => `${spoken}-${country}`)
  return [...new Set([...own, ...REGIONS])].flatMap((value) => {
    const label = localeName(value, language)
    return label === null ? [] : [{ value, label }]
  })
}

const spaced = (zone: string) => zone.replaceAll('_', ' ')

/** The name of a time zone; null for a text that is none. Older names of a zone are valid, too. */
export function zoneName(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone === '' ? null : spaced(zone)
  } catch {
    return null
  }
}

export const timeZones = (): KeyChoice[] => Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: spaced(value) }))

/** At most `most` choices whose name or value contains every typed word, whatever its accents; those that begin with it first. */
export function matchingChoices(choices: readonly KeyChoice[], typed: string, most: number): KeyChoice[] {
  const wanted = plainLetters(typed).trim()
  const words = wanted.split(/\s+/)
  const found = choices.filter(({ value, label }) => {
    const text = plainLetters(`${label} ${value}`)
    return words.every((word) => text.includes(word))
  })
  const begins = ({ label }: KeyChoice) => (wanted !== '' && plainLetters(label).startsWith(wanted) ? 0 : 1)
  return found.toSorted((one, other) => begins(one) - begins(other)).slice(0, most)
}

/** Far above every amount that staff enter, and safe as a whole number. */
const MAX_NUMBER_CHARACTERS = 12

/**
 * Hundredths (cents, hundredths of a percent) of a typed number, "5.000,00", "5,000.00" or "2.5"; null for anything else. One or
 * two digits after the last point or comma are decimals, three are a group, as people write both ways.
 */
export function parseHundredths(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f'’€%]/g, '')
  const [, whole = '', decimals = ''] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  // Two different separators between groups, as in "1.000,000", have no meaning that is sure.
  if (whole === '' || (whole.includes('.') && whole.includes(','))) return null
  const digits = whole.replaceAll(/[.,]/g, '')
  return digits.length > MAX_NUMBER_CHARACTERS ? null : Number(digits) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Hundredths as a number with two decimals, as people of the language write it. */
export const shownHundredths = (hundredths: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' }).format(
    hundredths / 100,
  )
