import { endpoint } from '@/app/api/endpoint'
import { ContactTicket, ContactWish } from '@/contracts/contact'
import { reply } from '@/http/reply'
import { takeMessage } from '@/storefront/contact/take-message.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'A message to the people of a subject; answers with the number of its ticket.',
  who: 'anyone',
  checks: ['subject of the market', 'hidden field and time of filling'],
  body: { ContactWish },
  platformLimits: ['POST /contacts'],
  answers: { 202: { json: { ContactTicket } } },
  problems: { 422: ['invalid_request', 'business_not_available'] },
  run: async ({ shop, body, sender }) => reply(202, await takeMessage(shop, body, sender)),
})
