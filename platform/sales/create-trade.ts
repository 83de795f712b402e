import { randomUUID } from 'node:crypto'
import { capProblem, linesWithTooManyPieces } from '@trade-in-shop/contracts/sale-limits'
import { lineSum } from '@trade-in-shop/contracts/sale-sums'
import type { Trade, TradePayment, TradeRequest } from '@trade-in-shop/contracts/trades'
import type { VoucherProblem } from '@trade-in-shop/contracts/vouchers'
import type { Platform } from '@platform/context'
import { listAddresses, isSameAddress, putAddress } from '@platform/customers/address-store'
import { lockCustomer } from '@platform/customers/stored-customer'
import { mailAddressChange } from '@platform/customers/customer-mails'
import { takeGuestAccount } from '@platform/customers/guest-accounts'
import { storedPayment } from '@platform/customers/payment-accounts'
import { HttpProblem } from '@platform/http/http-problem'
import { carrierOfCall, requireShopSettings, senderOfCall } from '@platform/http/call-settings'
import { rememberDevice } from '@platform/limits/known-device'
import type { CountedVisitor } from '@platform/limits/visitor'
import { lockEnd } from '@platform/markets/platform-market'
import { lockOffers, moveOffer, type StoredOffer } from '@platform/offers/offer-store'
import { enqueueTradeMail } from '@platform/outbox/outbox-store'
import type { Db } from '@platform/store/pool'
import { unguessableId } from '@platform/token-hash'
import { judgeVoucher, countUse, findVoucher } from '@platform/vouchers/voucher-store'
import { movedLines } from './price-changes'
import { sealAccount, maskedAccount } from '@platform/trades/payout-account'
import { renumbered } from '@platform/trades/parcels'
import { tradeAnswer } from '@platform/trades/trade-answer'
import { tradeNumber } from '@platform/trades/trade-number'
import { requireSaleLeft } from './require-sale-left'
import { type SoldFields, TRADE_FIELDS } from '@platform/trades/trade-fields'
import { appendHistory, findTrade } from '@platform/trades/trade-store'

/** The points of a submission, in their order, at which tests kill it. */
type Point = 'before_insert' | 'after_key' | 'after_trade' | 'after_voucher' | 'after_outbox' | 'after_commit'
export type Probe = (point: Point) => Promise<void>

/** Thrown to roll back; the answer shows the new prices. */
export class StaleLines extends Error {
  constructor(readonly lines: TradeRequest['lines']) {
    super('Prices have moved')
  }
}
export class VoucherRefused extends Error {
  constructor(readonly code: VoucherProblem) {
    super(`Voucher refused: ${code}`)
  }
}

/** `customerId`: whose trade it becomes; null for a guest's. */
type Order = {
  platform: Platform
  request: TradeRequest
  customerId: string | null
  visitor: CountedVisitor
  key: string
  bodyHash: string
  now: Date
}
type PricedLine = { offer: StoredOffer; quantity: number; total: number; parcel: number }

/** False: another request has the key. Waits while that one is running. */
async function takeKey(db: Db, { key, bodyHash, now }: Order, tradeId: string): Promise<boolean> {
  const text = `insert into platform.trade_requests (key, body_hash, trade_id, created_at) values ($1, $2, $3, $4)
    on conflict (key) do nothing`
  return (await db.query(text, [key, bodyHash, tradeId, now])).rowCount === 1
}

const NOT_FOR_SALE = new Set(['locked', 'confirmed', 'revised', 'refused', 'declined', 'cancelled'])

