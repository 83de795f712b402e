import { electronicFormatIBAN, isValidIBAN } from 'ibantools'

/** Upper case without blanks, dashes and dots. */
export const normaliseIban = (text: string): string => electronicFormatIBAN(text.replace(/[\s.]/g, '')) ?? ''

/** Length and structure of the country, national check digits where the country has them, and mod 97. */
export const isIban = (text: string): boolean => isValidIBAN(normaliseIban(text))
