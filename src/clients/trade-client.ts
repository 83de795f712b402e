import { Offer, OfferPreview, Quote, type AnswerChoice } from '@trade-in-shop/contracts/offers'
import type { Problem } from '@trade-in-shop/contracts/problem'
import { PriceChanges, Trade, type PriceChange, type TradeRequest } from '@trade-in-shop/contracts/trades'
import { Voucher, VOUCHER_PROBLEMS, type VoucherProblem } from '@trade-in-shop/contracts/vouchers'
import type { Market } from '@/domain/market/market'
import { call, callBytes } from './http'
import { ApiError } from '@/http/api-problem'

/** The part of a shop that a trade call needs; a `Shop` fits. */
type ShopOfTrade = Readonly<{ market: Pick<Market, 'applicationId'> }>

export type OfferWish = Readonly<{ deviceId: string; answers: readonly AnswerChoice[]; business: boolean }>
/**
 * What the platform's rate limits count: `clientKey` and `clientNetwork` are keyed hashes of the visitor's two networks
 * (`http/client-networks.ts`), `device` is the id of the signed device cookie. `requestId` is logged by the platform.
 */
export type Sender = Readonly<{ clientKey?: string; clientNetwork?: string; device?: string; requestId?: string }>

export type OfferReading =
  Readonly<{ kind: 'offer'; offer: Offer }> | Readonly<{ kind: 'expired' }> | Readonly<{ kind: 'unknown' }>
export type VoucherCheck =
  Readonly<{ kind: 'accepted'; voucher: Voucher }> | Readonly<{ kind: 'refused'; code: VoucherProblem | 'too_many_requests' }>
export type TradeAnswer =
  | Readonly<{ kind: 'created'; trade: Trade }>
  | Readonly<{ kind: 'priceChanged'; changes: readonly PriceChange[] }>
  | Readonly<{ kind: 'refused'; problem: Problem }>

const REFUSED = new Set([400, 403, 409, 410, 422])
const segment = encodeURIComponent

/** `null` for the one status that means "does not exist". */
export async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

const bodyOf = (shop: ShopOfTrade, { deviceId, answers, business }: OfferWish) => ({
  application: shop.market.applicationId,
  deviceId,
  answers,
  business,
})

const senderHeaders = ({ clientKey, clientNetwork, device }: Sender): Readonly<Record<string, string | undefined>> => ({
  'Client-Key': clientKey,
  'Client-Network': clientNetwork,
  'Client-Device': device,
})

export const from = (sender: Sender) => ({ headers: senderHeaders(sender), requestId: sender.requestId })

/** The price of the answers given so far; not stored. Wrong answers throw `ApiError` 422 with a code per answer. */
export const previewOffer = (shop: ShopOfTrade, wish: OfferWish, sender: Sender = {}): Promise<OfferPreview> =>
  call({
    upstream: 'trade',
    method: 'POST',
    path: '/offers/previews',
    body: bodyOf(shop, wish),
    answer: OfferPreview,
    ...from(sender),
  })

/** A binding offer, or one that is `declined` with its reason. Missing or wrong answers throw `ApiError` 422. */
export const createOffer = (shop: ShopOfTrade, wish: OfferWish, sender: Sender = {}): Promise<Offer> =>
  call({ upstream: 'trade', method: 'POST', path: '/offers', body: bodyOf(shop, wish), answer: Offer, ...from(sender) })

export async function readOffer(offerId: string): Promise<OfferReading> {
  try {
    const path = `/offers/${segment(offerId)}`
    return { kind: 'offer', offer: await call({ upstream: 'trade', method: 'GET', path, answer: Offer }) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 410) return { kind: 'expired' }
    if (error instanceof ApiError && error.status === 404) return { kind: 'unknown' }
    throw error
  }
}

const isVoucherProblem = (code: string): code is VoucherProblem => VOUCHER_PROBLEMS.some((known) => known === code)

