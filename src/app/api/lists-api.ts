import {
  BusinessOffers,
  BusinessOffersRequest,
  BusinessPrices,
  BusinessPricesRequest,
  DeviceListAnswer,
  DeviceListRequest,
} from '@trade-in-shop/contracts/device-list'
import { ok, reply } from '@trade-in-shop/contracts/endpoint'
import { LIST_LIMITS } from '@trade-in-shop/contracts/limits'
import { BUSINESS_HOST, offersOfList, priceList, requireBusiness } from '@/storefront/business/price-list.server'
import { matchList } from '@/storefront/list/match-list.server'
import { endpoint, type OwnEndpoint } from './own-endpoint'

export const listsApi: readonly OwnEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/lists',
    summary: 'Which devices the models of a list are: sure, to be chosen, or not found (P-16, U-13). Nothing is stored.',
    who: 'anyone',
    body: { DeviceListRequest },
    limits: [{ key: 'visitor', most: 5 * LIST_LIMITS.lines, perSeconds: 3600 }],
    cost: { unit: 'lines', count: ({ models }) => models.length },
    maxBytes: LIST_LIMITS.bytes,
    answers: { 200: { json: { DeviceListAnswer } } },
    run: async ({ shop, body }) => ok(await matchList(shop, body.models)),
  }),
  endpoint({
    method: 'POST',
    path: '/api/business/prices',
    summary: 'Today’s prices of working and of defective devices (P-16). Nothing is stored.',
    who: 'anyone',
    checks: [BUSINESS_HOST],
    body: { BusinessPricesRequest },
    limits: [{ key: 'visitor', most: 10 * LIST_LIMITS.lines, perSeconds: 3600 }],
    cost: { unit: 'lines', count: ({ devices }) => devices.length },
    answers: { 200: { json: { BusinessPrices } } },
    run: async ({ shop, body, sender }) => {
      requireBusiness(shop)
      return ok({ lines: await priceList(shop, body.devices, sender) })
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/business/offers',
    summary: 'Business offers for the cart, each line for itself (P-16).',
    who: 'anyone',
    checks: [BUSINESS_HOST],
    body: { BusinessOffersRequest },
    platformLimits: ['POST /offers'],
    metric: 'offers',
    answers: { 201: { json: { BusinessOffers } } },
    run: async ({ shop, body, sender }) => {
      requireBusiness(shop)
      return reply(201, { lines: await offersOfList(shop, body.devices, sender) })
    },
  }),
]
