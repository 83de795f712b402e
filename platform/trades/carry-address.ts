import type { TradeAddress } from '@/contracts/trades'
import type { Db } from '@platform/store/pool'

/**
 * Copies a customer's new address to the trades whose parcel is not on its way; their labels are drawn from it on request.
 * Returns the numbers of those trades. Skips trades of another country, whose label could not show the address, and trades made
 * as a guest.
 */
export async function carryAddress(db: Db, customerId: string, address: TradeAddress): Promise<string[]> {
  const { rows } = await db.query<{ number: string }>(
    `update platform.trades set address = $2 where customer_id = $1 and claimed_at is null
       and state in ('created', 'awaiting_shipment') and address ->> 'country' = $3 and address <> $2
     returning number`,
    [customerId, JSON.stringify(address), address.country],
  )
  return rows.map(({ number }) => number).sort()
}
