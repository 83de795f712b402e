import { endpoint } from '@/app/api/endpoint'
import { DEVICE_COOKIE } from '@/app/api/api-headers'
import { lookUpTrade } from '@/clients/customers-client'
import { TradeLookup, TradeLookupRequest } from '@/contracts/customers'
import { ok } from '@/http/reply'
import { withDevice } from '@/storefront/account/session/device.server'

/** A guest's way to a trade without its link (T-03). */
export const POST = endpoint({
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
})
