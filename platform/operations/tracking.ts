import { Accepted } from '@/contracts/account'
import { ClientIdAnswer, ControllingEvent } from '@/contracts/tracking'
import { described } from './operation'

export const tracking = described(
  { ControllingEvent, ClientIdAnswer, Accepted },
  {
    'POST /controlling': {
      summary: 'An event of a shop. Unknown names are refused; a trade is counted once.',
      body: 'ControllingEvent',
      answer: { status: 202, json: ['Accepted'] },
      problems: { 400: ['unknown_application'] },
    },
    'GET /api/client-id': {
      summary: 'An id for a browser whose owner has agreed (affiliate host).',
      answer: { status: 200, json: ['ClientIdAnswer'] },
    },
  },
)
