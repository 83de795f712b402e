import type { AccountRegistration } from '@/contracts/account'
import type { Platform } from '@platform/context'
import { registrationFaults } from '@platform/customers/registration-faults'
import { HttpProblem } from '@platform/http/problem'
import { consumeAttempt, limitOf, requireAttempt } from '@platform/limits/attempts'
import { delayByNetwork } from '@platform/limits/network-limit'
import type { Visitor } from '@platform/limits/visitor'
import { requireMarket, type PlatformMarket } from '@platform/markets/market'
import { inTransaction } from '@platform/store/pool'
import { accountLetters } from './account-letters'
import { passwordFaults } from './common-password'
import { decoy } from './decoy'
import { findIdentity, lockAddress } from './identity-store'
import { hashPassword } from './password-hash'
import { addRegistration, type Entered } from './registration-store'

function check(input: AccountRegistration, market: PlatformMarket, now: Date): void {
  const errors = [...registrationFaults(input, market, now), ...passwordFaults(input.password, input.email)]
  const first = errors[0]
  if (first) throw new HttpProblem(422, first.code === 'invalid' ? 'invalid_request' : first.code, { errors })
}

/**
 * `POST register`. The answer reveals nothing about the address: the input is checked, and the password hashed, before the
 * address is looked up. An address with an account gets a mail that says so, another one the link that creates the account. A
 * few mails, then one an hour and less; input for which no mail is sent is not stored.
 */
export async function register(platform: Platform, input: AccountRegistration, visitor: Visitor): Promise<void> {
  const now = platform.clock()
  check(input, await requireMarket(platform.pool, input.application), now)
  await requireAttempt(platform, { rule: 'registration', about: visitor.clientKey }, now)
  await delayByNetwork(platform, visitor, limitOf('registration'), now)
  const { password, ...person } = input
  const document: Entered = { person, passwordHash: await hashPassword(password) }
  await inTransaction(platform.pool, async (db) => {
    await lockAddress(db, person.email)
    if ((await consumeAttempt(db, platform, { rule: 'mail', about: `registration ${person.email}` }, now)) > 0) return
    const known = await findIdentity(db, 'email', person.email)
    if (!known) return addRegistration(db, platform, document, now)
    await decoy(db, () => addRegistration(db, platform, document, now))
    await accountLetters(db, platform, now).alreadyRegistered({ ...person, firstName: known.firstName })
  })
}
