import { expect } from 'vitest'
import { Accepted, ActivationAnswer, TokenPair } from '@trade-in-shop/contracts/account'
import { newKey, raw, type Answer } from './client'
import { seller, settings } from './settings'

export const PASSWORD = 'a long way to Rome 7'
export const newEmail = (): string => `contract-${newKey()}@example.org`

type Sent = { body?: unknown; headers?: Record<string, string> }
/** Each call comes from a new visitor unless headers name one, so that limits of one test do not affect another. */
export function ask(method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Answer> {
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  return raw(method, path, { ...json, headers: { 'client-key': newKey(), ...type, ...headers } })
}

export function registration(email: string, change: Record<string, unknown> = {}) {
  const { postalCode, country, iban } = seller()
  return {
    ...{ application: settings.application, firstName: 'Contract', lastName: 'Test', email, password: PASSWORD },
    ...{ birthDate: '1990-04-12', address: { street: 'Teststraße', houseNumber: '1', postalCode, city: 'Test', country } },
    payment: { type: '13', iban, holder: 'Contract Test' },
    ...change,
  }
}

export const logIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  ask('POST', '/account/login', { body: { username, password }, headers })

export async function session(email: string, password: string): Promise<TokenPair> {
  const { status, body } = await logIn(email, password)
  expect({ status, body }).toMatchObject({ status: 200 })
  return TokenPair.parse(body)
}

export const bearer = ({ access_token }: TokenPair) => ({ authorization: `Bearer ${access_token}` })
export const refreshHeader = ({ refresh_token }: TokenPair) => ({ 'refresh-token': refresh_token })

export type Mailbox = (kind: string, email: string) => Promise<string>
export type Account = Readonly<{ email: string; identifier: string; tokens: TokenPair }>

/** Registered, activated by the link in the mail, logged in. */
export async function anAccount(mailedToken: Mailbox): Promise<Account> {
  const email = newEmail()
  const registered = await ask('POST', '/account/register', { body: registration(email) })
  expect(registered.status).toBe(202)
  Accepted.parse(registered.body)
  const token = await mailedToken('account_activation', email)
  const activation = await ask('POST', '/account/activateRegistration', { headers: { token } })
  const { token: identifier, activated } = ActivationAnswer.parse(activation.body)
  expect(activated).toBe(true)
  return { email, identifier, tokens: await session(email, PASSWORD) }
}
