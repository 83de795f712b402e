import { createHash } from 'node:crypto'
import type { ProblemError } from '@trade-in-shop/contracts/problem'
import type { GuestPayment, StoredPayment, Trade, TradeRequest } from '@trade-in-shop/contracts/trades'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { platformMetrics } from '@platform/platform-metrics'
import { type CountedVisitor, requireTenAnHour } from '@platform/limits/visitor'
import { type PlatformMarket, requireMarket } from '@platform/markets/platform-market'
import { type Db, inTransaction } from '@platform/store/pool'
import { createTrade, type Probe, StaleLines, VoucherRefused } from './create-trade'
import { addressProblems, birthDateProblems, paymentProblems } from '@platform/trades/trade-field-problems'
import { priceChanged } from './price-changes'
import { tradeAnswer } from '@platform/trades/trade-answer'
import { findTrade } from '@platform/trades/trade-store'

const VAT_ID = /^[A-Z]{2}[0-9A-Z+*]{2,13}$/

function businessProblems({ business, company }: TradeRequest, market: PlatformMarket): ProblemError[] {
  if (!business) return []
  if (!market.businessAllowed) return [{ path: 'business', code: 'business_not_available' }]
  if (!company) return [{ path: 'company', code: 'company_required' }]
  return VAT_ID.test(company.vatId.toUpperCase().replace(/[\s.-]/g, '')) ? [] : [{ path: 'company/vatId', code: 'invalid' }]
}

/** A stored account was checked when it was stored. */
const isStoredPayment = (payment: TradeRequest['payment']): payment is StoredPayment | GuestPayment =>
  payment.type === 'account' || payment.type === 'guest'

function lineProblems({ lines }: TradeRequest): ProblemError[] {
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
const checkTrade = (request: TradeRequest, market: PlatformMarket, now: Date): ProblemError[] => [
  ...birthDateProblems(request.customer.birthDate, market, now, 'customer/birthDate'),
  ...businessProblems(request, market),
  ...addressProblems(request.address, [market], 'address'),
  ...(isStoredPayment(request.payment) ? [] : paymentProblems(request.payment, 'payment')),
  ...lineProblems(request),
]

/**
 * `customerId`: the customer who is logged in; null for a guest. The visitor's device may look the trade up later.
 */
export type Submission = {
  key: string
  request: TradeRequest
  visitor: CountedVisitor
  customerId: string | null
}

/** The same hash for the same content, in any order of its members. */
function hashOf(value: unknown): string {
  const sorted = (_key: string, member: unknown): unknown =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member
  return createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex')
}

/** The trade that this key made, null when the key is new, 409 when it came with another body. */
async function earlier(db: Db, key: string, bodyHash: string): Promise<Trade | null> {
  const { rows } = await db.query<{ hash: string }>('select body_hash as hash from platform.trade_requests where key = $1', [key])
  if (!rows[0]) return null
  if (rows[0].hash !== bodyHash) throw new HttpProblem(409, 'idempotency_key_reused')
  const trade = await findTrade(db, 'key', key)
  return trade && tradeAnswer(trade)
}

function check(request: TradeRequest, market: PlatformMarket, now: Date): void {
  const errors = checkTrade(request, market, now)
  const first = errors[0]
  if (first) throw new HttpProblem(422, first.code === 'invalid' ? 'invalid_request' : first.code, { errors })
}

/** An unknown voucher uses up one of ten attempts an hour; a good one is never held up. */
async function refuseVoucher(platform: Platform, refused: VoucherRefused, clientKey: string): Promise<HttpProblem> {
  const problem = new HttpProblem(422, refused.code, { errors: [{ path: 'voucher', code: refused.code }] })
  await requireTenAnHour(platform, [`trade:${clientKey}`], platform.clock())
  return problem
}

/**
 * `POST /trades` (T-02). The key is written first: of any number of equal requests one creates the trade, the others wait for
 * its commit and answer the same. A problem rolls everything back, the key included, so that the visitor may correct and send
 * again. `probe` is called at each point (tests kill the process there).
 */
export async function submitTrade(
  platform: Platform,
  submission: Submission,
  probe: Probe = async () => undefined,
): Promise<Trade> {
  const { key, request, customerId, visitor } = submission
  const now = platform.clock()
  // The key of one customer never answers another customer or a guest.
  const bodyHash = hashOf(customerId === null ? request : { request, customerId })
  const known = await earlier(platform.pool, key, bodyHash)
  if (known) return known
  check(request, await requireMarket(platform.pool, request.application), now)
  let isNew = false
  try {
    await probe('before_insert')
    const trade = await inTransaction(platform.pool, async (db) => {
      const created = await createTrade(db, { platform, request, customerId, visitor, key, bodyHash, now }, probe)
      isNew = created !== null
      return created ?? (await earlier(db, key, bodyHash))
    })
    if (!trade) throw new Error('A key that is taken has no trade')
    if (isNew) platformMetrics().trades.inc()
    await probe('after_commit')
    return trade
  } catch (error) {
    if (error instanceof StaleLines) throw await inTransaction(platform.pool, (db) => priceChanged(db, error.lines, now))
    if (error instanceof VoucherRefused) throw await refuseVoucher(platform, error, visitor.clientKey)
    throw error
  }
}
