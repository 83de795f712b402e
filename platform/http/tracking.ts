import { randomBytes } from 'node:crypto'
import { ControllingEvent } from '@/contracts/tracking'
import { requireMarket } from '@platform/offers/quote'
import { storeEvent } from '@platform/tracking/store-event'
import { ok, route, type Route } from './route'

/** The operator's controlling, and what an affiliate host does: hand out an id for a browser (specification 7). */
export const routes: Route[] = [
  route({
    method: 'POST',
    path: '/controlling',
    body: ControllingEvent,
    run: async ({ platform, body }) => {
      requireMarket(body.applicationId)
      await storeEvent(platform.pool, body, platform.clock())
      return ok({ accepted: true }, 202)
    },
  }),
  route({
    method: 'GET',
    path: '/api/client-id',
    run: async () => ok({ hash: randomBytes(16).toString('hex') }),
  }),
]
