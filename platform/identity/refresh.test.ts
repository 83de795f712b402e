import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TokenPair } from '@trade-in-shop/contracts/account'
import { anAccount, makeBearerHeaders, postAccount } from '../../tests/support/an-account'
import { movedClock, START } from '../../tests/support/moved-clock'
import { send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'

const [SECOND, DAY] = [1000, 86_400_000]
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('sessions')
})
afterAll(() => platform.drop())
const { pass } = movedClock(() => platform)

const refresh = (token: string) => postAccount(platform, 'loginRefresh', undefined, { 'refresh-token': token })
const refreshed = async (token: string) => TokenPair.parse((await refresh(token)).body)
const customer = (tokens: TokenPair) => send(platform, 'GET', '/customers/customers', undefined, makeBearerHeaders(tokens))
const ENDED = { status: 401, body: { code: 'session_ended' } }

describe('a refresh', () => {
  test('a refresh gives the next pair and leaves the time of the password as it was', async () => {
    const { tokens } = await anAccount(platform)
    pass(400 * SECOND)
    const next = await refreshed(tokens.refresh_token)
    expect(next.refresh_token).not.toBe(tokens.refresh_token)
    expect(decodeJwt(next.access_token)).toMatchObject({
      auth_time: START.getTime() / 1000,
      sid: decodeJwt(tokens.access_token).sid,
    })
    expect((await customer(next)).status).toBe(200)
  })

  test('fifty times at once with one token is one rotation and no log-out', async () => {
    const { tokens } = await anAccount(platform)
    for (let round = 0, token = tokens.refresh_token; round < 3; round++) {
      const all = await Promise.all(Array.from({ length: 50 }, () => refreshed(token)))
      expect(new Set(all.map(({ refresh_token }) => refresh_token)).size).toBe(1)
      token = all[0]!.refresh_token
      pass(300 * SECOND)
      expect((await platform.pool.query('select from platform.identity_sessions where ended_by is not null')).rowCount).toBe(0)
    }
  })

  test('again within ten seconds gives the same successor, or the one that is current by then', async () => {
    const { tokens } = await anAccount(platform)
    const second = await refreshed(tokens.refresh_token)
    pass(5 * SECOND)
    expect((await refreshed(tokens.refresh_token)).refresh_token).toBe(second.refresh_token)
    const third = await refreshed(second.refresh_token)
    pass(5 * SECOND)
    expect((await refreshed(tokens.refresh_token)).refresh_token).toBe(third.refresh_token)
    pass(60 * SECOND)
    expect((await refresh(third.refresh_token)).status).toBe(200)
  })

  test('again after ten seconds ends the session with all its tokens', async () => {
    const { tokens } = await anAccount(platform)
    const next = await refreshed(tokens.refresh_token)
    pass(10 * SECOND + 1)
    expect(await refresh(tokens.refresh_token)).toMatchObject(ENDED)
    expect(await refresh(next.refresh_token)).toMatchObject(ENDED)
    expect(await customer(next)).toMatchObject(ENDED)
  })

  test('a refresh by a thief and then by the owner ends the session for both', async () => {
    const { tokens } = await anAccount(platform)
    const thief = await refreshed(tokens.refresh_token)
    pass(20 * SECOND)
    const [again, owner] = [await refreshed(thief.refresh_token), await refresh(tokens.refresh_token)]
    expect(owner).toMatchObject(ENDED)
    expect(await refresh(again.refresh_token)).toMatchObject(ENDED)
  })

  test.each(['x'.repeat(43), 'short', 'with spaces in it, and long enough'])('a refresh with "%s" is refused', async (token) => {
    expect(await refresh(token)).toMatchObject(ENDED)
  })

  test.each([
    [false, 1],
    [true, 30],
  ])('a refresh works for some days: remembered %s, %d days after the last one', async (rememberMe, days) => {
    const { email } = await anAccount(platform)
    const login = async () =>
      TokenPair.parse(
        (await postAccount(platform, 'login', { username: email, password: 'a long way to Rome 7', rememberMe })).body,
      )
    const [one, two] = [await login(), await login()]
    pass(days * DAY - SECOND)
    const next = await refreshed(one.refresh_token)
    pass(2 * SECOND)
    expect(await refresh(two.refresh_token)).toMatchObject(ENDED)
    pass(days * DAY - 10 * SECOND)
    expect((await refresh(next.refresh_token)).status).toBe(200)
  })

  test('a refresh asks for the password again in the end, however often it is made', async () => {
    const { tokens } = await anAccount(platform)
    let token = tokens.refresh_token
    for (let day = 1; day < 31; day++) {
      pass(DAY - SECOND)
      token = (await refreshed(token)).refresh_token
    }
    pass(DAY - SECOND)
    expect(await refresh(token)).toMatchObject(ENDED)
  })
})