/** The lines with the platform's own prices. An offer of another market, mode or trade is not for sale here. */
async function priceLines(db: Db, { request, now }: Order): Promise<PricedLine[]> {
  const offers = await lockOffers(db, request.lines.map(({ offerId }) => offerId)) // prettier-ignore
  const foreign = request.lines.flatMap(({ offerId }, index) => {
    const offer = offers.get(offerId)
    const ours = offer && offer.application === request.application && offer.business === request.business
    return ours && !NOT_FOR_SALE.has(offer.state) ? [] : [{ path: `lines/${index}/offerId`, code: 'offer_unavailable' as const }]
  })
  if (foreign.length > 0) throw new HttpProblem(409, 'offer_unavailable', { errors: foreign })
  const moved = movedLines(request.lines, offers, now)
  if (moved.length > 0) throw new StaleLines(moved)
  const parcels = renumbered(request.lines.map(({ parcel = 1 }) => parcel))
  return request.lines.flatMap(({ offerId, quantity }, index) => {
    const offer = offers.get(offerId)
    return offer ? [{ offer, quantity, total: lineSum(offer.price, quantity), parcel: parcels[index] ?? 1 }] : []
  })
}

async function redeem(db: Db, { request, now }: Order, tradeId: string, total: number): Promise<number> {
  if (!request.voucher) return 0
  const found = await findVoucher(db, request.voucher, true)
  const verdict = judgeVoucher(found, { application: request.application, total, now })
  if (verdict.kind === 'refused') throw new VoucherRefused(verdict.code)
  const { code, kind, value, minimum } = verdict.voucher
  await countUse(db, code)
  await db.query(
    'insert into platform.trade_vouchers (trade_id, code, kind, value, amount, minimum, redeemed_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [tradeId, code, kind, value, verdict.amount, minimum, now],
  )
  return verdict.amount
}

function unknownAccount(path: string): HttpProblem {
  const code = 'payment_account_unknown'
  return new HttpProblem(422, code, { errors: [{ path, code }] })
}

/** `guestAccountId`: the id by which a guest changes the payout later; null for a customer, who does that logged in. */
type Payout = { payment: TradePayment; guestAccountId: string | null }

/** What is paid out to, decrypted. A payment account is good for its own customer alone, a guest's for a guest. */
async function payoutOf(db: Db, { platform, request: { payment }, customerId }: Order): Promise<Payout> {
  const { PLATFORM_SECRET } = platform.env
  if (payment.type === 'account') {
    const stored = customerId && (await storedPayment(db, PLATFORM_SECRET, customerId, payment.paymentAccount))
    if (stored) return { payment: stored, guestAccountId: null }
    throw unknownAccount('payment/paymentAccount')
  }
  if (payment.type === 'guest') {
    const kept = customerId === null ? await takeGuestAccount(db, PLATFORM_SECRET, payment.id) : null
    if (kept) return { payment: kept, guestAccountId: payment.id }
    throw unknownAccount('payment/id')
  }
  return { payment, guestAccountId: customerId === null ? unguessableId() : null }
}

async function insertTrade(db: Db, order: Order, tradeId: string, total: number): Promise<void> {
  const { platform, request, now } = order
  const { payment, guestAccountId } = await payoutOf(db, order)
  const { rows } = await db.query<{ next: string }>(`select nextval('platform.trade_sequence')::text as next`)
  const stored = {
    ...{ id: tradeId, accessId: unguessableId(), number: tradeNumber(Number(rows[0]?.next)), state: 'awaiting_shipment' },
    ...{ application: request.application, business: request.business, clientId: request.clientId },
    ...{ customer: request.customer, company: request.company, address: request.address, ifLower: request.ifLower },
    ...{ paymentType: payment.type, maskedAccount: maskedAccount(payment), guestAccountId, total, createdAt: now },
    ...{ carrier: carrierOfCall(request.application), lockUntil: lockEnd(requireShopSettings(request.application).market, now) },
  } satisfies Record<keyof SoldFields, unknown> & Partial<Record<keyof typeof TRADE_FIELDS, unknown>>
  const row = [
    ...Object.entries(stored).map(([name, value]) => [TRADE_FIELDS[name as keyof typeof stored].sql, value ?? null]),
    ...[
      ['account_sealed', sealAccount(platform.env.PLATFORM_SECRET, tradeId, payment)],
      ['customer_id', order.customerId],
    ],
  ]
  await db.query(
    `insert into platform.trades (${row.map(([column]) => column).join(', ')})
     values (${row.map((_column, index) => `$${index + 1}`).join(', ')})`,
    row.map(([, value]) => value),
  )
  await appendHistory(db, tradeId, now, 'created', 'trade_created')
  await appendHistory(db, tradeId, now, 'awaiting_shipment', 'label_ready')
}

