import { Clarification, ClarificationAnswers } from '@/contracts/clarifications'
import { described, KNOWN } from './operation'

/** What the seller is asked when inspection finds less than was described. */
export const clarifications = described(
  { Clarification, ClarificationAnswers },
  {
    'GET /clarifications/{id}/{trade}': {
      summary:
        'A clarification by its unguessable id and the trade’s number; a wrong pair answers as an unknown one, twenty of them beside one id.',
      answer: { status: 200, json: ['Clarification'] },
      problems: { 404: ['not_found'], 429: ['too_many_requests'] },
      headers: KNOWN,
    },
    'POST /clarifications/{id}/{trade}/answers': {
      summary: 'Decides lines: the first answer of a line wins. The last one moves the trade.',
      body: 'ClarificationAnswers',
      answer: { status: 200, json: ['Clarification'] },
      problems: {
        404: ['not_found'],
        409: ['already_answered'],
        410: ['expired'],
        422: ['invalid_request'],
        429: ['too_many_requests'],
      },
      headers: KNOWN,
    },
    'GET /clarifications/{id}/{trade}/photos/{photo}': {
      summary: 'A photo of the inspected device.',
      answer: { status: 200, bytes: 'image/jpeg' },
      problems: { 404: ['not_found'], 429: ['too_many_requests'] },
      headers: KNOWN,
    },
  },
)
