import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parsePlatformEnv } from '@platform/platform-env'
import { PASSWORD } from '../../../tests/support/an-account'
import { keycloakPlatform, type KeycloakPlatform } from '../../../tests/support/keycloak-platform'
import { spansDuring } from '../../../tests/support/trace-collector'
import { keycloakHttp } from './keycloak-http'
import { passwordCredential } from './password-credential'

const START = new Date('2026-11-21T10:00:00Z')
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
const UNAVAILABLE = { status: 503, body: { code: 'unavailable' } }

describe('the client of the realm', () => {
  const url = () => `${platform.keycloak.issuer}/protocol/openid-connect/token`
  const form = { username: 'somebody@example.org', password: PASSWORD }
  const deadline = () => AbortSignal.timeout(1000)

  test('the client of the realm logs a problem once in ten seconds, without personal data', async () => {
    const lines: unknown[] = []
    const silent = { info: () => undefined, error: () => undefined }
    const http = keycloakHttp({ ...silent, warn: (...line) => void lines.push(line) })
    platform.keycloak.failOn(TOKEN)
    for (let again = 0; again < 3; again++)
      await expect(http.send({ method: 'POST', url: url(), form }, deadline())).rejects.toMatchObject(UNAVAILABLE.body)
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${form.username}|${PASSWORD}`))
  })

  test('the client of the realm makes a span of each request, without the id of a user', async () => {
    const http = keycloakHttp({ info: () => undefined, warn: () => undefined, error: () => undefined })
    const user = `${platform.keycloak.issuer}/users/0a1b2c3d-0000-4000-8000-123456789abc`
    const names = await spansDuring(() => http.send({ method: 'GET', url: user }, deadline()))
    expect(names).toEqual([expect.stringMatching(/^GET .*\/users\/\{id\}$/)])
  })

  test('the client of the realm lets fifty requests run at once, and refuses more', async () => {
    const http = keycloakHttp({ info: () => undefined, warn: () => undefined, error: () => undefined })
    platform.keycloak.failOn(TOKEN, 'hang')
    const end = new AbortController()
    const asking = Array.from({ length: 50 }, () =>
      http.send({ method: 'POST', url: url(), form }, end.signal).catch(() => 'ended'),
    )
    await expect(http.send({ method: 'POST', url: url(), form }, deadline())).rejects.toMatchObject(UNAVAILABLE.body)
    end.abort()
    expect(new Set(await Promise.all(asking))).toEqual(new Set(['ended']))
  })

  test.each([
    ['an address without TLS', { OIDC_ISSUER: 'http://id.example/realms/shop' }, 'OIDC_ISSUER'],
    ['an address that is no realm', { OIDC_ISSUER: 'https://id.example/' }, 'OIDC_ISSUER'],
    ['no client', { OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
    ['no secret', { OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET'],
    ['half an admin client', { OIDC_ADMIN_CLIENT_SECRET: '' }, 'OIDC_ADMIN_CLIENT_SECRET'],
    ['a client without a realm', { OIDC_ISSUER: '' }, 'OIDC_ISSUER'],
  ])('the client of the realm is refused at the start with %s', (_name, change, variable) => {
    const given = {
      ...{ PLATFORM_DATABASE_URL: 'postgres://127.0.0.1/none', MAIL_FROM: 'a@b.example' },
      ...{
        PLATFORM_SECRET: 'only-for-tests-0123456789-0123456789',
        SERVICE_SECRET: 'only-for-tests-0123456789-0123456789',
        ...platform.keycloak.env,
      },
    }
    expect(() => parsePlatformEnv(given)).not.toThrow()
    expect(() => parsePlatformEnv({ ...given, ...change })).toThrow(variable)
  })

  test('the client of the realm refuses a hash that Keycloak could not check', () => {
    expect(() => passwordCredential('$2b$10$abcdefghijklmnopqrstuv')).toThrow()
  })
})
