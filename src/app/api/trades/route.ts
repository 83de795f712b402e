import { IDEMPOTENCY_KEY, Trade } from '@/contracts/trades'
import { endpoint } from '@/app/api/endpoint'
import { DEVICE_COOKIE, IDEMPOTENCY_KEY_HEADER } from '@/app/api/api-headers'
import { VOUCHER_PROBLEMS } from '@/contracts/vouchers'
import { TradeSubmission } from '@/domain/checkout/checkout-form'
import { shopPreviewToken } from '@/domain/routing/areas'
import { apiError } from '@/http/api-problem'
import { withDevice } from '@/storefront/account/session/device.server'
import { submitTrade } from '@/storefront/checkout/submit-trade.server'
import { tradeReply } from '@/storefront/checkout/thank-you/trade-replies.server'
import { readClientId } from '@/storefront/tracking/report-event.server'

export const POST = endpoint({
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
})
