import { describe, expect, test, vi } from 'vitest'
import { callEndpoint, findEndpoint, type Sent, withRecordedPlatform } from '../../../tests/support/own-api'
import { refused, type StubbedAnswer } from '../../../tests/support/recorded-platform'
import { customersApi } from './customers-api'
import { sessionApi } from './session-api'

vi.mock('@/env', async () => (await import('../../../tests/support/own-api')).mockedEnv())
vi.mock('@/cms/snapshot', async () => (await import('../../../tests/support/own-api')).mockedSnapshot())
const customers = findEndpoint(customersApi, 'GET /api/customers/customers')
const login = findEndpoint(sessionApi, 'POST /api/account/login')
const loginRefresh = findEndpoint(sessionApi, 'POST /api/account/loginRefresh')
const logout = findEndpoint(sessionApi, 'POST /api/account/logout')
const platform = withRecordedPlatform()

const REFRESH = 'refresh-token-0123456789'
const COOKIE = { 'x-session': 'cookie' }
const tokens = async (claims = {}) => ({ access_token: await platform().accessToken(claims), refresh_token: REFRESH })
const credentials = { username: 'Miriam@Example.ORG', password: 'richtig lang' }
const cookieOf = async (claims = {}) => `access=${await platform().accessToken(claims)}; refresh=kept.${REFRESH}`

const SIGNED = '[\\w-]{22}\\.[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax'
const DEVICE = {
  default: new RegExp(`^device=${SIGNED}; Max-Age=15552000$`),
  secure: new RegExp(`^__Host-device=${SIGNED}; Secure; Max-Age=15552000$`),
}

describe('log-in', () => {
  test('a log-in of an API client answers tokens and sets no cookie', async () => {
    const pair = await tokens()
    platform().say('POST /account/login', { status: 200, json: { ...pair, id_token: 'more' } })
    const { status, json, cookies } = await callEndpoint(login, { body: credentials })
    expect([status, json, cookies]).toEqual([200, pair, []])
    const [seen] = platform().received()
    expect(seen?.body).toEqual({ username: 'miriam@example.org', password: 'richtig lang', rememberMe: false })
    expect(seen?.headers['client-key']).toMatch(/^[\w-]{32}$/)
  })

  test.each([
    [
      'default',
      true,
      /^access=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=300$/,
      /^refresh=kept\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    ],
    ['default', false, /^access=/, /^refresh=brief\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/],
    [
      'secure',
      true,
      /^__Host-access=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=300$/,
      /^__Host-refresh=kept\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/,
    ],
  ] as const)(
    'a log-in on a page of the %s shop (remember me: %s) sets cookies and has no token in the body',
    async (mode, rememberMe, access, refresh) => {
      const pair = await tokens()
      platform().say('POST /account/login', { status: 200, json: pair })
      const { json, cookies, headers } = await callEndpoint(login, {
        mode,
        headers: COOKIE,
        body: { ...credentials, rememberMe },
      })
      expect(json).toEqual({ customerId: platform().customerId, expiresAt: expect.stringMatching(/^\d{4}-.*Z$/) })
      expect(cookies).toEqual([
        expect.stringMatching(access),
        expect.stringMatching(refresh),
        expect.stringMatching(DEVICE[mode]),
      ])
      expect(headers.get('cache-control')).toBe('private, no-store')
    },
  )

  test('a second log-in of a browser sends the same device id; an altered device cookie is ignored', async () => {
    platform().say('POST /account/login', { status: 200, json: await tokens() })
    const cookieAfter = async (cookie: string) => {
      const { cookies } = await callEndpoint(login, { headers: { ...COOKIE, cookie }, body: credentials })
      return cookies.at(-1)?.split(';')[0] ?? ''
    }
    const deviceSent = () => platform().received().at(-1)?.headers['client-device']
    const first = await cookieAfter('')
    const device = deviceSent()
    expect(device).toBe(first.slice('device='.length).split('.')[0])
    expect([await cookieAfter(first), deviceSent()]).toEqual([first, device])
    const forged = `device=${'A'.repeat(22)}.${first.split('.')[1]}`
    expect(await cookieAfter(forged)).not.toContain('A'.repeat(22))
    expect(deviceSent()).not.toBe('A'.repeat(22))
  })

  test('a refused log-in sets no device cookie', async () => {
    platform().say('POST /account/login', refused(429, 'too_many_requests'))
    expect((await callEndpoint(login, { headers: COOKIE, body: credentials })).cookies).toEqual([])
  })

  test.each(['kept', 'brief'])('typing the password again leaves the length of a %s session unchanged', async (kept) => {
    platform().say('POST /account/login', { status: 200, json: await tokens() })
    const headers = { ...COOKIE, cookie: `refresh=${kept}.${REFRESH}` }
    const { cookies } = await callEndpoint(login, { headers, body: credentials })
    expect(cookies[1]).toMatch(new RegExp(`^refresh=${kept}\\.`))
    expect(platform().received()[0]?.body).toMatchObject({ rememberMe: kept === 'kept' })
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    platform().say('POST /account/login', refused(401, 'wrong_credentials'))
    const { status, json, cookies } = await callEndpoint(login, { headers: COOKIE, body: credentials })
    expect([status, json, cookies]).toMatchObject([401, { code: 'wrong_credentials' }, []])
  })

  test('a log-in whose access token is malformed sets no session', async () => {
    platform().say('POST /account/login', { status: 200, json: { access_token: 'not.a.token-at-all', refresh_token: REFRESH } })
    expect(await callEndpoint(login, { headers: COOKIE, body: credentials })).toMatchObject({ status: 503, cookies: [] })
  })
})

