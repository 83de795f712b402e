import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { AccountRegistration } from '@trade-in-shop/contracts/account'
import type { Platform } from '@platform/context'
import { openJson, sealJson, type Seal } from '@platform/sealed-json'
import type { Db } from '@platform/store/pool'
import { accountMails } from './account-mails'
import { issueToken, tokenExpiry } from './one-use-token'

/** What was entered, with the password's hash instead of the password. */
const Entered = z.object({ person: AccountRegistration.omit({ password: true }), passwordHash: z.string() })
export type Entered = z.infer<typeof Entered>

const Row = z.object({
  id: z.uuid(),
  email: z.string(),
  sealed: z.instanceof(Buffer).nullable(),
  customerId: z.uuid().nullable(),
  expiresAt: z.date(),
})
export type Registration = z.infer<typeof Row>

const COLUMNS = 'id, email, sealed, customer_id as "customerId", expires_at as "expiresAt"'
const sealOf = ({ env }: Platform, id: string): Seal => ({
  secret: env.PLATFORM_SECRET,
  purpose: 'platform.registration',
  owner: id,
})

/** Null once it has become a customer. */
export const entered = (platform: Platform, { id, sealed }: Registration): Entered | null =>
  sealed && Entered.parse(openJson(sealOf(platform, id), sealed))

/** Sends one more link to the same registration, which lives as long as the link. */
export async function sendActivation(db: Db, platform: Platform, id: string, { person }: Entered, now: Date): Promise<void> {
  const validUntil = tokenExpiry('activation', now)
  await db.query('update platform.registrations set expires_at = $2 where id = $1', [id, validUntil])
  const token = await issueToken(db, 'activation', id, now)
  await accountMails(db, platform, now).activation(person, token, validUntil)
}

/**
 * Stores a registration until the link in the mail is pressed. Each has its own row and its own link, and the one whose link is
 * pressed becomes the account, so that no one can put a password of theirs under another's registration.
 */
export async function addRegistration(db: Db, platform: Platform, document: Entered, now: Date): Promise<void> {
  const id = randomUUID()
  await db.query('insert into platform.registrations (id, email, sealed, created_at, expires_at) values ($1, $2, $3, $4, $5)', [
    id,
    document.person.email,
    sealJson(sealOf(platform, id), document),
    now,
    tokenExpiry('activation', now),
  ])
  await sendActivation(db, platform, id, document, now)
}

export async function findRegistration(db: Db, id: string): Promise<Registration | null> {
  const { rows } = await db.query(`select ${COLUMNS} from platform.registrations where id = $1`, [id])
  return rows[0] ? Row.parse(rows[0]) : null
}

/** The latest registration of an address whose link was not pressed yet. */
export async function pendingRegistration(db: Db, email: string, now: Date): Promise<Registration | null> {
  const { rows } = await db.query(
    `select ${COLUMNS} from platform.registrations where email = $1 and customer_id is null and expires_at > $2
     order by created_at desc limit 1`,
    [email, now],
  )
  return rows[0] ? Row.parse(rows[0]) : null
}

/** Marks the registration as this customer's and deletes all others of the address. */
export async function settleRegistration(db: Db, { id, email }: Registration, customerId: string): Promise<void> {
  await db.query('update platform.registrations set sealed = null, customer_id = $2 where id = $1', [id, customerId])
  await db.query('delete from platform.registrations where email = $1 and customer_id is null', [email])
}
