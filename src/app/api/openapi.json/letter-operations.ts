import { Accepted } from '@/contracts/account'
import { ContactTicket, ContactWish } from '@/contracts/contact'
import { Enrichment, LeavingWish, SubscriptionConfirmation, SubscriptionWish } from '@/contracts/newsletter'
import { described } from './operation'

/** In a market without a newsletter. */
const WHERE_THERE_IS_ONE = { 404: ['newsletter_unavailable'] } as const

/** Newsletter and contact. */
export const letterOperations = described(
  { SubscriptionWish, SubscriptionConfirmation, LeavingWish, Enrichment, Accepted, ContactWish, ContactTicket },
  {
    'POST /api/newsletter/subscriptions': {
      summary: 'Asks for the newsletter; a mail asks back. The answer is the same for every address.',
      body: 'SubscriptionWish',
      form: true,
      pageAfterForm: true,
      answer: { status: 202, json: 'Accepted' },
      problems: { ...WHERE_THERE_IS_ONE, 429: ['too_many_requests'] },
    },
    'POST /api/newsletter/confirmations': {
      summary: 'The button on the page that the mail leads to.',
      body: 'SubscriptionConfirmation',
      answer: { status: 200, json: 'Accepted' },
      problems: { ...WHERE_THERE_IS_ONE, 410: ['token_invalid'] },
    },
    'POST /api/newsletter/reasons': {
      summary: 'Why somebody left; tied to nobody.',
      body: 'LeavingWish',
      answer: { status: 200, json: 'Accepted' },
      problems: { 429: ['too_many_requests'] },
    },
    'PATCH /api/newsletter/{emailHash}': {
      summary: 'Adds to a subscription; what is stored is never shown.',
      body: 'Enrichment',
      answer: { status: 200, json: 'Accepted' },
      problems: WHERE_THERE_IS_ONE,
    },
    'DELETE /api/newsletter/{emailHash}': {
      summary: 'Ends a subscription, in every market. Safe to repeat.',
      answer: { status: 200, json: 'Accepted' },
    },
    'POST /api/newsletter/unsubscribe/{emailHash}': {
      summary: 'One click in the mail program (RFC 8058).',
      answer: { status: 200, json: 'Accepted' },
    },
    'GET /api/newsletter/unsubscribe/{emailHash}': {
      summary: 'The same address opened by a person: changes nothing and leads to the page with the button.',
      answer: { status: 303 },
    },
    'POST /api/contact': {
      summary: 'A message to the people of a subject; answers with the number of its ticket.',
      body: 'ContactWish',
      answer: { status: 202, json: 'ContactTicket' },
      problems: { 422: ['invalid_request', 'business_not_available'], 429: ['too_many_requests'] },
    },
  },
)
