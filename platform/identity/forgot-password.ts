import { randomUUID } from 'node:crypto'
import type { PasswordForgotRequest } from '@/contracts/account'
import type { Platform } from '@platform/context'
import { consumeAttempt, limitOf, requireAttempt } from '@platform/limits/attempts'
import { delayByNetwork } from '@platform/limits/network-limit'
import type { Visitor } from '@platform/limits/visitor'
import { requireMarket } from '@platform/markets/market'
import { inTransaction, type Db } from '@platform/store/pool'
import { accountLetters } from './account-letters'
import { decoy } from './decoy'
import { findIdentity } from './identity-store'
import { issueToken } from './one-use-token'
import { entered, pendingRegistration, sendActivation } from './registration-store'

type ResetRequest = Readonly<{ email: PasswordForgotRequest['email']; application: string }>

async function sendReset(db: Db, platform: Platform, to: ResetRequest & { firstName?: string; customerId: string }, now: Date) {
  const token = await issueToken(db, 'reset', to.customerId, now)
  await accountLetters(db, platform, now).passwordReset(to, token)
}

/**
 * `POST forgotPasswordMail`: the same answer, after the same work, for every address. An address with an account gets a link
 * that is good for an hour, one that is not activated gets its activation link again, any other gets nothing. Language and
 * address of the link are those of the requested market.
 */
export async function forgotPassword(platform: Platform, asked: ResetRequest, visitor: Visitor): Promise<void> {
  const now = platform.clock()
  await requireMarket(platform.pool, asked.application)
  await requireAttempt(platform, { rule: 'forgotten', about: visitor.clientKey }, now)
  await delayByNetwork(platform, visitor, limitOf('forgotten'), now)
  await inTransaction(platform.pool, async (db) => {
    if ((await consumeAttempt(db, platform, { rule: 'mail', about: `forgotten ${asked.email}` }, now)) > 0) return
    const identity = await findIdentity(db, 'email', asked.email)
    const pending = await pendingRegistration(db, asked.email, now)
    const document = pending && entered(platform, pending)
    if (identity) return sendReset(db, platform, { ...identity, application: asked.application }, now)
    if (pending && document) return sendActivation(db, platform, pending.id, document, now)
    await decoy(db, () => sendReset(db, platform, { ...asked, customerId: randomUUID() }, now))
  })
}
