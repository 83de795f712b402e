import { isValidIBAN } from 'ibantools'
import type { ProblemError } from '@/contracts/problem'
import type { TradeRequest } from '@/contracts/trades'
import type { PlatformMarket } from '@platform/markets'
import { ageOn } from './age'

const ADULT = 18
const OLDEST = 120
/** Specification 9: a business trade may total 5,000.00 euro, inclusive. */
export const BUSINESS_CAP = 500_000
const VAT_ID = /^[A-Z]{2}[0-9A-Z+*]{2,13}$/

function ageFaults({ customer }: TradeRequest, { timeZone }: PlatformMarket, now: Date): ProblemError[] {
  const age = ageOn(customer.birthDate, timeZone, now)
  if (age < 0 || age > OLDEST) return [{ path: 'customer/birthDate', code: 'invalid' }]
  return age < ADULT ? [{ path: 'customer/birthDate', code: 'under_age' }] : []
}

function businessFaults({ business, company }: TradeRequest, market: PlatformMarket): ProblemError[] {
  if (!business) return []
  if (!market.businessAllowed) return [{ path: 'business', code: 'business_not_available' }]
  if (!company) return [{ path: 'company', code: 'company_required' }]
  return VAT_ID.test(company.vatId.toUpperCase().replace(/[\s.-]/g, '')) ? [] : [{ path: 'company/vatId', code: 'invalid' }]
}

function addressFaults({ address }: TradeRequest, market: PlatformMarket): ProblemError[] {
  const faults: ProblemError[] = []
  if (address.country !== market.country) faults.push({ path: 'address/country', code: 'invalid' })
  if (!market.postalCode.test(address.postalCode)) faults.push({ path: 'address/postalCode', code: 'invalid' })
  return faults
}

const paymentFaults = ({ payment }: TradeRequest): ProblemError[] =>
  payment.type === '13' && !isValidIBAN(payment.iban) ? [{ path: 'payment/iban', code: 'invalid' }] : []

function lineFaults({ lines }: TradeRequest): ProblemError[] {
  const seen = new Set<string>()
  return lines.flatMap(({ offerId }, index): ProblemError[] => {
    const twice = seen.has(offerId)
    seen.add(offerId)
    return twice ? [{ path: `lines/${index}/offerId`, code: 'invalid' }] : []
  })
}

/**
 * What the schema cannot see (`contracts.md` 4 and 7): age by the market's calendar, business rules, postal code, IBAN.
 * Money is looked at later, with the platform's own prices.
 */
export const checkTrade = (request: TradeRequest, market: PlatformMarket, now: Date): ProblemError[] => [
  ...ageFaults(request, market, now),
  ...businessFaults(request, market),
  ...addressFaults(request, market),
  ...paymentFaults(request),
  ...lineFaults(request),
]
