import { isValidIBAN } from 'ibantools'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import { dayIn } from '@trade-in-shop/contracts/market-days'
import type { ProblemError } from '@trade-in-shop/contracts/problem'
import type { TradeAddress, TradePayment } from '@trade-in-shop/contracts/trades'
import type { PlatformMarket } from '@platform/markets/platform-market'

/**
 * Whole years since the birth date, by the calendar of the market (a seller is at least 18, A-13). A person born on 29 February
 * has the birthday on 1 March in a common year.
 */
export function ageOn(birthDate: string, timeZone: string, at: Date): number {
  const today = dayIn(timeZone, at.getTime())
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/* Checks of personal data that a schema cannot make. `path` is the place of the field in the request. */

const ADULT = 18
const OLDEST = 120

/** At least 18 by the market's calendar, and born on a day that a living person may be born on. */
export function birthDateProblems(birthDate: string, { timeZone }: PlatformMarket, now: Date, path: string): ProblemError[] {
  const age = ageOn(birthDate, timeZone, now)
  if (age < 0 || age > OLDEST) return [{ path, code: 'invalid' }]
  return age < ADULT ? [{ path, code: 'under_age' }] : []
}

/** Digits and letters only; the shop checks the exact form of a country's postal code. */
const POSTAL_CODE = /^(?=.*\d)[\dA-Z][\dA-Z -]+[\dA-Z]$/i

/** In the country of one of the markets, with a plausible postal code. */
export function addressProblems(
  address: TradeAddress,
  markets: readonly Pick<PlatformMarket, 'country'>[],
  path: string,
): ProblemError[] {
  const problems: ProblemError[] = []
  if (!markets.some(({ country }) => country === address.country)) problems.push({ path: `${path}/country`, code: 'invalid' })
  if (!POSTAL_CODE.test(address.postalCode)) problems.push({ path: `${path}/postalCode`, code: 'invalid' })
  return problems
}

/** IBAN: length by country and mod 97. The schema has checked that a PayPal account is an address. */
export function paymentProblems(payment: TradePayment, path: string): ProblemError[] {
  switch (payment.type) {
    case '13':
      return isValidIBAN(payment.iban) ? [] : [{ path: `${path}/iban`, code: 'invalid' }]
    case '2':
      return []
  }
}

/** A number that its country can have given out. */
export const phoneProblems = (phone: string, path: string): ProblemError[] =>
  isValidPhoneNumber(phone) ? [] : [{ path, code: 'invalid' }]
