import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { AccessClaims, TokenPair } from '@trade-in-shop/contracts/account'
import { anAccount, ask, bearer, logIn, PASSWORD, refreshHeader, session, type Account, type Mailbox } from './account-calls'
import { expectProblem } from './client'
import { settings, type LogIn } from './settings'
import type { UnderTest } from './under-test'

const NEW = 'another way to Rome 8'
const refresh = (tokens: TokenPair) => ask('POST', '/account/loginRefresh', { headers: refreshHeader(tokens) })
const logOut = (tokens: TokenPair) => ask('POST', '/account/logout', { headers: { ...bearer(tokens), ...refreshHeader(tokens) } })
const change = (tokens: TokenPair, currentPassword: string, password = NEW) =>
  ask('POST', '/account/changePassword', { body: { currentPassword, password }, headers: bearer(tokens) })
const customer = (tokens: TokenPair) => ask('GET', '/customers/customers', { headers: bearer(tokens) })

/** The claims of a token whose signature was checked with the published keys. */
async function claimsOf({ access_token }: TokenPair): Promise<AccessClaims> {
  const { body } = await ask('GET', '/account/jwks.json')
  return AccessClaims.parse((await jwtVerify(access_token, createLocalJWKSet(body as JSONWebKeySet))).payload)
}

async function expectEnded(tokens: TokenPair): Promise<void> {
  expectProblem(await refresh(tokens), 401, 'session_ended')
  expectProblem(await change(tokens, PASSWORD), 401, 'session_ended')
  expectProblem(await customer(tokens), 401, 'session_ended')
}

/** Log-in and log-out of an account that is not changed. */
function inAndOut(owner: () => LogIn): void {
  const enter = () => session(owner().username, owner().password)

  test('an access token names customer, session and log-in, and its key is published', async () => {
    const claims = await claimsOf(await enter())
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(300)
  })

  test('the e-mail address may be in capitals, the password may not', async () => {
    expect((await logIn(owner().username.toUpperCase(), owner().password)).status).toBe(200)
    expectProblem(await logIn(owner().username, owner().password.toUpperCase()), 401, 'wrong_credentials')
  })

  test('five refreshes at once give one successor and end no session', async () => {
    let tokens = await enter()
    for (let round = 0; round < 3; round++) {
      const all = await Promise.all(Array.from({ length: 5 }, () => refresh(tokens)))
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      const pairs = all.map(({ body }) => TokenPair.parse(body))
      expect(new Set(pairs.map(({ refresh_token }) => refresh_token)).size).toBe(1)
      tokens = pairs[0] ?? tokens
    }
    expect((await logOut(tokens)).status).toBe(204)
  })

  test('after a log-out every token of the session is refused', async () => {
    const [tokens, elsewhere] = [await enter(), await enter()]
    expect((await logOut(tokens)).status).toBe(204)
    await expectEnded(tokens)
    expect((await refresh(elsewhere)).status).toBe(200)
  })
}

/** Changes of an account: each test makes its own. */
function changes(mailedToken: Mailbox): void {
  test('a new password ends the other sessions', async () => {
    const { email, tokens } = await anAccount(mailedToken)
    const other = await session(email, PASSWORD)
    expectProblem(await change(tokens, 'a guess and no more'), 422, 'wrong_password', 'currentPassword')
    expectProblem(await change(tokens, PASSWORD, 'password123'), 422, 'common_password', 'password')
    expect((await change(tokens, PASSWORD)).status).toBe(204)
    await expectEnded(other)
    expect((await customer(tokens)).status).toBe(200)
    expectProblem(await logIn(email, PASSWORD), 401, 'wrong_credentials')
    await session(email, NEW)
  })

  test('a reset by mail works once and ends all sessions', async () => {
    const { email, tokens } = await anAccount(mailedToken)
    await ask('POST', '/account/forgotPasswordMail', { body: { email, application: settings.application } })
    const token = await mailedToken('password_reset', email)
    const reset = () => ask('POST', '/account/resetPassword', { body: { password: NEW }, headers: { token } })
    expect((await reset()).status).toBe(204)
    expectProblem(await reset(), 422, 'token_invalid')
    await expectEnded(tokens)
    await session(email, NEW)
  })

  test('the activation link can be pressed twice, and the identifier shows that the account is active', async () => {
    const { email, identifier } = await anAccount(mailedToken)
    const token = await mailedToken('account_activation', email)
    const again = await ask('POST', '/account/activateRegistration', { headers: { token } })
    expect(again).toMatchObject({ status: 200, body: { token: identifier, activated: true } })
    const state = await ask('GET', '/account/activateCustomerByIdentifier', { headers: { identifier } })
    expect(state).toMatchObject({ status: 200, body: { activated: true } })
  })

  test('a deletion needs both steps in their order and the own ids, and leaves nothing', async () => {
    const account = await anAccount(mailedToken)
    const other = await anAccount(mailedToken)
    const { sub: customerId } = await claimsOf(account.tokens)
    const ids = { customerId, customerIdentifier: account.identifier }
    const step = (path: string, body: unknown, { tokens }: Account = account) =>
      ask('DELETE', path, { body, headers: bearer(tokens) })
    expectProblem(await step('/account/deleteUser', ids), 404, 'not_found')
    expectProblem(await step('/customers/customers', ids, other), 404, 'not_found')
    expect((await step('/customers/customers', ids)).status).toBe(200)
    expectProblem(await customer(account.tokens), 401, 'session_ended')
    expectProblem(await step('/account/deleteUser', { ...ids, customerIdentifier: other.identifier }), 404, 'not_found')
    expect((await step('/account/deleteUser', ids)).status).toBe(204)
    await expectEnded(account.tokens)
    expectProblem(await logIn(account.email, PASSWORD), 401, 'wrong_credentials')
    expect((await customer(other.tokens)).status).toBe(200)
  })
}

/** Sessions need an account: one that is named (`--customer`), or one of a platform whose mails can be read. */
export const knowsAccount = settings.url === undefined || settings.customers.length > 0

export function accountSessions(under: () => UnderTest): void {
  const [given] = settings.customers
  if (given) describe('of the given customer', () => inAndOut(() => given))
  if (settings.url) return
  const mailbox: Mailbox = (kind, email) => {
    const { mailedToken } = under()
    if (!mailedToken) throw new Error('The mails of this platform cannot be read')
    return mailedToken(kind, email)
  }
  describe('of a new account', () => {
    let account: Account
    beforeAll(async () => {
      account = await anAccount(mailbox)
    })
    inAndOut(() => ({ username: account.email, password: PASSWORD }))
  })
  describe('of accounts that change', () => changes(mailbox))
}
