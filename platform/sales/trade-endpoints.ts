import type { IncomingHttpHeaders } from 'node:http'
import { TradeLookup, TradeLookupRequest } from '@trade-in-shop/contracts/customers'
import { IDEMPOTENCY_KEY, Trade, TradeRequest } from '@trade-in-shop/contracts/trades'
import type { Platform } from '@platform/context'
import { file, ok, reply } from '@trade-in-shop/contracts/endpoint'
import { endpoint, type Endpoint } from '@platform/http/platform-endpoint'
import { HttpProblem } from '@platform/http/http-problem'
import { APPLICATION, DEVICE, IDEMPOTENCY_HEADER, isOfCaller, SHOP_SETTINGS } from '@platform/http/request-headers'
import { labelPdf, listLabels } from '@platform/label/label-pdf'
import { marketOfRecord } from '@platform/markets/platform-market'
import { labelQr } from '@platform/label/label-texts'
import { declaredLimit } from '@platform/limits/store-or-memory'
import { TEN_AN_HOUR, identifyVisitor } from '@platform/limits/visitor'
import { cancelTrade } from './cancel-trade'
import { lookUpTrade } from './lookup'
import { SALE_LIMITS } from './require-sale-left'
import { submitTrade } from './submit'
import { tradeAnswer } from '@platform/trades/trade-answer'
import { findTrade, type WholeTrade } from '@platform/trades/trade-store'

function idempotencyKey(headers: IncomingHttpHeaders): string {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key
  throw new HttpProblem(400, 'idempotency_key_required')
}

type TradeCall = Readonly<{ platform: Platform; headers: IncomingHttpHeaders }>

/** Unknown, mistyped and foreign ids look alike, and so do ids of another market's trades. */
async function requireTrade({ platform, headers }: TradeCall, by: 'accessId' | 'key', value: string): Promise<WholeTrade> {
  const trade = /^[A-Za-z0-9_-]{16,64}$/.test(value) ? await findTrade(platform.pool, by, value) : null
  if (!trade || !isOfCaller(headers, trade.application)) throw new HttpProblem(404, 'not_found')
  return trade
}

const submission: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/trades',
    summary: 'Sells the devices of the offers, at the platform’s prices, once per key; for the customer of a bearer token.',
    who: 'shopOrCustomer',
    body: { TradeRequest },
    limits: SALE_LIMITS,
    headers: [IDEMPOTENCY_HEADER, DEVICE, SHOP_SETTINGS],
    answers: { 201: { json: { Trade } } },
    problems: {
      400: ['idempotency_key_required', 'unknown_application'],
      409: ['price_changed', 'offer_unavailable', 'idempotency_key_reused'],
      422: [
        ...(['under_age', 'cap_exceeded', 'too_many_pieces', 'business_not_available', 'company_required'] as const),
        ...(['invalid_request', 'payment_account_unknown'] as const),
        ...(['unknown', 'expired', 'exhausted', 'below_minimum', 'wrong_market'] as const),
      ],
      429: ['email_unconfirmed'],
    },
    run: async ({ platform, body, headers, session }) => {
      const who = { visitor: identifyVisitor(headers), customerId: session?.customerId ?? null }
      return reply(201, await submitTrade(platform, { key: idempotencyKey(headers), request: body, ...who }))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/trades/lookups',
    summary: 'The access id of a trade, for its number and its postal code, and for the e-mail address while many are tried.',
    who: 'shop',
    body: { TradeLookupRequest },
    limits: [declaredLimit('device', TEN_AN_HOUR)],
    answers: { 200: { json: { TradeLookup } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'] },
    run: async ({ platform, body, headers }) => ok(await lookUpTrade(platform, body, identifyVisitor(headers))),
  }),
]

const cancellation: Endpoint = endpoint({
  method: 'POST',
  path: '/trades/{accessId}/cancellation',
  summary: 'Cancels a trade until it is paid; devices that were handed over go back. Again, it answers the same.',
  who: 'shop',
  headers: [APPLICATION],
  answers: { 200: { json: { Trade } } },
  problems: { 404: ['not_found'], 410: ['gone'] },
  run: async (call) => {
    const { accessId } = await requireTrade(call, 'accessId', call.params.accessId)
    return ok(await cancelTrade(call.platform, accessId))
  },
})

/** What is cancelled or was never handed over has no label any more. `parcel`: the number of one; without it the first code. */
async function requireLabel(call: TradeCall, accessId: string, parcel?: string) {
  const trade = await requireTrade(call, 'accessId', accessId)
  const [label] = listLabels(trade).filter(({ parcel: { number } }) => parcel === undefined || String(number) === parcel)
  if (!label) throw new HttpProblem(404, 'not_found')
  return { trade, ...label }
}

async function pdfReply(platform: Platform, trade: WholeTrade, parcel?: number) {
  const headers = { 'content-disposition': `inline; filename="${trade.number}.pdf"` }
  return file(await labelPdf(trade, await marketOfRecord(platform.pool, trade.application), parcel), headers)
}

const reads: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/trades/by-key/{key}',
    summary: 'The trade that an idempotency key has made: what to ask after a lost answer.',
    who: 'shop',
    headers: [APPLICATION],
    answers: { 200: { json: { Trade } } },
    run: async (call) => ok(tradeAnswer(await requireTrade(call, 'key', call.params.key))),
  }),
  endpoint({
    method: 'GET',
    path: '/trades/{accessId}',
    summary: 'A trade by its unguessable id; nothing personal in it.',
    who: 'shop',
    headers: [APPLICATION],
    answers: { 200: { json: { Trade } } },
    run: async (call) => ok(tradeAnswer(await requireTrade(call, 'accessId', call.params.accessId))),
  }),
  endpoint({
    method: 'GET',
    path: '/trades/{accessId}/label.pdf',
    summary: 'The shipping labels: for each parcel an A4 page with the checklist of the market.',
    who: 'shop',
    headers: [APPLICATION],
    answers: { 200: { file: 'application/pdf' } },
    run: async (call) => pdfReply(call.platform, (await requireLabel(call, call.params.accessId)).trade),
  }),
  endpoint({
    method: 'GET',
    path: '/trades/{accessId}/label.svg',
    summary: 'The trade number as a QR code; with several parcels the code of the first.',
    who: 'shop',
    headers: [APPLICATION],
    answers: { 200: { file: 'image/svg+xml' } },
    run: async (call) => file(await labelQr((await requireLabel(call, call.params.accessId)).code)),
  }),
  endpoint({
    method: 'GET',
    path: '/trades/{accessId}/parcels/{parcel}/label.pdf',
    summary: 'The shipping label of one parcel.',
    who: 'shop',
    headers: [APPLICATION],
    answers: { 200: { file: 'application/pdf' } },
    run: async (call) => {
      const { trade, parcel } = await requireLabel(call, call.params.accessId, call.params.parcel)
      return pdfReply(call.platform, trade, parcel.number)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/trades/{accessId}/parcels/{parcel}/label.svg',
    summary: 'The QR code of one parcel: the trade number, followed by that of one of several parcels.',
    who: 'shop',
    headers: [APPLICATION],
    answers: { 200: { file: 'image/svg+xml' } },
    run: async (call) => file(await labelQr((await requireLabel(call, call.params.accessId, call.params.parcel)).code)),
  }),
]

export const tradeEndpoints: Endpoint[] = [...submission, cancellation, ...reads]
