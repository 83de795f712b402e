import type { AccountRegistration, ActivationAnswer } from '@trade-in-shop/contracts/account'
import type { ProblemError } from '@trade-in-shop/contracts/problem'
import type { Platform } from '@platform/context'
import { createCustomer } from './create-customer'
import { findCustomer } from './stored-customer'
import { HttpProblem } from '@platform/http/http-problem'
import { consumeAttempt, readAttemptLimit, requireAttempt } from '@platform/limits/attempts'
import { delayByNetwork, type CountedVisitor } from '@platform/limits/visitor'
import { type PlatformMarket, requireMarket } from '@platform/markets/platform-market'
import { type Db, decoy, inTransaction } from '@platform/store/pool'
import { addressProblems, birthDateProblems, paymentProblems, phoneProblems } from '@platform/trades/trade-field-problems'
import { accountMails } from '@platform/identity/account-mails'
import { chooseIdentityProvider } from '@platform/identity/identity-provider'
import { findIdentity, insertIdentity, lockAddress } from '@platform/identity/identity-store'
import { consumeToken, peekToken } from '@platform/identity/one-use-token'
import { hashPassword, passwordProblems } from '@platform/identity/passwords'
import {
  addRegistration,
  entered,
  type Entered,
  findRegistration,
  type Registration,
  settleRegistration,
} from '@platform/identity/registration-store'

const UNKNOWN: ActivationAnswer = { token: '', activated: false }

/** Identity, customer with address and payment, and the welcome, all of them or none. Null: the identity provider refuses the user. */
async function createAccount(db: Db, platform: Platform, { person, passwordHash }: Entered, now: Date): Promise<string | null> {
  const { email, firstName, lastName, application } = person
  const { locale } = await requireMarket(db, application)
  const identity = { email, firstName, lastName, locale, passwordHash }
  const customerId = await chooseIdentityProvider(platform).register(db, identity, now)
  if (customerId === null) return null
  await insertIdentity(db, { customerId, email, application, firstName }, now)
  await createCustomer(db, platform, { ...person, customerId }, now)
  await accountMails(db, platform, now).welcome(person, customerId)
  return customerId
}

/** The customer of a registration, created now if it is not yet; null when the address has another account by now. */
async function customerIdOf(db: Db, platform: Platform, registration: Registration, now: Date): Promise<string | null> {
  if (registration.customerId) return registration.customerId
  const document = entered(platform, registration)
  if (!document || (await findIdentity(db, 'email', registration.email))) return null
  const customerId = await createAccount(db, platform, document, now)
  if (customerId !== null) await settleRegistration(db, registration, customerId)
  return customerId
}

/**
 * `POST activateRegistration`: the account exists from here on. Pressing the link again finds it active; an unknown, an
 * expired or a broken token is no error but `activated: false`. Answers the identifier of the customer.
 */
export async function activateRegistration(platform: Platform, token: string): Promise<ActivationAnswer> {
  const now = platform.clock()
  return inTransaction(platform.pool, async (db) => {
    const subject = await peekToken(db, 'activation', token, now)
    const found = subject && (await findRegistration(db, subject))
    if (!found) return UNKNOWN
    await lockAddress(db, found.email)
    // Read again: the process that had the lock may have created the account meanwhile.
    const registration = await findRegistration(db, found.id)
    const customerId = registration && (await customerIdOf(db, platform, registration, now))
    const customer = customerId && (await findCustomer(db, 'id', customerId))
    if (!customer) return UNKNOWN
    await consumeToken(db, 'activation', token, now)
    return { token: customer.customerIdentifier, activated: true, ...(registration.customerId !== null && { already: true }) }
  })
}

/** `GET activateCustomerByIdentifier`: whether the customer's account is active; asking changes nothing. */
export async function isActive(platform: Platform, identifier: string): Promise<boolean> {
  const customer = await findCustomer(platform.pool, 'identifier', identifier)
  return customer !== null && (await findIdentity(platform.pool, 'customerId', customer.customerId)) !== null
}

function check(input: AccountRegistration, market: PlatformMarket, now: Date): void {
  const errors = [...registrationProblems(input, market, now), ...passwordProblems(input.password, input.email)]
  const first = errors[0]
  if (first) throw new HttpProblem(422, first.code === 'invalid' ? 'invalid_request' : first.code, { errors })
}

/**
 * `POST register`. The answer reveals nothing about the address: the input is checked, and the password hashed, before the
 * address is looked up. An address with an account gets a mail that says so, another one the link that creates the account. A
 * few mails, then one an hour and less; input for which no mail is sent is not stored.
 */
export async function register(platform: Platform, input: AccountRegistration, visitor: CountedVisitor): Promise<void> {
  const now = platform.clock()
  check(input, await requireMarket(platform.pool, input.application), now)
  await requireAttempt(platform, { rule: 'registration', about: visitor.clientKey }, now)
  await delayByNetwork(platform, visitor, readAttemptLimit('registration'), now)
  const { password, ...person } = input
  const document: Entered = { person, passwordHash: await hashPassword(password) }
  await inTransaction(platform.pool, async (db) => {
    await lockAddress(db, person.email)
    if ((await consumeAttempt(db, platform, { rule: 'mail', about: `registration ${person.email}` }, now)) > 0) return
    const known = await findIdentity(db, 'email', person.email)
    if (!known) return addRegistration(db, platform, document, now)
    await decoy(db, () => addRegistration(db, platform, document, now))
    await accountMails(db, platform, now).alreadyRegistered({ ...person, firstName: known.firstName })
  })
}

/**
 * What is wrong with the personal data of a registration, by the rules of its market. Called before the address is looked up,
 * so that the answer does not reveal whether it is known. Paths are those of `AccountRegistration`.
 */
const registrationProblems = (input: AccountRegistration, market: PlatformMarket, now: Date): ProblemError[] => [
  ...(input.birthDate ? birthDateProblems(input.birthDate, market, now, 'birthDate') : []),
  ...(input.address ? addressProblems(input.address, [market], 'address') : []),
  ...(input.payment ? paymentProblems(input.payment, 'payment') : []),
  ...(input.phone ? phoneProblems(input.phone, 'phone') : []),
]
