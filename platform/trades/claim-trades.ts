import type { Db } from '@platform/store/pool'

/**
 * Trades sold as a guest, given to the customer who has just proved this e-mail address: called with the activation and at no
 * other time, because before it anybody may have typed the address. They show in the history and count as the customer's when
 * the account is deleted; the customer's address and accounts are not carried over to them, because who sold them and who
 * reads the mailbox may still be two people. A guest's sale after the activation stays a guest's: it is seen by its link.
 */
export async function claimTrades(db: Db, customerId: string, email: string, now: Date): Promise<void> {
  await db.query(
    `update platform.trades set customer_id = $1, claimed_at = $3
     where customer_id is null and anonymised_at is null and customer ->> 'email' = $2`,
    [customerId, email.toLowerCase(), now],
  )
}
