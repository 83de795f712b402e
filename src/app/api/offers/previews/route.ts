import { endpoint, FREQUENT_LIMITS } from '@/app/api/endpoint'
import { previewOffer } from '@/clients/trade-client'
import { OfferPreview } from '@/contracts/offers'
import { ANSWER_PROBLEMS, OwnOfferRequest } from '@/contracts/own-offers'
import { ok } from '@/http/reply'

export const POST = endpoint({
  method: 'POST',
  path: '/api/offers/previews',
  summary: 'The price of the answers given so far. Nothing is stored.',
  who: 'anyone',
  busy: true,
  body: { OwnOfferRequest },
  limits: FREQUENT_LIMITS,
  answers: { 200: { json: { OfferPreview } } },
  problems: { 422: ANSWER_PROBLEMS },
  run: async ({ shop, body, sender }) => ok(await previewOffer(shop, { ...body, business: shop.business }, sender)),
})
