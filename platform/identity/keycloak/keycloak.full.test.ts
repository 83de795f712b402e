import { argon2id, hash as argon2 } from 'argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TokenPair } from '@trade-in-shop/contracts/account'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { hashPassword } from '@platform/identity/passwords'
import {
  anAccount,
  makeBearerHeaders,
  logIn,
  mailedToken,
  newEmail,
  PASSWORD,
  postAccount,
  makeRegistration,
} from '../../../tests/support/an-account'
import { keycloakPlatform, type KeycloakPlatform } from '../../../tests/support/keycloak-platform'
import type { User } from '../../../tests/support/keycloak-realm'
import { send } from '../../../tests/support/small-platform'
import { passwordCredential } from './password-credential'

const START = new Date('2026-11-21T10:00:00Z')
const USERS = /^\w+ \/admin\//
const TOKEN = /token$/
let platform: KeycloakPlatform
beforeAll(async () => {
  platform = await keycloakPlatform('keycloak')
})
afterAll(() => platform.drop())
beforeEach(() => {
  platform.setTime(START)
  platform.keycloak.failOn(null)
  platform.keycloak.asked.length = 0
})

const userOf = (email: string) => {
  const user = platform.keycloak.realm.userOf(email)
  if (!user) throw new Error(`The realm has no ${email}`)
  return user
}
const addUser = async (email: string, change: Partial<User> = {}) => {
  const id = crypto.randomUUID()
  const credentials = [{ ...passwordCredential(await hashPassword(PASSWORD)), id: 'c' }]
  const names = { username: email, email, firstName: 'A', lastName: 'B' }
  const state = { emailVerified: true, enabled: true, requiredActions: [], groups: [], attributes: {} }
  platform.keycloak.realm.users.set(id, { id, ...names, ...state, credentials, ...change })
}
const sessionsOf = (email: string) => platform.keycloak.realm.alive(userOf(email).id)
const grants = () =>
  platform.keycloak.asked.filter(({ path }) => TOKEN.test(path)).map(({ body }) => new URLSearchParams(body).get('grant_type'))
const customer = (tokens: TokenPair) => send(platform, 'GET', '/customers/customers', undefined, makeBearerHeaders(tokens))
const activate = (token: string) => postAccount(platform, 'activateRegistration', undefined, { token })
const UNAVAILABLE = { status: 503, body: { code: 'unavailable' } }

describe('a registration', () => {
  test('a registration reaches the realm when the link is pressed, field by field, with the hash instead of the password', async () => {
    const email = newEmail()
    await postAccount(platform, 'register', makeRegistration(email, { application: 'wkfs_fr_FR' }))
    expect(platform.keycloak.asked).toEqual([])
    expect((await activate(await mailedToken(platform, 'account_activation', email))).body).toMatchObject({ activated: true })
    const created = platform.keycloak.asked.find(({ method, path }) => method === 'POST' && path.endsWith('/users'))
    expect(JSON.parse(created?.body ?? '')).toEqual({
      ...{ username: email, email, emailVerified: true, enabled: true, firstName: 'Miriam', lastName: 'Müßig' },
      ...{ requiredActions: [], groups: [], attributes: { locale: ['fr'] } },
      credentials: [{ type: 'password', temporary: false, secretData: expect.any(String), credentialData: expect.any(String) }],
    })
    expect(JSON.stringify(platform.keycloak.asked)).not.toContain(PASSWORD)
  })

  test('a registration links the customer to the realm’s user', async () => {
    const { email, tokens } = await anAccount(platform)
    expect((await customer(tokens)).body).toMatchObject({ customerId: userOf(email).id })
  })

  test('a registration sends no characters in names that the realm would refuse', async () => {
    const { email } = await anAccount(platform, { firstName: '<b>Anna</b> "Ä" & Co', lastName: '*B*' })
    expect(userOf(email)).toMatchObject({ firstName: 'bAnnab Ä  Co', lastName: 'B' })
  })

  test('a registration that stopped after the realm had created the user can be finished', async () => {
    const email = newEmail()
    await postAccount(platform, 'register', makeRegistration(email))
    const token = await mailedToken(platform, 'account_activation', email)
    await platform.pool.query(`alter table platform.identities add constraint broken check (email <> '${email}')`)
    expect((await activate(token)).status).toBe(500)
    const { id } = userOf(email)
    await platform.pool.query('alter table platform.identities drop constraint broken')
    expect((await activate(token)).body).toMatchObject({ activated: true })
    expect(userOf(email).id).toBe(id)
    expect(userOf(email).credentials).toHaveLength(1)
    expect((await logIn(platform, email)).status).toBe(200)
  })

  test.each([
    ['about users', USERS],
    ['with a token of the service account', TOKEN],
  ])('a registration waits while the realm does not answer %s, and needs one try ten minutes later', async (_name, problem) => {
    const email = newEmail()
    await postAccount(platform, 'register', makeRegistration(email))
    const token = await mailedToken(platform, 'account_activation', email)
    platform.keycloak.realm.withdrawTokens()
    platform.keycloak.failOn(problem)
    expect(await activate(token)).toMatchObject(UNAVAILABLE)
    platform.setTime(new Date(START.getTime() + 10 * MINUTE))
    platform.keycloak.failOn(null)
    expect((await activate(token)).body).toMatchObject({ activated: true })
  })

  test('a registration asks for a new token of the service account when the old one is withdrawn', async () => {
    await anAccount(platform)
    platform.keycloak.realm.withdrawTokens()
    platform.keycloak.asked.length = 0
    await anAccount(platform)
    expect(grants().filter((grant) => grant === 'client_credentials')).toHaveLength(1)
  })
})

