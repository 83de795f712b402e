import { HttpProblem } from '@platform/http/problem'
import { refundAttempt, requireAttempt, resetAttempts, type CountedAttempt } from '@platform/limits/attempts'
import { forgetOtherDevices, rememberDevice } from '@platform/limits/known-device'
import type { Platform } from '@platform/context'
import { accountLetters } from './account-letters'
import { passwordFaults } from './common-password'
import type { Session } from './identity-provider'
import { identityProviderOf } from './identity-provider-of'
import { findIdentity, type Identity } from './identity-store'
import { peekToken, consumeToken } from './one-use-token'
import { hashPassword } from './password-hash'
import { sessionEnded } from './require-customer'

function check(password: string, { email }: Identity): void {
  const errors = passwordFaults(password, email)
  if (errors[0]) throw new HttpProblem(422, errors[0].code, { errors })
}

const invalidToken = () => new HttpProblem(422, 'token_invalid')

/**
 * `POST changePassword`: the session of the request goes on, all others end, and a mail is sent. 422 `wrong_password` at
 * `currentPassword`; wrong ones are slowed down as at a log-in.
 */
export async function changePassword(
  platform: Platform,
  session: Session,
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
  const changed = await identityProviderOf(platform).changePassword(change, now, async (db) => {
    await accountLetters(db, platform, now).passwordChanged(identity)
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
  await identityProviderOf(platform).resetPassword(identity.customerId, passwordHash, now, async (db) => {
    if (!(await consumeToken(db, 'reset', token, now))) throw invalidToken()
    await accountLetters(db, platform, now).passwordChanged(identity)
    await resetAttempts(db, platform, { rule: 'account', about: identity.email })
    await forgetOtherDevices(db, platform, identity.customerId, device)
    await rememberDevice(db, platform, identity, device, now)
  })
}