/** Each visitor has ten tries an hour; the eleventh is refused with `too_many_requests`. */
export async function validateVoucher(
  shop: ShopOfTrade,
  { code, offerIds }: Readonly<{ code: string; offerIds: readonly string[] }>,
  sender: Sender,
): Promise<VoucherCheck> {
  try {
    const body = { application: shop.market.applicationId, code, offerIds }
    const path = '/vouchers/validations'
    return {
      kind: 'accepted',
      voucher: await call({ upstream: 'trade', method: 'POST', path, body, answer: Voucher, ...from(sender) }),
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code } = error.problem
    if (error.status === 429) return { kind: 'refused', code: 'too_many_requests' }
    if (error.status === 422 && isVoucherProblem(code)) return { kind: 'refused', code }
    throw error
  }
}

/**
 * Creates a trade, the customer's own with an access token, else a guest's; never repeated here. After a lost answer the
 * browser asks `tradeByKey` before it sends the same key again (F18). Throws `ApiError` when the platform is unreachable.
 */
export async function createTrade(
  shop: ShopOfTrade,
  request: Omit<TradeRequest, 'application'>,
  idempotencyKey: string,
  { accessToken, ...sender }: Sender & Readonly<{ accessToken?: string }>,
): Promise<TradeAnswer> {
  try {
    const body = { ...request, application: shop.market.applicationId }
    const headers = {
      'Idempotency-Key': idempotencyKey,
      ...senderHeaders(sender),
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    }
    const trade = await call({
      upstream: 'trade',
      method: 'POST',
      path: '/trades',
      body,
      headers,
      requestId: sender.requestId,
      answer: Trade,
    })
    return { kind: 'created', trade }
  } catch (error) {
    if (error instanceof ApiError && REFUSED.has(error.status)) return refusedTrade(error)
    throw error
  }
}

function refusedTrade({ problem, details }: ApiError): TradeAnswer {
  const changes = PriceChanges.safeParse(details)
  if (problem.code === 'price_changed' && changes.success) return { kind: 'priceChanged', changes: changes.data.changes }
  return { kind: 'refused', problem }
}

/** The trade created under an idempotency key, or null when there is none yet. */
export const tradeByKey = (key: string): Promise<Trade | null> =>
  orNull(call({ upstream: 'trade', method: 'GET', path: `/trades/by-key/${segment(key)}`, answer: Trade }))

/** A guest's trade by its unguessable id. */
export const tradeByAccess = (accessId: string): Promise<Trade | null> =>
  orNull(call({ upstream: 'trade', method: 'GET', path: `/trades/${segment(accessId)}`, answer: Trade }))

/** Cancels a trade; null for an unknown id. Throws `ApiError` 410 when it can no longer be cancelled. */
export const cancelTrade = (accessId: string, requestId: string): Promise<Trade | null> => {
  const path = `/trades/${segment(accessId)}/cancellation`
  return orNull(call({ upstream: 'trade', method: 'POST', path, requestId, answer: Trade }))
}

const LABELS = { pdf: 'application/pdf', svg: 'image/svg+xml' } as const

/**
 * The shipping label, as sheets to print (`pdf`) or as the QR code alone (`svg`); without `parcel` all sheets, and the code of the
 * first parcel.
 */
export const tradeLabel = (accessId: string, format: keyof typeof LABELS, parcel?: string): Promise<Buffer | null> =>
  orNull(
    callBytes({
      upstream: 'trade',
      method: 'GET',
      path: `/trades/${segment(accessId)}${parcel === undefined ? '' : `/parcels/${parcel}`}/label.${format}`,
      contentType: LABELS[format],
    }),
  )

type ShopOfQuote = ShopOfTrade & Readonly<{ business: boolean }>

/** Saves the price of complete answers for 30 days. Throws `ApiError` 422 with a code per answer, 429 after too many. */
export const saveQuote = (shop: ShopOfQuote, wish: OfferWish, sender: Sender): Promise<Quote> =>
  call({
    upstream: 'trade',
    method: 'POST',
    path: '/quotes',
    body: bodyOf(shop, wish),
    answer: Quote,
    ...from(sender),
  })

/** A saved price; null when its time is over, when it is unknown, and when it is one of another market or of a company. */
export async function readQuote(shop: ShopOfQuote, id: string): Promise<Quote | null> {
  const path = `/quotes/${encodeURIComponent(id)}`
  const quote = await orNull(call({ upstream: 'trade', method: 'GET', path, answer: Quote }))
  return quote?.application === shop.market.applicationId && quote.business === shop.business ? quote : null
}
