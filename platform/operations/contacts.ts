import { ContactRequest, ContactTicket } from '@/contracts/contact'
import { described, SHOP_SETTINGS, VISITOR } from './operation'

export const contacts = described(
  { ContactRequest, ContactTicket },
  {
    'POST /contacts': {
      summary: 'A message to whoever answers its subject, with a copy and a ticket number for the sender.',
      body: 'ContactRequest',
      answer: { status: 202, json: ['ContactTicket'] },
      problems: { 400: ['unknown_application'], 422: ['business_not_available'], 429: ['too_many_requests'] },
      headers: [...VISITOR, SHOP_SETTINGS],
    },
  },
)
