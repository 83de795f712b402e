import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TokenPair } from '@trade-in-shop/contracts/account'
import { finishHalfDone } from '@platform/identity/deletion-saga'
import { anAccount, makeBearerHeaders, logIn, mailedToken, PASSWORD, postAccount } from '../../../tests/support/an-account'
import { movedClock } from '../../../tests/support/moved-clock'
import { keycloakPlatform, type KeycloakPlatform } from '../../../tests/support/keycloak-platform'
import { send } from '../../../tests/support/small-platform'

const NEW = 'another way to Rome 8'
const USERS = /^\w+ \/admin\//
const TOKEN = /token$/
let platform: KeycloakPlatform
const { pass } = movedClock(() => platform)
beforeAll(async () => {
  platform = await keycloakPlatform('keycloak-sessions')
})
afterAll(() => platform.drop())
beforeEach(() => {
  platform.keycloak.failOn(null)
  platform.keycloak.asked.length = 0
  platform.keycloak.realm.singleUse = false
})

const userOf = (email: string) => {
  const user = platform.keycloak.realm.userOf(email)
  if (!user) throw new Error(`The realm has no ${email}`)
  return user
}
const sessionsOf = (email: string) => platform.keycloak.realm.alive(userOf(email).id)
const grants = () =>
  platform.keycloak.asked.filter(({ path }) => TOKEN.test(path)).map(({ body }) => new URLSearchParams(body).get('grant_type'))
const refresh = (token: string) => postAccount(platform, 'loginRefresh', undefined, { 'refresh-token': token })
const refreshed = async (token: string) => TokenPair.parse((await refresh(token)).body)
const customer = (tokens: TokenPair) => send(platform, 'GET', '/customers/customers', undefined, makeBearerHeaders(tokens))
const ENDED = { status: 401, body: { code: 'session_ended' } }
const UNAVAILABLE = { status: 503, body: { code: 'unavailable' } }

const LATER = 11_000
const put = (name: string, tokens: TokenPair, body: unknown) => postAccount(platform, name, body, makeBearerHeaders(tokens))

describe('a refresh', () => {
  test('a refresh asks the realm at most once in ten seconds, for any number of tabs', async () => {
    platform.keycloak.realm.singleUse = true
    let { refresh_token } = (await anAccount(platform)).tokens
    for (let round = 0; round < 10; round++) {
      pass(LATER)
      platform.keycloak.asked.length = 0
      const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refresh_token)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
      expect(grants()).toEqual(['refresh_token'])
      refresh_token = TokenPair.parse(answers[0]?.body).refresh_token
    }
  })

  test('a refresh ends the session when the realm has ended it', async () => {
    const { email, tokens } = await anAccount(platform)
    platform.keycloak.realm.endSessions(userOf(email).id)
    pass(LATER)
    expect(await refresh(tokens.refresh_token)).toMatchObject(ENDED)
    expect(await customer(tokens)).toMatchObject(ENDED)
  })

  test('a refresh ends the session of a user whom the realm has disabled, and no log-in follows', async () => {
    const { email, tokens } = await anAccount(platform)
    userOf(email).enabled = false
    pass(LATER)
    expect(await refresh(tokens.refresh_token)).toMatchObject(ENDED)
    expect(await logIn(platform, email)).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  })

  test.each(['error', 'hang', 'shape'] as const)('a refresh ends no session when the realm answers with %s', async (kind) => {
    const { tokens } = await anAccount(platform)
    pass(LATER)
    platform.keycloak.failOn(TOKEN, kind)
    expect(await refresh(tokens.refresh_token)).toMatchObject(UNAVAILABLE)
    platform.keycloak.failOn(null)
    pass(LATER)
    const next = await refreshed(tokens.refresh_token)
    expect((await customer(next)).status).toBe(200)
  })

  test('a refresh with a stolen token ends the session here and at the realm', async () => {
    const { email, tokens } = await anAccount(platform)
    await refreshed(tokens.refresh_token)
    pass(LATER)
    expect(await refresh(tokens.refresh_token)).toMatchObject(ENDED)
    expect(sessionsOf(email)).toEqual([])
  })

  test('a refresh stores nothing readable of the realm', async () => {
    const { email, tokens } = await anAccount(platform)
    pass(LATER)
    await refreshed(tokens.refresh_token)
    const { rows } = await platform.pool.query<{ sealed: Buffer }>('select sealed from platform.provider_sessions')
    const kept = sessionsOf(email).map(({ refreshToken }) => refreshToken)
    for (const { sealed } of rows) for (const token of kept) expect(sealed.toString('latin1')).not.toContain(token.slice(0, 20))
    expect(kept).toHaveLength(1)
  })
})

