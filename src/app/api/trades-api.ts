import * as z from 'zod'
import { lookUpTrade } from '@/clients/customers-client'
import { cancelTrade, tradeByAccess, tradeByKey, tradeLabel } from '@/clients/trade-client'
import { TradeLookup, TradeLookupRequest } from '@trade-in-shop/contracts/customers'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { IDEMPOTENCY_KEY, Trade } from '@trade-in-shop/contracts/trades'
import { VOUCHER_PROBLEMS } from '@trade-in-shop/contracts/vouchers'
import { TradeSubmission } from '@/domain/checkout/checkout-form'
import { shopPreviewToken } from '@/domain/routing/areas'
import { apiError, requireValue } from '@/http/api-problem'
import { withDevice } from '@/storefront/account/session/device.server'
import { submitTrade } from '@/storefront/checkout/submit-trade.server'
import { LabelQuery, labelReply, tradeReply } from '@/storefront/checkout/thank-you/trade-replies.server'
import { readClientId } from '@/storefront/tracking/report-event.server'
import { AccessParams } from './api-access'
import { DEVICE_COOKIE, IDEMPOTENCY_KEY_HEADER } from './api-headers'
import { endpoint, type OwnEndpoint } from './own-endpoint'

export const tradesApi: readonly OwnEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/trades',
    summary: 'Sells the devices of the offers at the platform’s prices, once per key; a customer’s with a session.',
    who: 'guestOrCustomer',
    headers: [IDEMPOTENCY_KEY_HEADER, DEVICE_COOKIE],
    body: { TradeSubmission },
    platformLimits: ['POST /trades'],
    metric: 'trades',
    answers: { 201: { json: { Trade } } },
    problems: {
      400: ['idempotency_key_required'],
      409: ['preview_only', 'price_changed', 'offer_unavailable', 'idempotency_key_reused'],
      422: [
        ...([
          'invalid_request',
          'under_age',
          'cap_exceeded',
          'too_many_pieces',
          'business_not_available',
          'company_required',
        ] as const),
        ...(['payment_account_unknown', ...VOUCHER_PROBLEMS] as const),
      ],
      429: ['email_unconfirmed'],
    },
    run: async ({ shop, body, request, customer, sender }) => {
      if (shopPreviewToken(request.headers.get('cookie') ?? '') !== null) throw apiError(409, 'preview_only')
      const key = request.headers.get('idempotency-key') ?? ''
      if (!IDEMPOTENCY_KEY.test(key)) throw apiError(400, 'idempotency_key_required')
      const seller = { accessToken: customer?.accessToken, clientId: readClientId(request) }
      return withDevice(shop, sender, async (from) =>
        tradeReply(await submitTrade(shop, body, key, { ...from, ...seller }, Date.now())),
      )
    },
  }),
  /** A guest's way to a trade without its link (T-03). */
  endpoint({
    method: 'POST',
    path: '/api/trades/lookups',
    summary: 'A guest’s trade by number and postal code; everything wrong is answered alike.',
    who: 'anyone',
    headers: [DEVICE_COOKIE],
    body: { OwnTradeLookupRequest: TradeLookupRequest.omit({ application: true }) },
    checks: ['number and postal code of one trade'],
    platformLimits: ['POST /trades/lookups'],
    answers: { 200: { json: { TradeLookup } } },
    problems: { 404: ['not_found'], 422: ['invalid_request'] },
    run: ({ shop, body, sender }) =>
      withDevice(shop, sender, async (from) => ok(await lookUpTrade({ ...body, application: shop.market.applicationId }, from))),
  }),
  /** Answers whether a submission whose answer was lost has created a trade (F18). */
  endpoint({
    method: 'GET',
    path: '/api/trades/by-key/{key}',
    summary: 'The trade that an idempotency key has made: what to ask after a lost answer.',
    who: 'holder',
    params: z.strictObject({ key: z.string().regex(IDEMPOTENCY_KEY) }),
    answers: { 200: { json: { Trade } } },
    run: async ({ params }) => ok(requireValue(await tradeByKey(params.key))),
  }),
  endpoint({
    method: 'GET',
    path: '/api/trades/{accessId}',
    summary: 'A trade by its unguessable id, as its guest may see it.',
    who: 'holder',
    params: AccessParams,
    answers: { 200: { json: { Trade } } },
    run: async ({ params }) => ok(requireValue(await tradeByAccess(params.accessId))),
  }),
  endpoint({
    method: 'GET',
    path: '/api/trades/{accessId}/label.svg',
    summary: 'The code of a shipping label.',
    who: 'holder',
    params: AccessParams,
    query: LabelQuery,
    answers: { 200: { file: 'image/svg+xml' } },
    run: async ({ params, query }) => labelReply('svg', requireValue(await tradeLabel(params.accessId, 'svg', query.parcel))),
  }),
  endpoint({
    method: 'GET',
    path: '/api/trades/{accessId}/label.pdf',
    summary: 'The shipping labels, a page for each parcel.',
    who: 'holder',
    params: AccessParams,
    query: LabelQuery,
    answers: { 200: { file: 'application/pdf' } },
    run: async ({ params, query }) => labelReply('pdf', requireValue(await tradeLabel(params.accessId, 'pdf', query.parcel))),
  }),
  endpoint({
    method: 'POST',
    path: '/api/trades/{accessId}/cancellation',
    summary: 'Cancels a trade until it is paid; devices that were handed over come back free of charge.',
    who: 'holder',
    params: AccessParams,
    answers: { 200: { json: { Trade } } },
    problems: { 410: ['gone'] },
    run: async ({ params, requestId }) => ok(requireValue(await cancelTrade(params.accessId, requestId))),
  }),
]
