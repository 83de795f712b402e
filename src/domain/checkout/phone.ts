import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'
import { cleanCode } from '@trade-in-shop/contracts/clean-text'

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** A number without its plus, `49 171 …`: dialled within the country it would begin with what the national form begins with. */
function withCallingCode(parsed: PhoneNumber, digits: string): PhoneNumber | undefined {
  if (digitsIn(parsed.formatNational()) === digits || !digits.startsWith(parsed.countryCallingCode)) return undefined
  const international = parsePhoneNumberFromString(`+${digits}`, { extract: false })
  return international?.isValid() && international.countryCallingCode === parsed.countryCallingCode ? international : undefined
}

/**
 * The number in E.164 (`+436641234567`), read as dialled within `country` unless it starts with a plus or with the country's
 * own calling code; null when no such number can exist. Words before it are a label that was copied along. 100 KB of
 * numbering plans: the browser loads this file only after a number was typed.
 */
export function toE164(text: string, country: string): string | null {
  const number = cleanCode(text)
    .replace(/[()]/g, ' ')
    .replace(/^[^\d+]+/, '')
  const parsed = parsePhoneNumberFromString(
    number,
    isSupportedCountry(country) ? { defaultCountry: country, extract: false } : { extract: false },
  )
  if (!parsed?.isValid()) return null
  return (number.startsWith('+') ? parsed : (withCallingCode(parsed, digitsIn(number)) ?? parsed)).number
}
