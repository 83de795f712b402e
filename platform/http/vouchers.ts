import { VoucherValidationRequest } from '@/contracts/vouchers'
import { readOffers } from '@platform/offers/offer-store'
import { requireMarket } from '@platform/offers/quote'
import { inTransaction } from '@platform/store/pool'
import { judgeVoucher } from '@platform/vouchers/voucher-rules'
import { findVoucher } from '@platform/vouchers/voucher-store'
import { clientKeyOf, giveTryBack, takeTry } from '@platform/vouchers/voucher-tries'
import { HttpProblem } from './problem'
import { ok, route, type Route } from './route'

export const routes: Route[] = [
  route({
    method: 'POST',
    path: '/vouchers/validations',
    body: VoucherValidationRequest,
    run: async ({ platform, body, headers }) => {
      const { application } = requireMarket(body.application)
      const now = platform.clock()
      await inTransaction(platform.pool, (db) => takeTry(db, clientKeyOf(headers), now))
      const offers = await readOffers(platform.pool, body.offerIds)
      // An offer sold twice is named twice; offers of another market are none of this sale.
      const prices = body.offerIds
        .map((id) => offers.get(id))
        .map((offer) => (offer?.application === application ? offer.price : 0))
      const total = prices.reduce((sum, price) => sum + price, 0)
      const verdict = judgeVoucher(await findVoucher(platform.pool, body.code), { application, total, now })
      if (verdict.kind === 'refused') throw new HttpProblem(422, verdict.code, { errors: [{ path: 'code', code: verdict.code }] })
      await giveTryBack(platform.pool, clientKeyOf(headers), now)
      return ok(verdict.voucher)
    },
  }),
]
