import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { TokenPair } from '@trade-in-shop/contracts/account'
import {
  anAccount,
  makeBearerHeaders,
  logIn,
  mailedToken,
  newEmail,
  PASSWORD,
  postAccount,
  makeRegistration,
} from '../support/an-account'
import { keycloakNode, type KeycloakNode } from '../support/keycloak-node'
import { send } from '../support/small-platform'

/** A Keycloak with its administrator, such as `http://admin:password@127.0.0.1:8080`; realms are made and deleted in it. */
const server = process.env.IDENTITY_TEST_SERVER ?? ''
const NEW = 'another way to Rome 8'
const WRONG = { status: 401, body: { code: 'wrong_credentials' } }
const ENDED = { status: 401, body: { code: 'session_ended' } }
/** The realm is asked about a session at most once in ten seconds. */
const LATER = 11_000
/** Keycloak compares a sign-out with a log-in by whole seconds: one of the same second goes on. */
const nextSecond = (now = Math.floor(Date.now() / 1000)) => vi.waitUntil(() => Math.floor(Date.now() / 1000) > now, 3000)

describe.skipIf(!server)('a real Keycloak (skipped without IDENTITY_TEST_SERVER, the address of one)', () => {
  let platform: KeycloakNode
  beforeAll(async () => {
    platform = await keycloakNode(server, 'identity')
  })
  afterAll(() => platform?.drop())
  beforeEach(() => platform.setTime(new Date()))

  const activate = (token: string) => postAccount(platform, 'activateRegistration', undefined, { token })
  const refresh = (token: string) => postAccount(platform, 'loginRefresh', undefined, { 'refresh-token': token })
  const customer = (tokens: TokenPair) => send(platform, 'GET', '/customers/customers', undefined, makeBearerHeaders(tokens))
  const stayLoggedIn = async (email: string) =>
    TokenPair.parse((await postAccount(platform, 'login', { username: email, password: PASSWORD, rememberMe: true })).body)
  const resetPassword = async (email: string) => {
    await postAccount(platform, 'forgotPasswordMail', { email, application: 'wkfs_de_DE' })
    const token = await mailedToken(platform, 'password_reset', email)
    return () => postAccount(platform, 'resetPassword', { password: NEW }, { token })
  }
  /** A customer with a session of one day and one of "stay logged in". */
  const loggedInTwice = async () => {
    const { email, tokens } = await anAccount(platform)
    return { email, id: (await platform.userOf(email)).id, sessions: [tokens, await stayLoggedIn(email)] }
  }
  /** Which of the sessions a refresh continues once the realm is asked again. */
  const goOn = async (sessions: readonly TokenPair[]) => {
    platform.setTime(new Date(Date.now() + LATER))
    const answers = await Promise.all(sessions.map(({ refresh_token }) => refresh(refresh_token)))
    for (const answer of answers) expect([200, 401]).toContain(answer.status)
    return answers.map(({ status }) => status === 200)
  }

  test('takes registration, log-in, refresh, a new password, log-out and deletion', async () => {
    const { email, identifier, tokens } = await anAccount(platform)
    const { id } = await platform.userOf(email)
    expect((await customer(tokens)).body).toMatchObject({ customerId: id })
    platform.setTime(new Date(Date.now() + LATER))
    const next = TokenPair.parse((await refresh(tokens.refresh_token)).body)
    const change = { currentPassword: PASSWORD, password: NEW }
    expect((await postAccount(platform, 'changePassword', change, makeBearerHeaders(next))).status).toBe(204)
    expect(await logIn(platform, email)).toMatchObject(WRONG)
    const again = TokenPair.parse((await logIn(platform, email, NEW)).body)
    const leaving = { ...makeBearerHeaders(again), 'refresh-token': again.refresh_token }
    expect((await postAccount(platform, 'logout', undefined, leaving)).status).toBe(204)
    expect(await customer(again)).toMatchObject(ENDED)
    const ids = { customerId: id, customerIdentifier: identifier }
    expect((await send(platform, 'DELETE', '/customers/customers', ids, makeBearerHeaders(next))).status).toBe(200)
    expect((await send(platform, 'DELETE', '/account/deleteUser', ids, makeBearerHeaders(next))).status).toBe(204)
    await expect(platform.userOf(email)).rejects.toThrow('The realm has no')
  })

  describe('a user whom the realm had before the registration', () => {
    const registered = async (user: Record<string, unknown>) => {
      const email = newEmail()
      await platform.admin('POST', '/users', { username: email, email, enabled: true, ...user })
      await postAccount(platform, 'register', makeRegistration(email))
      return { email, token: await mailedToken(platform, 'account_activation', email) }
    }

    test.each([
      [
        'required actions',
        { firstName: 'A', lastName: 'B', requiredActions: ['UPDATE_PASSWORD', 'VERIFY_EMAIL', 'UPDATE_PROFILE'] },
      ],
      ['neither names nor a proved address', { emailVerified: false }],
      [
        'a password of their own',
        { firstName: 'A', lastName: 'B', credentials: [{ type: 'password', value: 'of the realm 1' }] },
      ],
    ])(
      'a user whom the realm had before the registration with %s is taken over by the mailed link and logs in',
      async (_, user) => {
        const { email, token } = await registered(user)
        expect((await activate(token)).body).toMatchObject({ activated: true })
        expect((await logIn(platform, email)).status).toBe(200)
        expect(await logIn(platform, email, 'of the realm 1')).toMatchObject(WRONG)
      },
    )

    test('and has disabled is not taken over until the realm enables them', async () => {
      const { email, token } = await registered({ enabled: false })
      expect(await activate(token)).toMatchObject({ status: 200, body: { activated: false } })
      const { id, enabled } = await platform.userOf(email)
      expect(enabled).toBe(false)
      await platform.admin('PUT', `/users/${id}`, { enabled: true })
      expect((await activate(token)).body).toMatchObject({ activated: true })
      expect((await logIn(platform, email)).status).toBe(200)
    })
  })

  test('an action that the realm requires of every new user refuses no log-in', async () => {
    const action = { alias: 'UPDATE_PASSWORD', name: 'Update Password', providerId: 'UPDATE_PASSWORD', config: {} }
    const set = (defaultAction: boolean) =>
      platform.admin('PUT', '/authentication/required-actions/UPDATE_PASSWORD', { ...action, enabled: true, defaultAction })
    await set(true)
    try {
      const { tokens } = await anAccount(platform)
      expect((await customer(tokens)).status).toBe(200)
    } finally {
      await set(false)
    }
  })

  test('a required action set for a customer refuses log-ins until it is removed', async () => {
    const { email } = await anAccount(platform)
    const { id } = await platform.userOf(email)
    await platform.admin('PUT', `/users/${id}`, { requiredActions: ['UPDATE_PASSWORD'] })
    expect(await logIn(platform, email)).toMatchObject(WRONG)
    await platform.admin('PUT', `/users/${id}`, { requiredActions: [] })
    expect((await logIn(platform, email)).status).toBe(200)
  })

  test('a user deleted in the realm answers otherwise than a realm that is away', async () => {
    const { email, id, sessions } = await loggedInTwice()
    const reset = await resetPassword(email)
    await platform.admin('DELETE', `/users/${id}`)
    expect(await reset()).toMatchObject({ status: 422, body: { code: 'token_invalid' } })
    expect(await logIn(platform, email)).toMatchObject(WRONG)
    expect(await goOn(sessions)).toEqual([false, false])
  })

  test('a user disabled in the realm has no session after the next refresh', async () => {
    const { email, id, sessions } = await loggedInTwice()
    await platform.admin('PUT', `/users/${id}`, { enabled: false })
    expect(await goOn(sessions)).toEqual([false, false])
    expect(await logIn(platform, email)).toMatchObject(WRONG)
  })

  describe('sessions', () => {
    test('all end when an administrator signs out all sessions of the realm, and a new log-in goes on', async () => {
      const { email, sessions } = await loggedInTwice()
      await platform.admin('POST', '/logout-all')
      expect(await goOn(sessions)).toEqual([false, false])
      platform.setTime(new Date())
      expect(await goOn([await stayLoggedIn(email)])).toEqual([true])
    })

    test('all end when an administrator signs out the user', async () => {
      const { id, sessions } = await loggedInTwice()
      await nextSecond()
      await platform.admin('POST', `/users/${id}/logout`)
      expect(await goOn(sessions)).toEqual([false, false])
    })

    test('sessions of "stay logged in" alone end when an administrator revokes the user’s consent', async () => {
      const { id, sessions } = await loggedInTwice()
      await platform.admin('DELETE', `/users/${id}/consents/trade-platform`)
      expect(await goOn(sessions)).toEqual([true, false])
    })

    test('all end when the realm’s revocation is set to now', async () => {
      const { sessions } = await loggedInTwice()
      await platform.admin('PUT', '', { notBefore: Math.floor(Date.now() / 1000) + 1 })
      expect(await goOn(sessions)).toEqual([false, false])
      await platform.admin('PUT', '', { notBefore: 0 })
    })

    test('all end when a password is reset by mail', async () => {
      const { email, sessions } = await loggedInTwice()
      expect((await (await resetPassword(email))()).status).toBe(204)
      expect(await goOn(sessions)).toEqual([false, false])
      expect((await logIn(platform, email, NEW)).status).toBe(200)
    })
  })

  describe('wrong passwords from other people', () => {
    const detection = (settings: Record<string, unknown>) => platform.admin('PUT', '', settings)
    const KEYCLOAK_DEFAULTS = {
      ...{ bruteForceProtected: true, failureFactor: 30, quickLoginCheckMilliSeconds: 1000, permanentLockout: false },
      ...{ minimumQuickLoginWaitSeconds: 60, waitIncrementSeconds: 60, maxFailureWaitSeconds: 900 },
    }
    const STATED = { failureFactor: 100, quickLoginCheckMilliSeconds: 0, waitIncrementSeconds: 60, maxFailureWaitSeconds: 60 }
    afterAll(() => detection({ bruteForceProtected: false }))

    test.each([
      ['without brute force detection', { bruteForceProtected: false }],
      ['with the values that the documents state', { ...KEYCLOAK_DEFAULTS, ...STATED }],
    ])('wrong passwords from other people do not lock the owner out %s', async (_, settings) => {
      await detection(settings)
      const { email } = await anAccount(platform)
      await platform.guess(email, 20)
      expect((await logIn(platform, email)).status).toBe(200)
    })

    test('lock the owner out with the defaults of Keycloak, until a password is reset by mail', async () => {
      await detection(KEYCLOAK_DEFAULTS)
      const { email } = await anAccount(platform)
      await platform.guess(email, 5)
      expect(await logIn(platform, email)).toMatchObject(WRONG)
      expect((await (await resetPassword(email))()).status).toBe(204)
      expect((await logIn(platform, email, NEW)).status).toBe(200)
    })
  })
})
