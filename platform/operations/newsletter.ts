import { Accepted } from '@/contracts/account'
import { Enrichment, LeavingRequest, SubscriptionConfirmation, SubscriptionRequest } from '@/contracts/newsletter'
import { described, VISITOR } from './operation'

/** Double opt-in newsletter. No answer tells whether an address or a hash is known. */
export const newsletter = described(
  { Accepted, Enrichment, LeavingRequest, SubscriptionConfirmation, SubscriptionRequest },
  {
    'POST /newsletter/subscriptions': {
      summary: 'Asks the owner of an address by mail whether the newsletter is wanted. 202 for every address.',
      body: 'SubscriptionRequest',
      answer: { status: 202, json: ['Accepted'] },
      problems: { 400: ['unknown_application'], 404: ['newsletter_unavailable'], 429: ['too_many_requests'] },
      headers: VISITOR,
    },
    'POST /newsletter/confirmations': {
      summary: 'The press on the button that the mail leads to; may be repeated.',
      body: 'SubscriptionConfirmation',
      answer: { status: 200, json: ['Accepted'] },
      problems: { 410: ['token_invalid'] },
    },
    'POST /newsletter/reasons': {
      summary: 'Why somebody left; counted per market and tied to nobody.',
      body: 'LeavingRequest',
      answer: { status: 202, json: ['Accepted'] },
      problems: { 400: ['unknown_application'], 429: ['too_many_requests'] },
      headers: VISITOR,
    },
    'PATCH /newsletter/{emailHash}': {
      summary: 'Adds what the subscriber tells about himself. Shows nothing; an unknown hash is answered alike.',
      body: 'Enrichment',
      answer: { status: 200, json: ['Accepted'] },
    },
    'DELETE /newsletter/{emailHash}': {
      summary: 'Ends the subscription; keyed and old hashes alike, safe to repeat.',
      answer: { status: 200, json: ['Accepted'] },
    },
  },
)
