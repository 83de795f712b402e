import { TradeLookupRequest } from '@/contracts/customers'
import { IDEMPOTENCY_KEY, TradeRequest } from '@/contracts/trades'
import { requireCustomer } from '@platform/identity/require-customer'
import { labelPdf } from '@platform/label/label-pdf'
import { labelQr } from '@platform/label/label-qr'
import { lookUpTrade } from '@platform/trades/lookup'
import { tradeAnswer } from '@platform/trades/trade-answer'
import { findTrade, type WholeTrade } from '@platform/trades/trade-store'
import { submitTrade } from '@platform/trades/submit'
import type { Platform } from '@platform/context'
import { visitorOf } from '@platform/limits/visitor'
import { HttpProblem } from './problem'
import { ok, route, type Call, type Route } from './route'

function idempotencyKey({ headers }: Call<unknown>): string {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key
  throw new HttpProblem(400, 'idempotency_key_required')
}

/** Null: a caller that names no visitor; its vouchers are not counted. */
const clientKeyOf = ({ headers }: Call<unknown>): string | null =>
  headers['client-key'] === undefined ? null : visitorOf(headers).clientKey

/** A bearer token must be good; without one it is a guest who sells. */
const customerOrGuest = async (call: Call<unknown>): Promise<string | null> =>
  /^bearer\b/i.test(call.headers.authorization ?? '') ? (await requireCustomer(call)).customerId : null

/** Unknown, mistyped and foreign ids look alike. */
async function requireTrade(platform: Platform, by: 'accessId' | 'key', value = ''): Promise<WholeTrade> {
  const trade = /^[A-Za-z0-9_-]{16,64}$/.test(value) ? await findTrade(platform.pool, by, value) : null
  if (!trade) throw new HttpProblem(404, 'not_found')
  return trade
}

export const routes: Route[] = [
  route({
    method: 'POST',
    path: '/trades',
    bearer: true,
    body: TradeRequest,
    run: async (call) => {
      const [key, customerId] = [idempotencyKey(call), await customerOrGuest(call)]
      const { device } = visitorOf(call.headers)
      const submission = { key, request: call.body, clientKey: clientKeyOf(call), device, customerId }
      return ok(await submitTrade(call.platform, submission), 201)
    },
  }),
  route({
    method: 'POST',
    path: '/trades/lookups',
    body: TradeLookupRequest,
    run: async ({ platform, body, headers }) => ok(await lookUpTrade(platform, body, visitorOf(headers))),
  }),
  route({
    method: 'GET',
    path: '/trades/by-key/{key}',
    run: async ({ platform, params }) => ok(tradeAnswer(await requireTrade(platform, 'key', params.key))),
  }),
  route({
    method: 'GET',
    path: '/trades/{accessId}',
    run: async ({ platform, params }) => ok(tradeAnswer(await requireTrade(platform, 'accessId', params.accessId))),
  }),
  route({
    method: 'GET',
    path: '/trades/{accessId}/label.pdf',
    run: async ({ platform, params }) => {
      const trade = await requireTrade(platform, 'accessId', params.accessId)
      const headers = { 'content-disposition': `inline; filename="${trade.number}.pdf"` }
      return { status: 200, type: 'application/pdf', bytes: await labelPdf(trade), headers }
    },
  }),
  route({
    method: 'GET',
    path: '/trades/{accessId}/label.svg',
    run: async ({ platform, params }) => {
      const trade = await requireTrade(platform, 'accessId', params.accessId)
      return { status: 200, type: 'image/svg+xml', bytes: await labelQr(trade) }
    },
  }),
]
