import { OfferRequest } from '@/contracts/offers'
import { findOffer, offerAnswer } from '@platform/offers/offer-store'
import { preview, quote } from '@platform/offers/quote'
import { HttpProblem } from './problem'
import { ok, route, type Route } from './route'

export const routes: Route[] = [
  route({
    method: 'POST',
    path: '/offers',
    body: OfferRequest,
    run: async ({ platform, body }) => ok(offerAnswer(await quote(platform.pool, platform.clock(), body)), 201),
  }),
  route({
    method: 'POST',
    path: '/offers/previews',
    body: OfferRequest,
    run: async ({ platform, body }) => ok(await preview(platform, body)),
  }),
  route({
    method: 'GET',
    path: '/offers/{id}',
    run: async ({ platform, params }) => {
      const offer = await findOffer(platform.pool, params.id ?? '')
      if (!offer) throw new HttpProblem(404, 'not_found')
      const lapsed = offer.state === 'quoted' && offer.validUntil <= platform.clock()
      if (lapsed || offer.state === 'expired') throw new HttpProblem(410, 'offer_expired')
      return ok(offerAnswer(offer))
    },
  }),
]
