import type { ActivationAnswer } from '@/contracts/account'
import type { Platform } from '@platform/context'
import { createCustomer } from '@platform/customers/create-customer'
import { customerOf } from '@platform/customers/customer-of'
import { requireMarket } from '@platform/markets/market'
import { inTransaction, type Db } from '@platform/store/pool'
import { accountLetters } from './account-letters'
import { identityProviderOf } from './identity-provider-of'
import { findIdentity, insertIdentity, lockAddress } from './identity-store'
import { peekToken, consumeToken } from './one-use-token'
import { entered, findRegistration, settleRegistration, type Entered, type Registration } from './registration-store'

const UNKNOWN: ActivationAnswer = { token: '', activated: false }

/** Identity, customer with address and payment, and the welcome, all of them or none. */
async function createAccount(db: Db, platform: Platform, { person, passwordHash }: Entered, now: Date): Promise<string> {
  const { email, firstName, lastName, application } = person
  const { locale } = await requireMarket(db, application)
  const identity = { email, firstName, lastName, locale, passwordHash }
  const customerId = await identityProviderOf(platform).register(db, identity, now)
  await insertIdentity(db, { customerId, email, application, firstName }, now)
  await createCustomer(db, platform, { ...person, customerId }, now)
  await accountLetters(db, platform, now).welcome(person, customerId)
  return customerId
}

/** The customer of a registration, created now if it is not yet; null when the address has another account by now. */
async function customerIdOf(db: Db, platform: Platform, registration: Registration, now: Date): Promise<string | null> {
  if (registration.customerId) return registration.customerId
  const document = entered(platform, registration)
  if (!document || (await findIdentity(db, 'email', registration.email))) return null
  const customerId = await createAccount(db, platform, document, now)
  await settleRegistration(db, registration, customerId)
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
    const customer = customerId && (await customerOf(db, 'id', customerId))
    if (!customer) return UNKNOWN
    await consumeToken(db, 'activation', token, now)
    return { token: customer.customerIdentifier, activated: true, ...(registration.customerId !== null && { already: true }) }
  })
}

/** `GET activateCustomerByIdentifier`: whether the customer's account is active; asking changes nothing. */
export async function isActive(platform: Platform, identifier: string): Promise<boolean> {
  const customer = await customerOf(platform.pool, 'identifier', identifier)
  return customer !== null && (await findIdentity(platform.pool, 'customerId', customer.customerId)) !== null
}
