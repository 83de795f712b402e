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
