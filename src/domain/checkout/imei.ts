import { cleanCode } from '@trade-in-shop/contracts/clean-text'

/** Why a text cannot be an IMEI: it has letters, not 15 digits, or digits that contradict the last one (Luhn). */
export type ImeiProblem = 'letters' | 'length' | 'checksum'

const DIGITS = 15
/** Phones show the software version behind the number, "35…/01", and people type blanks and dashes between its groups. */
const VERSION = /\s*\/\s*\d{2}\s*$/
const BETWEEN = /[\s./-]/g

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Null for a valid IMEI as people type it (P-04). */
export function imeiProblem(text: string): ImeiProblem | null {
  const number = cleanCode(text).replace(VERSION, '').replace(BETWEEN, '')
  if (/\D/.test(number)) return 'letters'
  if (number.length !== DIGITS) return 'length'
  return Number(number) !== 0 && passesLuhn(number) ? null : 'checksum'
}
