import { describe, expect, test, vi } from 'vitest'
import { callEndpoint, findEndpoint, withRecordedPlatform } from '../../../tests/support/own-api'
import { refused, type StubbedAnswer } from '../../../tests/support/recorded-platform'
import type { OwnEndpoint } from './own-endpoint'
import { passwordApi } from './password-api'
import { registrationApi } from './registration-api'

vi.mock('@/env', async () => (await import('../../../tests/support/own-api')).mockedEnv())
vi.mock('@/cms/snapshot', async () => (await import('../../../tests/support/own-api')).mockedSnapshot())
const activateByIdentifier = findEndpoint(registrationApi, 'GET /api/activateCustomerByIdentifier')
const activateRegistration = findEndpoint(registrationApi, 'POST /api/account/activateRegistration')
const forgot = findEndpoint(passwordApi, 'POST /api/account/forgotPasswordMail')
const resetPassword = findEndpoint(passwordApi, 'POST /api/account/resetPassword')
const platform = withRecordedPlatform()

test('a forgotten password gets the same answer for known and unknown addresses, in the host’s language', async () => {
  const body = { email: 'Miriam@Posteo.de', lang: 'it-IT' }
  const answers = []
  for (const said of [{ status: 202, json: { accepted: true } }, { status: 204 }, refused(404, 'not_found')]) {
    platform().say('POST /account/forgotPasswordMail', said)
    const { status, json } = await callEndpoint(forgot, { body })
    answers.push([status, json])
  }
  expect(answers).toEqual([
    [202, { accepted: true }],
    [202, { accepted: true }],
    [202, { accepted: true }],
  ])
  expect(platform().received()[0]?.body).toEqual({ email: 'miriam@posteo.de', application: 'wkfs_de_DE' })
})

describe('headers that must be there', () => {
  const NONE = { token: '', activated: false }
  const endpoints: [string, OwnEndpoint, string, unknown][] = [
    ['activateRegistration', activateRegistration, 'token', undefined],
    ['activateCustomerByIdentifier', activateByIdentifier, 'identifier', undefined],
    ['resetPassword', resetPassword, 'token', { password: 'ein langes Wort' }],
  ]
  test.each(endpoints)('%s without its header is 400 token_missing', async (_name, endpoint, header, body) => {
    for (const headers of [{}, { [header]: '' }] as Record<string, string>[])
      expect(await callEndpoint(endpoint, { body, headers })).toMatchObject({
        status: 400,
        json: { code: 'token_missing' },
      })
    expect(platform().received()).toEqual([])
  })

  const rubbish = [
    'x',
    'a b c d e f g h i j k',
    '<script>alert(1)</script>',
    'token-0123456789, token-0123456789',
    'x'.repeat(5000),
    '%00'.repeat(20),
  ]
  test.each(rubbish)('a malformed token activates no account and resets no password: %.30s', async (token) => {
    const activation = await callEndpoint(activateRegistration, { headers: { token } })
    expect([activation.status, activation.json]).toEqual([200, NONE])
    expect(await callEndpoint(activateByIdentifier, { headers: { identifier: token } })).toMatchObject({
      status: 200,
      json: { activated: false },
    })
    const reset = { body: { password: 'ein langes Wort' }, headers: { token } }
    expect(await callEndpoint(resetPassword, reset)).toMatchObject({ status: 422, json: { code: 'token_invalid' } })
    expect(platform().received()).toEqual([])
  })

  const token = 'one-use-token-0123456789'
  test.each([
    [{ status: 200, json: { token: 'identifier-1', activated: true } }, 200, { token: 'identifier-1', activated: true }],
    [{ status: 200, json: NONE }, 200, NONE],
    [refused(404, 'not_found'), 200, NONE],
    [refused(410, 'gone'), 200, NONE],
    [{ status: 200, json: { token: '', activated: true } }, 503, { code: 'unavailable' }],
    [{ status: 200, json: { activated: true } }, 503, { code: 'unavailable' }],
    [refused(429, 'too_many_requests'), 429, { code: 'too_many_requests' }],
    [refused(500, 'internal'), 503, { code: 'unavailable' }],
  ] as [StubbedAnswer, number, unknown][])(
    'the platform’s answer %j to an activation is passed on or becomes a 503',
    async (said, status, json) => {
      platform().say('POST /account/activateRegistration', said)
      expect(await callEndpoint(activateRegistration, { headers: { token } })).toMatchObject({ status, json })
      expect(platform().received()[0]?.headers.token).toBe(token)
    },
  )

  test('a new password is sent with its token, and the answer is empty', async () => {
    platform().say('POST /account/resetPassword', { status: 204 })
    const sent = { headers: { token }, body: { password: 'ein langes Wort' } }
    expect(await callEndpoint(resetPassword, sent)).toMatchObject({ status: 204, json: undefined })
    expect(platform().received()).toMatchObject([{ headers: { token }, body: { password: 'ein langes Wort' } }])
  })
})
