import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Enrichment } from '@trade-in-shop/contracts/newsletter'
import type { Db } from '@platform/store/pool'
import { dropTokens, prove } from './proof-store'

/** Prefix of every keyed hash, so that hashes of a later key can be distinguished. */
const VERSION = 'n1'

/**
 * The name of a market's subscription in links: an HMAC that cannot be made or guessed from the address. It opens what a link
 * in the mail opens, so it is as secret as the mail (security 20).
 */
export function emailHash(secret: string, application: string, email: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `platform.newsletter.${VERSION}`, 32))
  return `${VERSION}-${createHmac('sha256', key).update(`${application} ${email}`).digest('base64url')}`
}

/** True for what can only be an old hash, in either case of its letters. */
const isLegacyHash = (hash: string): boolean => /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i.test(hash)

const Subscription = z.object({
  application: z.string(),
  email: z.string().nullable(),
  emailHash: z.string(),
  state: z.enum(['pending', 'on', 'off']),
  firstName: z.string().nullable(),
})
export type Subscription = z.infer<typeof Subscription>
export type Owner = Readonly<{ email: string; application: string }>

const COLUMNS = 'application, email, email_hash as "emailHash", state, first_name as "firstName"'
const subscriptionIn = (rows: unknown[]): Subscription | null => (rows[0] ? Subscription.parse(rows[0]) : null)

export async function findByHash(db: Db, hash: string): Promise<Subscription | null> {
  const { rows } = await db.query(`select ${COLUMNS} from platform.newsletter_subscriptions where email_hash = $1`, [hash])
  return subscriptionIn(rows)
}

export async function findByAddress(db: Db, { application, email }: Owner): Promise<Subscription | null> {
  const { rows } = await db.query(
    `select ${COLUMNS} from platform.newsletter_subscriptions where application = $1 and email = $2`,
    [application, email],
  )
  return subscriptionIn(rows)
}

/** Sets the subscription to pending, unless it is on already; answers its state. Locks the row until the transaction ends. */
export async function storeSubscriptionRequest(
  db: Db,
  { application, email }: Owner,
  hash: string,
  now: Date,
): Promise<Subscription> {
  const { rows } = await db.query(
    `insert into platform.newsletter_subscriptions as kept (id, application, email, email_hash, state, changed_at)
     values ($1, $2, $3, $4, 'pending', $5)
     on conflict (email_hash) do update set
       state = case when kept.state = 'on' then 'on' else 'pending' end,
       email = excluded.email,
       changed_at = case when kept.state = 'on' then kept.changed_at else excluded.changed_at end
     returning ${COLUMNS}`,
    [randomUUID(), application, email, hash, now],
  )
  return Subscription.parse(rows[0])
}

/** From pending to on; null when it was not pending. */
export async function switchOn(db: Db, hash: string, now: Date): Promise<Subscription | null> {
  const { rows } = await db.query(
    `update platform.newsletter_subscriptions set state = 'on', changed_at = $2
     where email_hash = $1 and state = 'pending' returning ${COLUMNS}`,
    [hash, now],
  )
  return subscriptionIn(rows)
}

/** Ends every subscription of the hash and deletes the address and all personal data. */
export async function switchOff(db: Db, by: 'email_hash' | 'legacy', hash: string, now: Date): Promise<Subscription[]> {
  const { rows } = await db.query(
    `update platform.newsletter_subscriptions
     set state = 'off', email = null, legacy_hashes = '{}', first_name = null, interests = '{}', birthday_month = null,
       changed_at = $2
     where ${by === 'legacy' ? 'legacy_hashes @> array[$1]' : 'email_hash = $1'} and state <> 'off' returning ${COLUMNS}`,
    [hash, now],
  )
  return z.array(Subscription).parse(rows)
}

/** Replaces the named fields of a subscription that is on; does nothing for any other. */
export async function enrich(db: Db, hash: string, { firstName, interests, birthdayMonth }: Enrichment): Promise<void> {
  await db.query(
    `update platform.newsletter_subscriptions set
       first_name = case when $2 then nullif($3, '') else first_name end,
       interests = coalesce($4, interests),
       birthday_month = case when $5 then $6 else birthday_month end
     where email_hash = $1 and state = 'on'`,
    [hash, firstName !== undefined, firstName ?? null, interests ?? null, birthdayMonth !== undefined, birthdayMonth ?? null],
  )
}

/** Deletes subscriptions whose button was never pressed: their owners have not agreed. */
export const forgetUnconfirmed = (db: Db, before: Date): Promise<unknown> =>
  db.query(`delete from platform.newsletter_subscriptions where state = 'pending' and changed_at < $1`, [before])

/**
 * Ends the subscription of a hash, keyed or old, in the caller's transaction. Does nothing for an unknown hash and for one that
 * has ended already, so that callers cannot tell them apart. Links that wait for a confirmation end with it.
 */
export async function endByHash(db: Db, hash: string, now: Date): Promise<void> {
  const ended = [
    ...(await switchOff(db, 'email_hash', hash, now)),
    ...(isLegacyHash(hash) ? await switchOff(db, 'legacy', hash.toLowerCase(), now) : []),
  ]
  for (const subscription of ended) {
    await dropTokens(db, subscription.emailHash)
    await prove(db, subscription, 'ended', now)
  }
}
