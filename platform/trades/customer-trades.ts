import type { TradeAddress } from '@trade-in-shop/contracts/trades'
import type { Db } from '@platform/store/pool'

/**
 * Gives trades made as a guest to the customer who has just proved this e-mail address. Called with the activation and at no
 * other time, because before it anyone may have typed the address. They appear in the history and count as the customer's when
 * the account is deleted; the customer's address and accounts are not copied to them, because the seller and the reader of the
 * mailbox may still be two people. A guest's trade after the activation stays a guest's: it is opened by its link.
 */
export async function claimTrades(db: Db, customerId: string, email: string, now: Date): Promise<void> {
  await db.query(
    `update platform.trades set customer_id = $1, claimed_at = $3
     where customer_id is null and anonymised_at is null and customer ->> 'email' = $2`,
    [customerId, email.toLowerCase(), now],
  )
}

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
