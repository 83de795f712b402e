import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The number in E.164 (`+436641234567`), read as dialled within `country` unless it starts with a plus; null when no such
 * number can exist. 100 KB of numbering plans: the browser loads this file only after a number was typed.
 */
export function toE164(text: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(
    text,
    isSupportedCountry(country) ? { defaultCountry: country, extract: false } : { extract: false },
  )
  return parsed?.isValid() ? parsed.number : null
}
