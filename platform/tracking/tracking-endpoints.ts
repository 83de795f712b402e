import { randomBytes } from 'node:crypto'
import { Accepted } from '@/contracts/account'
import { ClientIdAnswer, ControllingEvent } from '@/contracts/tracking'
import { endpoint, ok, reply, type Endpoint } from '@platform/http/endpoint'
import { requireMarket } from '@platform/offers/quote'
import { storeEvent } from './store-event'

/** The operator's tracking of visits (G-05), and the endpoint of an affiliate host, which makes an id for a browser (G-07). */
export const trackingEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/controlling',
    summary: 'An event of a shop. Unknown names are refused; a trade is counted once.',
    who: 'shop',
    body: { ControllingEvent },
    answers: { 202: { json: { Accepted } } },
    problems: { 400: ['unknown_application'] },
    run: async ({ platform, body }) => {
      requireMarket(body.applicationId)
      await storeEvent(platform.pool, body, platform.clock())
      return reply(202, { accepted: true } as const)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/client-id',
    summary: 'An id for a browser whose owner has agreed (affiliate host).',
    who: 'shop',
    answers: { 200: { json: { ClientIdAnswer } } },
    run: async () => ok({ hash: randomBytes(16).toString('hex') }),
  }),
]