test('a realm that hangs holds few of the store’s connections', async () => {
  const { email, tokens } = await anAccount(platform)
  await postAccount(platform, 'forgotPasswordMail', { email, application: 'wkfs_de_DE' })
  const token = await mailedToken(platform, 'password_reset', email)
  platform.keycloak.failOn(USERS, 'hang')
  const resets = Array.from({ length: 12 }, () => postAccount(platform, 'resetPassword', { password: NEW }, { token }))
  const sentAway = await Promise.race(resets)
  expect(sentAway).toMatchObject(UNAVAILABLE)
  expect((await customer(tokens)).status).toBe(200)
  expect(new Set((await Promise.all(resets)).map(({ status }) => status))).toEqual(new Set([503]))
})

describe('a log-out', () => {
  test('a log-out ends the session at the realm, and no other', async () => {
    const { email, tokens } = await anAccount(platform)
    await logIn(platform, email)
    const headers = { ...makeBearerHeaders(tokens), 'refresh-token': tokens.refresh_token }
    expect((await postAccount(platform, 'logout', undefined, headers)).status).toBe(204)
    expect(sessionsOf(email)).toHaveLength(1)
    expect(await customer(tokens)).toMatchObject(ENDED)
  })

  test('a log-out ends the session here when the realm does not answer', async () => {
    const { tokens } = await anAccount(platform)
    platform.keycloak.failOn(/logout$/, 'hang')
    const headers = { ...makeBearerHeaders(tokens), 'refresh-token': tokens.refresh_token }
    expect((await postAccount(platform, 'logout', undefined, headers)).status).toBe(204)
    expect(await customer(tokens)).toMatchObject(ENDED)
  })
})

describe('a new password', () => {
  test('a new password replaces the old one, and the session that changed it goes on', async () => {
    const { email, tokens } = await anAccount(platform)
    const elsewhere = TokenPair.parse((await logIn(platform, email)).body)
    expect((await put('changePassword', tokens, { currentPassword: PASSWORD, password: NEW })).status).toBe(204)
    expect((await logIn(platform, email)).status).toBe(401)
    expect((await logIn(platform, email, NEW)).status).toBe(200)
    expect(userOf(email).credentials).toHaveLength(1)
    expect(await customer(elsewhere)).toMatchObject(ENDED)
    pass(LATER)
    await refreshed(tokens.refresh_token)
    expect(sessionsOf(email)).toHaveLength(2)
  })

  test('a new password needs the present one', async () => {
    const { email, tokens } = await anAccount(platform)
    const answer = await put('changePassword', tokens, { currentPassword: 'not the present one', password: NEW })
    expect(answer).toMatchObject({ status: 422, body: { code: 'wrong_password' } })
    expect((await logIn(platform, email)).status).toBe(200)
  })

  test('a new password is not set when the realm stops answering halfway, and the link stays good', async () => {
    const { email } = await anAccount(platform)
    await postAccount(platform, 'forgotPasswordMail', { email, application: 'wkfs_de_DE' })
    const token = await mailedToken(platform, 'password_reset', email)
    const reset = () => postAccount(platform, 'resetPassword', { password: NEW }, { token })
    for (const step of [/^POST .*logout$/, /^PUT /]) {
      platform.keycloak.failOn(step)
      expect(await reset()).toMatchObject(UNAVAILABLE)
      platform.keycloak.failOn(null)
      expect((await logIn(platform, email)).status).toBe(200)
    }
    await postAccount(platform, 'login', { username: email, password: PASSWORD, rememberMe: true })
    expect((await reset()).status).toBe(204)
    expect(userOf(email).credentials).toHaveLength(1)
    expect(sessionsOf(email)).toEqual([])
    expect((await logIn(platform, email, NEW)).status).toBe(200)
  })

  test('a new password does not enable a user whom the realm has disabled', async () => {
    const { email } = await anAccount(platform)
    userOf(email).enabled = false
    await postAccount(platform, 'forgotPasswordMail', { email, application: 'wkfs_de_DE' })
    const token = await mailedToken(platform, 'password_reset', email)
    expect((await postAccount(platform, 'resetPassword', { password: NEW }, { token })).status).toBe(204)
    expect((await logIn(platform, email, NEW)).status).toBe(401)
  })
})

test('a deletion that the realm does not answer is finished later', async () => {
  const { email, identifier, tokens } = await anAccount(platform)
  const { id } = userOf(email)
  const ids = { customerId: id, customerIdentifier: identifier }
  const remove = (path: string) => send(platform, 'DELETE', path, ids, makeBearerHeaders(tokens))
  expect((await remove('/customers/customers')).status).toBe(200)
  platform.keycloak.failOn(USERS)
  expect(await remove('/account/deleteUser')).toMatchObject(UNAVAILABLE)
  platform.keycloak.failOn(null)
  expect(platform.keycloak.realm.users.has(id)).toBe(true)
  pass(120_000)
  await finishHalfDone(platform)
  expect(platform.keycloak.realm.users.has(id)).toBe(false)
  expect((await logIn(platform, email)).status).toBe(401)
})
