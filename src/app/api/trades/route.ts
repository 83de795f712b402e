import { IDEMPOTENCY_KEY } from '@/contracts/trades'
import { endpoint } from '@/app/api/endpoint'
import { TradeSubmission } from '@/domain/checkout/checkout-form'
import { withDevice } from '@/storefront/account/session/device.server'
import { apiError } from '@/runtime/api-problem'
import { submitTrade } from '@/storefront/checkout/submit-trade.server'
import { clientIdOf } from '@/storefront/tracking/report-event.server'
import { tradeResponse } from '@/storefront/checkout/thank-you/trade-response.server'

export const POST = endpoint({
  rule: 'POST /api/trades',
  customer: 'optional',
  body: TradeSubmission,
  run: async ({ shop, body, request, customer, sender }) => {
    const key = request.headers.get('idempotency-key') ?? ''
    if (!IDEMPOTENCY_KEY.test(key)) throw apiError(400, 'idempotency_key_required')
    const seller = { accessToken: customer?.accessToken, clientId: clientIdOf(request) }
    return withDevice(shop, sender, async (from) =>
      tradeResponse(await submitTrade(shop, body, key, { ...from, ...seller }, Date.now())),
    )
  },
})