describe('refresh', () => {
  const refresh = (sent: Sent) => callEndpoint(loginRefresh, sent)
  const byCookie = { headers: { ...COOKIE, cookie: `refresh=brief.${REFRESH}` } }

  test('a refresh by header answers new tokens in the body', async () => {
    const pair = await tokens()
    platform().say('POST /account/loginRefresh', { status: 200, json: pair })
    expect(await refresh({ headers: { 'refresh-token': REFRESH } })).toMatchObject({ status: 200, json: pair, cookies: [] })
    expect(platform().received()[0]?.headers['refresh-token']).toBe(REFRESH)
  })

  test.each([
    ['kept', 'Max-Age=2592000'],
    ['brief', 'SameSite=Lax'],
  ])('a refresh by cookie leaves a session that was %s as long as it was', async (kind, end) => {
    platform().say('POST /account/loginRefresh', { status: 200, json: await tokens() })
    const { json, cookies } = await refresh({ headers: { ...COOKIE, cookie: `a=b; refresh=${kind}.${REFRESH}` } })
    expect(json).toMatchObject({ customerId: platform().customerId })
    expect(cookies[1]).toMatch(new RegExp(`^refresh=${kind}\\..*${end}$`))
  })

  test.each([
    [refused(401, 'session_ended'), 401, 'session_ended', 2],
    [refused(400, 'token_missing'), 401, 'session_ended', 2],
    [refused(403, 'forbidden'), 401, 'session_ended', 2],
    [refused(429, 'too_many_requests'), 429, 'too_many_requests', 0],
    [refused(500, 'internal'), 503, 'unavailable', 0],
    [refused(503, 'unavailable'), 503, 'unavailable', 0],
    ['away', 503, 'unavailable', 0],
    [{ status: 200, json: { tokens: [] } }, 503, 'unavailable', 0],
    [{ status: 302 }, 503, 'unavailable', 0],
  ] as [StubbedAnswer, number, string, number][])(
    'a refresh for which the platform answers %j gives %i %s and clears %i cookies',
    async (said, status, code, cleared) => {
      platform().say('POST /account/loginRefresh', said)
      const answer = await refresh(byCookie)
      expect([answer.status, answer.json, answer.headers.get('content-type')]).toMatchObject([
        status,
        { status, code },
        'application/problem+json',
      ])
      expect(answer.cookies.filter((cookie) => /^(access|refresh)=; .*Max-Age=0$/.test(cookie))).toHaveLength(cleared)
      expect(answer.cookies).toHaveLength(cleared)
    },
  )

  test('concurrent refreshes with one token cause one call of the platform', async () => {
    const pair = await tokens()
    platform().say(
      'POST /account/loginRefresh',
      () => new Promise((resolve) => setImmediate(() => resolve({ status: 200, json: pair }))),
    )
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(byCookie)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(platform().received()).toHaveLength(1)
  })

  test.each([
    ['nothing at all', {}, 400, 'token_missing'],
    ['a refresh cookie without the page’s word', { cookie: `refresh=kept.${REFRESH}` }, 400, 'token_missing'],
    ['no cookie', COOKIE, 401, 'session_ended'],
    ['a cookie with rubbish', { ...COOKIE, cookie: 'refresh=kept.<script>' }, 401, 'session_ended'],
    ['a header with rubbish', { 'refresh-token': 'a b' }, 401, 'session_ended'],
    ['two tokens in one header', { 'refresh-token': `${REFRESH}, ${REFRESH}` }, 401, 'session_ended'],
    ['a header without end', { 'refresh-token': 'x'.repeat(5000) }, 401, 'session_ended'],
  ] as [string, Record<string, string>, number, string][])(
    'a refresh with %s is refused before the platform is called',
    async (_what, headers, status, code) => {
      expect(await refresh({ headers })).toMatchObject({ status, json: { code } })
      expect(platform().received()).toEqual([])
    },
  )
})

