import { endpoint } from '@/app/api/endpoint'
import { lookUpTrade } from '@/clients/customers'
import { TradeLookupRequest } from '@/contracts/customers'
import { withDevice } from '@/storefront/account/session/device.server'

/** A guest's way to a trade without its link (T-03); a wrong number and a wrong postal code are answered alike. */
export const POST = endpoint({
  rule: 'POST /api/trades/lookups',
  body: TradeLookupRequest.omit({ application: true }),
  run: ({ shop, body, sender }) =>
    withDevice(shop, sender, async (from) =>
      Response.json(await lookUpTrade({ ...body, application: shop.market.applicationId }, from)),
    ),
})
