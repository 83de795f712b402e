import type { ProblemError } from '@/contracts/problem'
import type { GuestPayment, StoredPayment, TradeRequest } from '@/contracts/trades'
import type { PlatformMarket } from '@platform/markets/market'
import { addressFaults, birthDateFaults, paymentFaults } from './field-faults'

const VAT_ID = /^[A-Z]{2}[0-9A-Z+*]{2,13}$/

function businessFaults({ business, company }: TradeRequest, market: PlatformMarket): ProblemError[] {
  if (!business) return []
  if (!market.businessAllowed) return [{ path: 'business', code: 'business_not_available' }]
  if (!company) return [{ path: 'company', code: 'company_required' }]
  return VAT_ID.test(company.vatId.toUpperCase().replace(/[\s.-]/g, '')) ? [] : [{ path: 'company/vatId', code: 'invalid' }]
}

/** A stored account was checked when it was stored. */
const isStoredPayment = (payment: TradeRequest['payment']): payment is StoredPayment | GuestPayment =>
  payment.type === 'account' || payment.type === 'guest'

function lineFaults({ lines }: TradeRequest): ProblemError[] {
  const seen = new Set<string>()
  return lines.flatMap(({ offerId }, index): ProblemError[] => {
    const twice = seen.has(offerId)
    seen.add(offerId)
    return twice ? [{ path: `lines/${index}/offerId`, code: 'invalid' }] : []
  })
}

/**
 * What the schema cannot check: age by the market's calendar, business rules, postal code, IBAN (S-03, A-13, A-17). Money is
 * checked later, with the platform's own prices.
 */
export const checkTrade = (request: TradeRequest, market: PlatformMarket, now: Date): ProblemError[] => [
  ...birthDateFaults(request.customer.birthDate, market, now, 'customer/birthDate'),
  ...businessFaults(request, market),
  ...addressFaults(request.address, [market], 'address'),
  ...(isStoredPayment(request.payment) ? [] : paymentFaults(request.payment, 'payment')),
  ...lineFaults(request),
]
