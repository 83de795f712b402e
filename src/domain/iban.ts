import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

/** Upper case without blanks, dashes and dots. */
export const normaliseIban = (text: string): string => electronicFormatIBAN(text.replace(/[\s.]/g, '')) ?? ''

/** Length and structure of the country, national check digits where the country has them, and mod 97. */
export const isIban = (text: string): boolean => isValidIBAN(normaliseIban(text))

/** In groups of four, as it stands on a bank card. */
export const groupedIban = (text: string): string => normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ')

/** Country, check digits and the last four: enough to recognise, useless to anybody else. */
export function maskedIban(text: string): string {
  const iban = normaliseIban(text)
  return iban.length < 12 ? '••••' : `${iban.slice(0, 4)} •••• •••• ${iban.slice(-4)}`
}
