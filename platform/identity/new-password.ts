import { randomUUID } from 'node:crypto'
import type { PasswordForgotRequest } from '@trade-in-shop/contracts/account'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import {
  consumeAttempt,
  type CountedAttempt,
  readAttemptLimit,
  refundAttempt,
  requireAttempt,
  resetAttempts,
} from '@platform/limits/attempts'
import { forgetOtherDevices, rememberDevice } from '@platform/limits/known-device'
import { delayByNetwork, type CountedVisitor } from '@platform/limits/visitor'
import { requireMarket } from '@platform/markets/platform-market'
import { type Db, decoy, inTransaction } from '@platform/store/pool'
import { accountMails } from './account-mails'
import type { LoginSession } from '@platform/http/platform-endpoint'
import { chooseIdentityProvider } from './identity-provider'
import { findIdentity, type Identity } from './identity-store'
import { consumeToken, issueToken, peekToken } from './one-use-token'
import { hashPassword, passwordProblems } from './passwords'
import { entered, pendingRegistration, sendActivation } from './registration-store'
import { sessionEnded } from './require-customer'

function check(password: string, { email }: Identity): void {
  const errors = passwordProblems(password, email)
  if (errors[0]) throw new HttpProblem(422, errors[0].code, { errors })
}

const invalidToken = () => new HttpProblem(422, 'token_invalid')

/**
 * `POST changePassword`: the session of the request goes on, all others end, and a mail is sent. 422 `wrong_password` at
 * `currentPassword`; wrong ones are slowed down as at a log-in.
 */
export async function changePassword(
  platform: Platform,
  session: LoginSession,
  { currentPassword, password }: { currentPassword: string; password: string },
  device: string | null,
): Promise<void> {
  const now = platform.clock()
  const identity = await findIdentity(platform.pool, 'customerId', session.customerId)
  if (!identity) throw sessionEnded()
  check(password, identity)
  const counted: CountedAttempt = { rule: 'currentPassword', about: session.customerId }
  await requireAttempt(platform, counted, now)
  const change = { session, email: identity.email, currentPassword, passwordHash: await hashPassword(password) }
  const changed = await chooseIdentityProvider(platform).changePassword(change, now, async (db) => {
    await accountMails(db, platform, now).passwordChanged(identity)
    await forgetOtherDevices(db, platform, session.customerId, device)
  })
  if (!changed) {
    const errors = [{ path: 'currentPassword', code: 'wrong_password' as const }]
    throw new HttpProblem(422, 'wrong_password', { errors })
  }
  await refundAttempt(platform, counted, now)
}

/**
 * `POST resetPassword`: all sessions end, and a mail is sent. 422 `token_invalid`: unknown, used or older than an hour. The
 * browser with the mail's link is a known device from then on, so that its owner can log in while strangers slow the account
 * down.
 */
export async function resetPassword(platform: Platform, token: string, password: string, device: string | null): Promise<void> {
  const { pool } = platform
  const now = platform.clock()
  const customerId = await peekToken(pool, 'reset', token, now)
  const identity = customerId && (await findIdentity(pool, 'customerId', customerId))
  if (!identity) throw invalidToken()
  check(password, identity)
  const passwordHash = await hashPassword(password)
  await chooseIdentityProvider(platform).resetPassword(identity.customerId, passwordHash, now, async (db) => {
    if (!(await consumeToken(db, 'reset', token, now))) throw invalidToken()
    await accountMails(db, platform, now).passwordChanged(identity)
    await resetAttempts(db, platform, { rule: 'account', about: identity.email })
    await forgetOtherDevices(db, platform, identity.customerId, device)
    await rememberDevice(db, platform, identity, device, now)
  })
}

type ResetRequest = Readonly<{ email: PasswordForgotRequest['email']; application: string }>

async function sendReset(db: Db, platform: Platform, to: ResetRequest & { firstName?: string; customerId: string }, now: Date) {
  const token = await issueToken(db, 'reset', to.customerId, now)
  await accountMails(db, platform, now).passwordReset(to, token)
}

/**
 * `POST forgotPasswordMail`: the same answer, after the same work, for every address. An address with an account gets a link
 * that is good for an hour, one that is not activated gets its activation link again, any other gets nothing. Language and
 * address of the link are those of the requested market.
 */
export async function forgotPassword(platform: Platform, asked: ResetRequest, visitor: CountedVisitor): Promise<void> {
  const now = platform.clock()
  await requireMarket(platform.pool, asked.application)
  await requireAttempt(platform, { rule: 'forgotten', about: visitor.clientKey }, now)
  await delayByNetwork(platform, visitor, readAttemptLimit('forgotten'), now)
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
