import { endpoint } from '@/app/api/endpoint'
import { saveQuote } from '@/clients/trade-client'
import { ANSWER_PROBLEMS, OwnOfferRequest, SavedQuote } from '@/contracts/own-offers'
import { reply } from '@/http/reply'

export const POST = endpoint({
  method: 'POST',
  path: '/api/quotes',
  summary: 'Saves a price for 30 days; answers with the address that opens the device with these answers.',
  who: 'anyone',
  body: { OwnOfferRequest },
  platformLimits: ['POST /quotes'],
  answers: { 201: { json: { SavedQuote } } },
  problems: { 422: [...ANSWER_PROBLEMS, 'missing_answer', 'not_bought'] },
  run: async ({ shop, body, sender }) => {
    const { id, price, validUntil } = await saveQuote(shop, { ...body, business: shop.business }, sender)
    return reply(201, { id, url: `${shop.origin}/quotes/${id}`, price, validUntil })
  },
})
