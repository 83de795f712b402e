import { randomUUID } from 'node:crypto'
import type { CustomerDeleted } from '@trade-in-shop/contracts/customers'
import type { Platform } from '@platform/context'
import { enqueueMail } from '@platform/outbox/outbox-store'
import type { Db } from '@platform/store/pool'
import { tokenHash } from '@platform/token-hash'

/** Recipient of a mail and the market whose words it has. The first name is left out where another person may read it. */
type To = Readonly<{ application: string; email: string; firstName?: string }>
const addressed = ({ application, email, firstName }: To) => ({ application, email, ...(firstName && { firstName }) })

/** The mails of accounts, each queued in the transaction of its change; `mail/kinds/compose-account-mails.ts` writes them. */
export function accountMails(db: Db, { env }: Platform, now: Date) {
  const enqueue = (kind: Parameters<typeof enqueueMail>[2]['kind'], key: string, payload: unknown) =>
    enqueueMail(db, env.PLATFORM_SECRET, { kind, key: `${kind}/${key}`, payload }, now)
  const about = (token: string) => tokenHash(token).toString('hex')
  return {
    activation: (to: To, token: string, validUntil: Date) =>
      enqueue('account_activation', about(token), { ...addressed(to), token, validUntil: validUntil.toISOString() }),
    welcome: (to: To, customerId: string) => enqueue('account_welcome', customerId, addressed(to)),
    /** To the owner of an account whose address was typed into the registration, by anyone. */
    alreadyRegistered: (to: To) => enqueue('account_already_registered', randomUUID(), addressed(to)),
    passwordReset: (to: To, token: string) => enqueue('password_reset', about(token), { ...addressed(to), token }),
    passwordChanged: (to: To) => enqueue('password_changed', randomUUID(), addressed(to)),
    deleted: (to: To, customerId: string, { kept }: CustomerDeleted) =>
      enqueue('account_deleted', customerId, { ...addressed(to), kept }),
  }
}
