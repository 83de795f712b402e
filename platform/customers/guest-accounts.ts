import type { GuestAccount, GuestAccountRequest } from '@trade-in-shop/contracts/customers'
import { TradePayment, TradeState } from '@trade-in-shop/contracts/trades'
import { DAY } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { requireCountLeft, type RequestLimit } from '@platform/limits/counted-requests'
import { HttpProblem } from '@platform/http/http-problem'
import { delayByNetwork, type CountedVisitor } from '@platform/limits/visitor'
import { openJson, sealJson, type Seal } from '@platform/sealed-json'
import { inTransaction, type Db } from '@platform/store/pool'
import { paymentProblems } from '@platform/trades/trade-field-problems'
import { maskedAccount, openAccount, BEFORE_INSPECTION, setPayout } from '../trades/payout-account'
import { unguessableId } from '@platform/token-hash'
import { refuseProblems } from './stored-customer'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { enqueueMail } from '@platform/outbox/outbox-store'

const RETENTION_DAYS = 30

/** More than any guest needs; stops one visitor from filling the database. */
export const ACCOUNTS_OF_GUEST: RequestLimit = { purpose: 'guest account', most: 30, withinMs: DAY }

type Row = { id: string; payment: TradePayment }

const sealOf = (secret: string, owner: string): Seal => ({ secret, purpose: 'platform.customers.guest', owner })

async function write(db: Db, secret: string, { id, payment }: Row, now: Date, isNew: boolean): Promise<boolean> {
  const sealed = sealJson(sealOf(secret, id), payment)
  const text = isNew
    ? 'insert into platform.guest_accounts (id, masked_account, sealed, changed_at) values ($1, $2, $3, $4)'
    : 'update platform.guest_accounts set masked_account = $2, sealed = $3, changed_at = $4 where id = $1'
  return (await db.query(text, [id, maskedAccount(payment), sealed, now])).rowCount === 1
}

/** Moves the account to a trade: from then on it is stored with the trade only. Null: no account has this id. */
export async function takeGuestAccount(db: Db, secret: string, id: string): Promise<TradePayment | null> {
  const text = 'delete from platform.guest_accounts where id = $1 returning sealed'
  const { rows } = await db.query<{ sealed: Buffer }>(text, [id])
  return rows[0] ? TradePayment.parse(openJson(sealOf(secret, id), rows[0].sealed)) : null
}

/**
 * `POST guest_account_number`: an empty id creates an account with an id that cannot be guessed; another id changes that
 * account, and with it the payout of the trade that has it. Nothing reads the account back. Accounts without a trade are
 * deleted after 30 days without a change. `visitor` may create thirty a day.
 */
export async function storeGuestAccount(
  platform: Platform,
  request: GuestAccountRequest,
  visitor: CountedVisitor,
): Promise<GuestAccount> {
  const { pool, env, clock } = platform
  const { payment } = request
  const now = clock()
  refuseProblems(paymentProblems(payment, 'payment'))
  if (request.id === '') await delayByNetwork(platform, visitor, ACCOUNTS_OF_GUEST, now)
  return inTransaction(pool, async (db) => {
    await db.query('delete from platform.guest_accounts where changed_at < $1', [new Date(now.getTime() - RETENTION_DAYS * DAY)])
    if (request.id === '') await requireCountLeft(db, ACCOUNTS_OF_GUEST, visitor.clientKey, now)
    const id = request.id || unguessableId()
    const found = await write(db, env.PLATFORM_SECRET, { id, payment }, now, request.id === '')
    const kept = found ? { id, maskedAccount: maskedAccount(payment) } : await changeGuestPayout(db, platform, request, now)
    if (!kept) throw new HttpProblem(404, 'not_found')
    return kept
  })
}

/** Every change is a mail to the seller. */
export const CHANGES_OF_ONE: RequestLimit = { purpose: 'guest payout', most: 10, withinMs: DAY }

const Sold = z.object({
  id: z.string(),
  number: z.string(),
  application: z.string(),
  accessId: z.string(),
  state: TradeState,
  maskedAccount: z.string(),
  sealed: z.instanceof(Buffer),
  email: z.string(),
})
type Sold = z.infer<typeof Sold>

const SOLD = `select id, number, application, access_id as "accessId", state, masked_account as "maskedAccount",
  account_sealed as sealed, customer ->> 'email' as email
  from platform.trades where guest_account_id = $1 for update`

async function mailPayoutChange(
  db: Db,
  { env }: Platform,
  sold: Sold,
  change: { id: string; maskedAccount: string },
  now: Date,
): Promise<void> {
  const { application, email, number, accessId } = sold
  const payload = {
    application,
    email,
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
async function changeGuestPayout(
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
