import { endpoint } from '@/app/api/endpoint'
import { createOffer } from '@/clients/trade-client'
import { Offer } from '@/contracts/offers'
import { ANSWER_PROBLEMS, OwnOfferRequest } from '@/contracts/own-offers'
import { reply } from '@/http/reply'

export const POST = endpoint({
  method: 'POST',
  path: '/api/offers',
  summary: 'A price for a device in a condition, by the platform’s price list.',
  who: 'anyone',
  busy: true,
  body: { OwnOfferRequest },
  platformLimits: ['POST /offers'],
  metric: 'offers',
  answers: { 201: { json: { Offer } } },
  problems: { 422: [...ANSWER_PROBLEMS, 'missing_answer', 'not_bought'] },
  run: async ({ shop, body, sender }) => reply(201, await createOffer(shop, { ...body, business: shop.business }, sender)),
})
