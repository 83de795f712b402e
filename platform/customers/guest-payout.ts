import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { GuestAccount } from '@/contracts/customers'
import { TradeState, type TradePayment } from '@/contracts/trades'
import { DAY } from '@/runtime/durations'
import type { Platform } from '@platform/context'
import { requireCountLeft, type RequestLimit } from '@platform/limits/counted-requests'
import { HttpProblem } from '@platform/http/problem'
import { enqueueMail } from '@platform/outbox/outbox-store'
import type { Db } from '@platform/store/pool'
import { openAccount } from '../trades/payout-account'
import { BEFORE_INSPECTION, setPayout } from '@platform/trades/payout-account'
import { unguessableId } from '../identity/token-hash'

/** Every change is a mail to the seller. */
const CHANGES_OF_ONE: RequestLimit = { purpose: 'guest payout', most: 10, withinMs: DAY }

const Sold = z.object({
  id: z.string(),
  number: z.string(),
  application: z.string(),
  accessId: z.string(),
  state: TradeState,
  maskedAccount: z.string(),
  sealed: z.instanceof(Buffer),
  email: z.string(),
  firstName: z.string(),
})
type Sold = z.infer<typeof Sold>

const SOLD = `select id, number, application, access_id as "accessId", state, masked_account as "maskedAccount",
  account_sealed as sealed, customer ->> 'email' as email, customer ->> 'firstName' as "firstName"
  from platform.trades where guest_account_id = $1 for update`

async function mailPayoutChange(
  db: Db,
  { env }: Platform,
  sold: Sold,
  change: { id: string; maskedAccount: string },
  now: Date,
): Promise<void> {
  const { application, email, firstName, number, accessId } = sold
  const payload = {
    application,
    email,
    firstName,
    number,
    accessId,
    guestAccountId: change.id,
    maskedAccount: change.maskedAccount,
  }
  const key = `guest_payout_changed/${unguessableId()}`
  await enqueueMail(db, env.PLATFORM_SECRET, { kind: 'guest_payout_changed', key, payload }, now)
}

/**
 * Pays a guest's trade to another account, with the account's id, which is mailed to the seller and shown nowhere; the seller
 * gets a mail about every change. The same account again is no change. Null: no trade has this account. 410 `gone` from the
 * inspection on, 429 after ten changes a day.
 */
export async function changeGuestPayout(
  db: Db,
  platform: Platform,
  { id, payment }: { id: string; payment: TradePayment },
  now: Date,
): Promise<GuestAccount | null> {
  const { PLATFORM_SECRET } = platform.env
  const { rows } = await db.query(SOLD, [id])
  if (!rows[0]) return null
  const sold = Sold.parse(rows[0])
  if (!BEFORE_INSPECTION.has(sold.state)) throw new HttpProblem(410, 'gone')
  if (isDeepStrictEqual(openAccount(PLATFORM_SECRET, sold.id, sold.sealed), payment))
    return { id, maskedAccount: sold.maskedAccount }
  await requireCountLeft(db, CHANGES_OF_ONE, sold.id, now)
  const change = { id, maskedAccount: await setPayout(db, PLATFORM_SECRET, sold.id, payment) }
  await mailPayoutChange(db, platform, sold, change, now)
  return change
}
