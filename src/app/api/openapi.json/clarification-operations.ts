import { Clarification, ClarificationAnswers } from '@/contracts/clarifications'
import { described } from './operation'

/** Twenty wrong numbers beside one id, then twenty an hour. */
const UNKNOWN = { 404: ['not_found'], 429: ['too_many_requests'] } as const

/** What the seller decides when inspection finds less. */
export const clarificationOperations = described(
  { Clarification, ClarificationAnswers },
  {
    'GET /api/clarifications/{id}/{trade}': {
      summary: 'What was found, and at which price; reading it decides nothing.',
      answer: { status: 200, json: 'Clarification' },
      problems: UNKNOWN,
    },
    'POST /api/clarifications/{id}/{trade}/answers': {
      summary: 'The seller’s decision for each device. The first answer counts.',
      body: 'ClarificationAnswers',
      answer: { status: 200, json: 'Clarification' },
      problems: { ...UNKNOWN, 409: ['already_answered'], 410: ['expired'], 422: ['invalid_request'] },
    },
    'GET /api/clarifications/{id}/{trade}/photos/{photo}': {
      summary: 'A photo of the inspected device.',
      answer: { status: 200, file: 'image/jpeg' },
      problems: UNKNOWN,
    },
  },
)
