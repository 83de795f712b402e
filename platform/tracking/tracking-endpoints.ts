import { randomBytes } from 'node:crypto'
import { Accepted } from '@trade-in-shop/contracts/account'
import { ClientIdAnswer, ControllingEvent, TrackingFields } from '@trade-in-shop/contracts/tracking'
import { ok, reply } from '@trade-in-shop/contracts/endpoint'
import { endpoint, type Endpoint } from '@platform/http/platform-endpoint'
import { requireMarket } from '@platform/markets/platform-market'
import type { Db } from '@platform/store/pool'

/** Stores one event; a trade that was counted before is not counted again (G-10). */
async function storeEvent(db: Db, event: ControllingEvent, now: Date): Promise<void> {
  const { eventName, applicationId, clientId, url, landingPageCodes, ...rest } = event
  await db.query(
    `insert into platform.controlling_events (event_name, application, client_id, url, landing_page_codes, fields, at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict ((fields->>'tradeId')) where event_name = 'trade_created' do nothing`,
    [eventName, applicationId, clientId, url, landingPageCodes, JSON.stringify(TrackingFields.parse(rest)), now],
  )
}

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
      await requireMarket(platform.pool, body.applicationId)
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
