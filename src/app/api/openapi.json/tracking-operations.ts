import { Accepted } from '@/contracts/account'
import { ControllingReport } from '@/contracts/tracking'
import { described } from './operation'

/** Tracking; pages call it only for visitors who have consented (G-02). */
export const trackingOperations = described(
  { ControllingReport, Accepted },
  {
    'POST /api/controlling/controlling': {
      summary: 'Reports an event. Answered before it goes on.',
      body: 'ControllingReport',
      answer: { status: 202, json: 'Accepted' },
    },
    'POST /api/controlling/client-id': {
      summary: 'Asks for the client id, which comes as a cookie of a year, or not at all.',
      answer: { status: 204 },
    },
  },
)
