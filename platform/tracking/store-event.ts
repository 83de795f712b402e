import { TrackingFields, type ControllingEvent } from '@/contracts/tracking'
import type { Db } from '@platform/store/pool'

/** Stores one event; a trade that was counted before is not counted again (G-10). */
export async function storeEvent(db: Db, event: ControllingEvent, now: Date): Promise<void> {
  const { eventName, applicationId, clientId, url, landingPageCodes, ...rest } = event
  await db.query(
    `insert into platform.controlling_events (event_name, application, client_id, url, landing_page_codes, fields, at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict ((fields->>'tradeId')) where event_name = 'trade_created' do nothing`,
    [eventName, applicationId, clientId, url, landingPageCodes, JSON.stringify(TrackingFields.parse(rest)), now],
  )
}