describe('a user whom the realm had before the registration', () => {
  const registered = async (change: Partial<User>) => {
    const email = newEmail()
    await addUser(email, change)
    await postAccount(platform, 'register', makeRegistration(email))
    return { email, token: await mailedToken(platform, 'account_activation', email) }
  }

  test('a user whom the realm had before the registration is taken over by the mailed link, without the actions that the realm required, and logs in', async () => {
    const { email, token } = await registered({ requiredActions: ['UPDATE_PASSWORD', 'VERIFY_EMAIL'], emailVerified: false })
    expect((await activate(token)).body).toMatchObject({ activated: true })
    expect(userOf(email)).toMatchObject({ requiredActions: [], emailVerified: true })
    expect((await logIn(platform, email)).status).toBe(200)
  })

  test('a user whom the realm had before the registration without a name gets the one of the registration, and one that the realm has stays', async () => {
    const { email, token } = await registered({ firstName: '', lastName: 'of the realm' })
    await activate(token)
    expect(userOf(email)).toMatchObject({ firstName: 'Miriam', lastName: 'of the realm' })
    expect((await logIn(platform, email)).status).toBe(200)
  })

  test('and who is disabled there is not activated and stays disabled, until the realm enables them', async () => {
    const { email, token } = await registered({ enabled: false })
    expect(await activate(token)).toMatchObject({ status: 200, body: { activated: false } })
    expect(userOf(email).enabled).toBe(false)
    userOf(email).enabled = true
    expect((await activate(token)).body).toMatchObject({ activated: true })
  })
})

test('an action that the realm requires of every new user is removed at the activation', async () => {
  platform.keycloak.realm.defaultActions.push('UPDATE_PASSWORD')
  const { email } = await anAccount(platform).finally(() => platform.keycloak.realm.defaultActions.pop())
  expect(userOf(email).requiredActions).toEqual([])
})

test('a mailed reset lets an owner in whom brute force detection of the realm had locked out', async () => {
  const { email } = await anAccount(platform)
  platform.keycloak.realm.lockedOut.add(userOf(email).id)
  expect(await logIn(platform, email)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  await postAccount(platform, 'forgotPasswordMail', { email, application: 'wkfs_de_DE' })
  const token = await mailedToken(platform, 'password_reset', email)
  await postAccount(platform, 'resetPassword', { password: 'another way to Rome 8' }, { token })
  expect((await logIn(platform, email, 'another way to Rome 8')).status).toBe(200)
})

test('a mailed reset of a user who was deleted in the realm is refused as a link that does not work', async () => {
  const { email } = await anAccount(platform)
  await postAccount(platform, 'forgotPasswordMail', { email, application: 'wkfs_de_DE' })
  const token = await mailedToken(platform, 'password_reset', email)
  platform.keycloak.realm.users.delete(userOf(email).id)
  const reset = await postAccount(platform, 'resetPassword', { password: 'another way to Rome 8' }, { token })
  expect(reset).toMatchObject({ status: 422, body: { code: 'token_invalid' } })
})

describe('a log-in', () => {
  test('a log-in opens a session at the realm, an offline one where the visitor wants to be remembered', async () => {
    const { email } = await anAccount(platform)
    await postAccount(platform, 'login', { username: email, password: PASSWORD, rememberMe: true })
    expect(sessionsOf(email).map(({ offline }) => offline)).toEqual([false, true])
  })

  test('a log-in of a user who is no customer is refused as wrong, and leaves no session', async () => {
    const email = newEmail()
    await addUser(email)
    expect(await logIn(platform, email)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect(sessionsOf(email)).toEqual([])
  })

  test.each(['html', 'error', 'redirect', 'shape', 'hang'] as const)(
    'a log-in is not refused as wrong when the realm answers with %s',
    async (kind) => {
      const { email } = await anAccount(platform)
      platform.keycloak.failOn(TOKEN, kind)
      expect(await logIn(platform, email)).toMatchObject(UNAVAILABLE)
      platform.keycloak.failOn(null)
      expect((await logIn(platform, email)).status).toBe(200)
    },
  )

  test('a log-in is accepted with the realm’s current keys only, and only for this client', async () => {
    const { email } = await anAccount(platform)
    await platform.keycloak.realm.rotateKeys(true)
    expect((await logIn(platform, email)).status).toBe(200)
    platform.keycloak.realm.audience = 'another-shop'
    expect(await logIn(platform, email)).toMatchObject(UNAVAILABLE)
    platform.keycloak.realm.audience = 'trade-platform'
  })
})

const [COMPOSED, DECOMPOSED] = ['grüne Ähren im März', 'grüne Ähren im März'.normalize('NFD')]

describe('a password with accents', () => {
  test('a password with accents that was registered composed logs in decomposed, and the other way round', async () => {
    for (const password of [COMPOSED, DECOMPOSED]) {
      const email = newEmail()
      await postAccount(platform, 'register', makeRegistration(email, { password }))
      await activate(await mailedToken(platform, 'account_activation', email))
      for (const typed of [COMPOSED, DECOMPOSED]) expect((await logIn(platform, email, typed)).status).toBe(200)
    }
  })

  test('a password with accents whose decomposed letters the realm knows logs in as it was typed, and composed from then on', async () => {
    const { email } = await anAccount(platform, {}, COMPOSED)
    const old = await argon2(DECOMPOSED, { type: argon2id, memoryCost: 8192, timeCost: 1, parallelism: 1 })
    userOf(email).credentials = [{ ...passwordCredential(old), id: 'c' }]
    expect((await logIn(platform, email, COMPOSED)).status).toBe(401)
    expect((await logIn(platform, email, DECOMPOSED)).status).toBe(200)
    expect((await logIn(platform, email, COMPOSED)).status).toBe(200)
  })
})
