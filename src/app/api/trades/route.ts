import { IDEMPOTENCY_KEY } from '@/contracts/trades'
import { endpoint } from '@/app/api/endpoint'
import { TradeSubmission } from '@/domain/checkout-form'
import { refusal } from '@/storefront/cart/refusal.server'
import { submitTrade } from '@/storefront/checkout/submit-trade.server'
import { clientIdOf } from '@/storefront/tracking/report-event.server'
import { tradeResponse } from '@/storefront/checkout/trade-response.server'

export const POST = endpoint({
  rule: 'POST /api/trades',
  customer: 'optional',
  body: TradeSubmission,
  run: async ({ shop, body, request, customer, clientKey, requestId }) => {
    const key = request.headers.get('idempotency-key') ?? ''
    if (!IDEMPOTENCY_KEY.test(key)) throw refusal(400, 'idempotency_key_required', requestId)
    const seller = { clientKey, requestId, accessToken: customer?.accessToken, clientId: clientIdOf(request) }
    return tradeResponse(await submitTrade(shop, body, key, seller, Date.now()), requestId)
  },
})
