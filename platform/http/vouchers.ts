import { VoucherValidationRequest } from '@/contracts/vouchers'
import { refundNetwork, slowNetwork } from '@platform/limits/network-limit'
import { visitorOf } from '@platform/limits/visitor'
import { readOffers } from '@platform/offers/offer-store'
import { requireMarket } from '@platform/offers/quote'
import { judgeVoucher } from '@platform/vouchers/voucher-rules'
import { findVoucher } from '@platform/vouchers/voucher-store'
import { refundTenAnHour, requireTenAnHour, TEN_AN_HOUR } from '@platform/limits/ten-an-hour'
import { HttpProblem } from './problem'
import { ok, route, type Route } from './route'

const NETWORK = { purpose: 'voucher', ...TEN_AN_HOUR } as const

export const routes: Route[] = [
  route({
    method: 'POST',
    path: '/vouchers/validations',
    body: VoucherValidationRequest,
    run: async ({ platform, body, headers }) => {
      const { application } = requireMarket(body.application)
      const now = platform.clock()
      const visitor = visitorOf(headers)
      await requireTenAnHour(platform, [visitor.clientKey], now)
      await slowNetwork(platform, visitor, NETWORK, now)
      const offers = await readOffers(platform.pool, body.offerIds)
      // An offer sold twice is named twice; offers of another market are none of this sale.
      const prices = body.offerIds
        .map((id) => offers.get(id))
        .map((offer) => (offer?.application === application ? offer.price : 0))
      const total = prices.reduce((sum, price) => sum + price, 0)
      const verdict = judgeVoucher(await findVoucher(platform.pool, body.code), { application, total, now })
      if (verdict.kind === 'refused') throw new HttpProblem(422, verdict.code, { errors: [{ path: 'code', code: verdict.code }] })
      await refundTenAnHour(platform, visitor.clientKey, now)
      await refundNetwork(platform, visitor, NETWORK, now)
      return ok(verdict.voucher)
    },
  }),
]
