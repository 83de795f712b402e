import { Voucher, VoucherValidationRequest } from '@trade-in-shop/contracts/vouchers'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { endpoint, type Endpoint } from '@platform/http/platform-endpoint'
import { HttpProblem } from '@platform/http/http-problem'
import { declaredLimit } from '@platform/limits/store-or-memory'
import {
  refundNetworkAttempt,
  delayByNetwork,
  refundTenAnHour,
  requireTenAnHour,
  TEN_AN_HOUR,
  identifyVisitor,
} from '@platform/limits/visitor'
import { readOffers } from '@platform/offers/offer-store'
import { requireMarket } from '@platform/markets/platform-market'
import { judgeVoucher, findVoucher } from './voucher-store'

const NETWORK = { purpose: 'voucher', ...TEN_AN_HOUR } as const

export const voucherEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/vouchers/validations',
    summary: 'Whether a voucher helps this sale.',
    who: 'shop',
    body: { VoucherValidationRequest },
    limits: [declaredLimit('visitor', TEN_AN_HOUR)],
    answers: { 200: { json: { Voucher } } },
    problems: {
      400: ['unknown_application'],
      422: ['unknown', 'expired', 'exhausted', 'below_minimum', 'wrong_market'],
    },
    run: async ({ platform, body, headers }) => {
      const { application } = await requireMarket(platform.pool, body.application)
      const now = platform.clock()
      const visitor = identifyVisitor(headers)
      await requireTenAnHour(platform, [visitor.clientKey], now)
      await delayByNetwork(platform, visitor, NETWORK, now)
      const offers = await readOffers(platform.pool, body.offerIds)
      // An offer that is named twice counts twice; offers of another market do not count.
      const prices = body.offerIds
        .map((id) => offers.get(id))
        .map((offer) => (offer?.application === application ? offer.price : 0))
      const total = prices.reduce((sum, price) => sum + price, 0)
      const verdict = judgeVoucher(await findVoucher(platform.pool, body.code), { application, total, now })
      if (verdict.kind === 'refused') throw new HttpProblem(422, verdict.code, { errors: [{ path: 'code', code: verdict.code }] })
      await refundTenAnHour(platform, visitor.clientKey, now)
      await refundNetworkAttempt(platform, visitor, NETWORK, now)
      return ok(verdict.voucher)
    },
  }),
]
