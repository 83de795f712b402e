import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AccessClaims, TokenPair } from '@trade-in-shop/contracts/account'
import { anAccount, makeBearerHeaders, logIn, postAccount } from '../../tests/support/an-account'
import { movedClock, START } from '../../tests/support/moved-clock'
import { send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { sweep } from './identity-worker'

const [SECOND, DAY] = [1000, 86_400_000]
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('sessions')
})
afterAll(() => platform.drop())
const { pass, now } = movedClock(() => platform)

const refresh = (token: string) => postAccount(platform, 'loginRefresh', undefined, { 'refresh-token': token })
const refreshed = async (token: string) => TokenPair.parse((await refresh(token)).body)
const customer = (tokens: TokenPair) => send(platform, 'GET', '/customers/customers', undefined, makeBearerHeaders(tokens))
const ENDED = { status: 401, body: { code: 'session_ended' } }

describe('an access token', () => {
  test('an access token holds the customer, the session and when the password was typed, for five minutes', async () => {
    const { tokens } = await anAccount(platform)
    const claims = AccessClaims.parse(decodeJwt(tokens.access_token))
    expect(claims.exp - claims.iat).toBe(300)
    expect(claims.auth_time).toBe(START.getTime() / 1000)
    const { keys } = (await send(platform, 'GET', '/account/jwks.json')).body as { keys: Record<string, unknown>[] }
    const header = decodeProtectedHeader(tokens.access_token)
    expect(header).toMatchObject({ alg: 'EdDSA' })
    expect(keys).toContainEqual({ kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: header.kid, alg: 'EdDSA', use: 'sig' })
    expect((await customer(tokens)).status).toBe(200)
    pass(300 * SECOND)
    expect(await customer(tokens)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  })

  test.each([
    ['another key', (token: string) => token.replace(/\.[^.]*$/, `.${'A'.repeat(86)}`)],
    ['no signature', (token: string) => `${btoa('{"alg":"none"}')}.${token.split('.')[1]}.A`],
    ['nothing but dots', () => 'a.b.c'],
    ['nothing at all', () => ''],
  ])('an access token of %s is refused', async (_name, change) => {
    const { tokens } = await anAccount(platform)
    const forged = { ...tokens, access_token: change(tokens.access_token) }
    expect(await customer(forged)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  })

  test('an access token is accepted after a change of the signing key', async () => {
    const { email, tokens } = await anAccount(platform)
    pass(299 * SECOND)
    const before = decodeProtectedHeader(tokens.access_token).kid
    // The slots are 90 days long; the next one begins somewhere in between.
    const slot = 90 * DAY
    pass(slot - (now().getTime() % slot) - SECOND)
    const last = TokenPair.parse((await logIn(platform, email)).body)
    pass(2 * SECOND)
    const next = TokenPair.parse((await logIn(platform, email)).body)
    const kids = [last, next].map(({ access_token }) => decodeProtectedHeader(access_token).kid)
    expect(new Set([before, ...kids]).size).toBe(2)
    expect([(await customer(last)).status, (await customer(next)).status]).toEqual([200, 200])
    const { keys } = (await send(platform, 'GET', '/account/jwks.json')).body as { keys: { kid: string }[] }
    expect(keys.map(({ kid }) => kid).sort()).toEqual([...kids].sort())
  })
})

describe('a log-out', () => {
  const logOut = (headers: Record<string, string>) => postAccount(platform, 'logout', undefined, headers)

  test('a log-out ends every token of its session at once, and no other session', async () => {
    const { email, tokens } = await anAccount(platform)
    const elsewhere = TokenPair.parse((await logIn(platform, email)).body)
    const next = await refreshed(tokens.refresh_token)
    expect((await logOut({ ...makeBearerHeaders(next), 'refresh-token': next.refresh_token })).status).toBe(204)
    for (const pair of [tokens, next]) {
      expect(await customer(pair)).toMatchObject(ENDED)
      expect(await refresh(pair.refresh_token)).toMatchObject(ENDED)
    }
    expect((await customer(elsewhere)).status).toBe(200)
    expect(await logOut({ ...makeBearerHeaders(next), 'refresh-token': next.refresh_token })).toMatchObject(ENDED)
  })

  test('a log-out wins over refreshes at the same moment', async () => {
    const { tokens } = await anAccount(platform)
    const both = { ...makeBearerHeaders(tokens), 'refresh-token': tokens.refresh_token }
    const [out, ...others] = await Promise.all([logOut(both), ...Array.from({ length: 20 }, () => refresh(tokens.refresh_token))])
    expect(out.status).toBe(204)
    for (const { status, body } of others) {
      if (status !== 200) continue
      const next = TokenPair.parse(body)
      expect(await refresh(next.refresh_token)).toMatchObject(ENDED)
      expect(await customer(next)).toMatchObject(ENDED)
    }
  })

  test.each([
    ['an access token that has run out', (tokens: TokenPair) => makeBearerHeaders(tokens)],
    ['the refresh token alone', (tokens: TokenPair) => ({ 'refresh-token': tokens.refresh_token })],
    ['a used refresh token', (tokens: TokenPair) => ({ 'refresh-token': tokens.refresh_token, ...makeBearerHeaders(tokens) })],
  ])('a log-out works with %s', async (_name, headers) => {
    const { tokens } = await anAccount(platform)
    const next = await refreshed(tokens.refresh_token)
    pass(400 * SECOND)
    expect((await logOut(headers(tokens))).status).toBe(204)
    expect(await refresh(next.refresh_token)).toMatchObject(ENDED)
  })
})

test('expired sessions are deleted after a day, live ones stay', async () => {
  const { email, tokens } = await anAccount(platform)
  const remembered = TokenPair.parse(
    (await postAccount(platform, 'login', { username: email, password: 'a long way to Rome 7', rememberMe: true })).body,
  )
  pass(2 * DAY + SECOND)
  await sweep(platform)
  const hashes = await platform.pool.query('select from platform.refresh_tokens where expires_at <= $1', [
    new Date(now().getTime() - DAY),
  ])
  expect(hashes.rowCount).toBe(0)
  expect(await refresh(tokens.refresh_token)).toMatchObject(ENDED)
  expect((await refresh(remembered.refresh_token)).status).toBe(200)
})