/** For the next sales: trades that wait for their parcel keep the address on their labels. */
async function saveAddress(db: Db, { platform, request, customerId, now }: Order): Promise<void> {
  if (!customerId || !request.saveAddress) return
  const customer = await lockCustomer(db, customerId)
  const old = (await listAddresses(db, customerId)).find(({ country }) => country === request.address.country)
  if (old && isSameAddress(old, request.address)) return
  await putAddress(db, customerId, request.address)
  if (old) await mailAddressChange({ db, platform, customer, now }, [])
}

/** Stores the shop's sender, so that later mails of the trade use it. */
async function storeSender(db: Db, tradeId: string): Promise<void> {
  const sender = senderOfCall()
  if (sender) await db.query('update platform.trades set sender = $2 where id = $1', [tradeId, JSON.stringify(sender)])
}

async function insertLines(db: Db, tradeId: string, lines: PricedLine[]): Promise<void> {
  for (const [position, { offer, quantity, total, parcel }] of lines.entries()) {
    await moveOffer(db, offer, 'locked')
    await db.query(
      `insert into platform.trade_lines (trade_id, position, offer_id, quantity, price, total, state, parcel)
       values ($1, $2, $3, $4, $5, $6, 'awaiting_shipment', $7)`,
      [tradeId, position, offer.id, quantity, offer.price, total, parcel],
    )
  }
}

function tooManyPieces(lines: readonly number[]): HttpProblem {
  const code = 'too_many_pieces'
  return new HttpProblem(422, code, { errors: lines.map((index) => ({ path: `lines/${index}/quantity`, code })) })
}

/** Creates everything of one trade in the caller's transaction; null when the key is taken. */
export async function createTrade(db: Db, order: Order, probe: Probe): Promise<Trade | null> {
  const tradeId = randomUUID()
  // The deletion of an account and a trade of it wait for each other.
  if (order.customerId) await lockCustomer(db, order.customerId)
  if (!(await takeKey(db, order, tradeId))) return null
  await probe('after_key')
  const lines = await priceLines(db, order)
  const sum = lines.reduce((total, line) => total + line.total, 0)
  const { limits } = requireShopSettings(order.request.application)
  const seller = { business: order.request.business, limits }
  const [first, ...more] = linesWithTooManyPieces(
    seller,
    lines.map(({ offer: { deviceId }, quantity }) => ({ deviceId, quantity })),
  )
  if (first !== undefined) throw tooManyPieces([first, ...more])
  await insertTrade(db, order, tradeId, sum)
  await storeSender(db, tradeId)
  await saveAddress(db, order)
  await insertLines(db, tradeId, lines)
  // A guest's browser may look the trade up later; a customer uses the log-in.
  if (!order.customerId) await rememberDevice(db, order.platform, { tradeId }, order.visitor.device, order.now)
  await probe('after_trade')
  const extra = await redeem(db, order, tradeId, sum)
  const capped = capProblem(seller, sum + extra)
  if (capped) throw new HttpProblem(422, capped, { errors: [{ path: 'lines', code: capped }] })
  if (extra > 0) await db.query('update platform.trades set total = total + $2 where id = $1', [tradeId, extra])
  await probe('after_voucher')
  // Last: sales of one visitor, network or address wait for each other from here to the commit.
  const { clientKey, network } = order.visitor
  const { email } = order.request.customer
  await requireSaleLeft(db, order.platform, { clientKey, network, email, customerId: order.customerId, now: order.now })
  await enqueueTradeMail(db, 'trade_received', tradeId, order.now)
  await probe('after_outbox')
  const trade = await findTrade(db, 'id', tradeId)
  return trade && tradeAnswer(trade)
}
