import type { TradeAddress } from '@/contracts/trades'
import type { Db } from '@platform/store/pool'

/**
 * A customer's new address, carried over to the trades whose parcel is not on its way; their labels are drawn from it when
 * they are asked for. Answers the numbers of those trades. Left alone: trades of another country, whose label could not
 * bear the address, and trades once sold as a guest.
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
