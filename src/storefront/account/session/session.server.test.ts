import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HEADER_TOKEN } from '@trade-in-shop/contracts/limits'
import { readSession, sessionReply, tokenIn } from './session.server'

const shops = [{ origin: 'http://de.localhost:3000' }, { origin: 'https://revalo.example' }] as const
const asPage = (cookie: string) => new Request('http://x.example/', { headers: { 'x-session': 'cookie', cookie } })
const token = fc.stringMatching(/^[A-Za-z0-9._~+/=-]{16,200}$/)

const claims = {
  iss: 'p',
  sub: '0b8e4a1c-1111-4222-8333-444455556666',
  sid: '0b8e4a1c-1111-4222-8333-444455556667',
  iat: 0,
  auth_time: 0,
}
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const accessToken = `${part({ alg: 'EdDSA' })}.${part({ ...claims, exp: 300 })}.c2lnbmF0dXJl`

test('the next request reads the session that a log-in stored in cookies, in every shop', () => {
  fc.assert(
    fc.property(fc.constantFrom(...shops), token, fc.boolean(), (shop, refresh, remember) => {
      const pair = { access_token: accessToken, refresh_token: refresh }
      const answer = sessionReply(shop, asPage(''), pair, remember)
      const cookie = (answer.cookies ?? []).map((value) => value.split(';', 1)[0]).join('; ')
      expect(readSession(asPage(cookie), shop)).toEqual({ access: accessToken, refresh, remember })
      expect(answer.json).toEqual({ customerId: claims.sub, expiresAt: '1970-01-01T00:05:00.000Z' })
    }),
  )
})

test('only a well-formed token is read from a header or a cookie', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), token), (given) => {
      const taken = tokenIn(given)
      expect(taken === undefined || (taken === given && HEADER_TOKEN.test(taken))).toBe(true)
    }),
  )
})

test('a secure shop ignores the cookies of a plain local host', () => {
  const cookie = `access=${accessToken}; refresh=kept.refresh-token-0123456789`
  expect(readSession(asPage(cookie), shops[1])).toEqual({ access: undefined, refresh: undefined, remember: false })
})

test('of two cookies with the same name the first counts', () => {
  const cookie = `refresh=brief.first-token-0123456789; refresh=kept.second-token-0123456789`
  expect(readSession(asPage(cookie), shops[0])).toMatchObject({ refresh: 'first-token-0123456789', remember: false })
})