describe('log-out', () => {
  const isCleared = (cookies: string[]) =>
    cookies.filter((cookie) => /^(access|refresh)=; .*Max-Age=0$/.test(cookie)).length === 2

  test.each<StubbedAnswer>([{ status: 204 }, refused(401, 'session_ended'), refused(500, 'internal'), 'away'])(
    'a log-out clears the cookies, whatever the platform answers: %j',
    async (said) => {
      platform().say('POST /account/logout', said)
      const { status, cookies } = await callEndpoint(logout, { headers: { ...COOKIE, cookie: await cookieOf() } })
      expect([status, isCleared(cookies)]).toEqual([204, true])
      expect(platform().received()[0]?.headers).toMatchObject({
        authorization: expect.stringMatching(/^Bearer /),
        'refresh-token': REFRESH,
      })
    },
  )

  test('a log-out without cookies succeeds without a call of the platform', async () => {
    const { status, cookies } = await callEndpoint(logout, { headers: COOKIE })
    expect([status, isCleared(cookies), platform().received()]).toEqual([204, true, []])
  })

  test('a log-out of an API client sends both tokens to the platform and answers its result', async () => {
    const headers = { authorization: `Bearer ${await platform().accessToken()}`, 'refresh-token': REFRESH }
    platform().say('POST /account/logout', { status: 204 })
    expect(await callEndpoint(logout, { headers })).toMatchObject({ status: 204, cookies: [] })
    expect(platform().received()[0]?.headers).toMatchObject(headers)
    platform().say('POST /account/logout', refused(401, 'session_ended'))
    expect(await callEndpoint(logout, { headers })).toMatchObject({ status: 401, json: { code: 'session_ended' } })
  })

  test.each([
    [{}, 'token_missing'],
    [{ authorization: 'Basic abc' }, 'token_invalid'],
    [{ 'refresh-token': 'a b' }, 'token_invalid'],
  ])('a log-out with the headers %j is 401 %s', async (headers, code) => {
    expect(await callEndpoint(logout, { headers })).toMatchObject({ status: 401, json: { code } })
  })
})

test.each(['aganwidget', 'b2bWidget'] as const)('every account call on a %s host is 404', async (mode) => {
  for (const endpoint of [login, loginRefresh, logout, customers])
    expect(await callEndpoint(endpoint, { mode, headers: { ...COOKIE, cookie: await cookieOf() } })).toMatchObject({
      status: 404,
      json: { code: 'not_found' },
      cookies: [],
    })
  expect(platform().received()).toEqual([])
})
