import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Handler } from '@/app/api/endpoint'
import { GET as activateByIdentifier } from '@/app/api/activateCustomerByIdentifier/route'
import { callHandler, withRecordedPlatform } from '../../../../tests/support/own-api'
import { refused, type StubbedAnswer } from '../../../../tests/support/recorded-platform'
import { POST as activateRegistration } from './activateRegistration/route'
import { POST as changePassword } from './changePassword/route'
import { DELETE as deleteUser } from './deleteUser/route'
import { POST as forgot } from './forgotPasswordMail/route'
import { POST as resetPassword } from './resetPassword/route'

vi.mock('@/env', async () => (await import('../../../../tests/support/own-api')).mockedEnv())
vi.mock('@/cms/snapshot', async () => (await import('../../../../tests/support/own-api')).mockedSnapshot())
const platform = withRecordedPlatform()
const asCustomer = async () => ({ authorization: `Bearer ${await platform().accessToken()}` })
const customer = () => ({
  ...{
    iri: '/customers/customers/1',
    customerId: platform().customerId,
    customerNumber: 'RC-1',
    customerIdentifier: 'own-identifier-0123456',
  },
  ...{ application: 'wkfs_de_DE', firstName: 'M', lastName: 'B', email: 'm@b.de' },
  ...{ person: { iri: '/customers/people/1', birthDate: null }, phoneContact: null },
})

test('a forgotten password gets the same answer for known and unknown addresses, in the host’s language', async () => {
  const body = { email: 'Miriam@Posteo.de', lang: 'it-IT' }
  const answers = []
  for (const said of [{ status: 202, json: { accepted: true } }, { status: 204 }, refused(404, 'not_found')]) {
    platform().say('POST /account/forgotPasswordMail', said)
    const { status, json } = await callHandler(forgot, 'POST', { body })
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
  const handlers: [string, Handler, string, string, unknown][] = [
    ['activateRegistration', activateRegistration, 'POST', 'token', undefined],
    ['activateCustomerByIdentifier', activateByIdentifier, 'GET', 'identifier', undefined],
    ['resetPassword', resetPassword, 'POST', 'token', { password: 'ein langes Wort' }],
  ]
  test.each(handlers)('%s without its header is 400 token_missing', async (_name, handler, method, header, body) => {
    for (const headers of [{}, { [header]: '' }] as Record<string, string>[])
      expect(await callHandler(handler, method, { body, headers })).toMatchObject({
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
    const activation = await callHandler(activateRegistration, 'POST', { headers: { token } })
    expect([activation.status, activation.json]).toEqual([200, NONE])
    expect(await callHandler(activateByIdentifier, 'GET', { headers: { identifier: token } })).toMatchObject({
      status: 200,
      json: { activated: false },
    })
    const reset = { body: { password: 'ein langes Wort' }, headers: { token } }
    expect(await callHandler(resetPassword, 'POST', reset)).toMatchObject({ status: 422, json: { code: 'token_invalid' } })
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
      expect(await callHandler(activateRegistration, 'POST', { headers: { token } })).toMatchObject({ status, json })
      expect(platform().received()[0]?.headers.token).toBe(token)
    },
  )

  test('a new password is sent with its token, and the answer is empty', async () => {
    platform().say('POST /account/resetPassword', { status: 204 })
    const sent = { headers: { token }, body: { password: 'ein langes Wort' } }
    expect(await callHandler(resetPassword, 'POST', sent)).toMatchObject({ status: 204, json: undefined })
    expect(platform().received()).toMatchObject([{ headers: { token }, body: { password: 'ein langes Wort' } }])
  })
})

describe('what is the customer’s own', () => {
  const change = (over: object = {}) => ({
    ...{ password: 'ein neues Wort', currentPassword: 'ein altes Wort', userId: platform().customerId, email: 'm@b.de' },
    ...over,
  })
  beforeEach(() => platform().say('GET /customers/customers', { status: 200, json: customer() }))

  test('a password change identifies the customer by the token only', async () => {
    platform().say('POST /account/changePassword', { status: 204 })
    expect(await callHandler(changePassword, 'POST', { body: change(), headers: await asCustomer() })).toMatchObject({
      status: 204,
    })
    expect(platform().received().at(-1)?.body).toEqual({ password: 'ein neues Wort', currentPassword: 'ein altes Wort' })
  })

  test.each([
    ['another id', { userId: randomUUID() }],
    ['another address', { email: 'other@b.de' }],
  ])('a password change for %s is 404', async (_what, over) => {
    expect(await callHandler(changePassword, 'POST', { body: change(over), headers: await asCustomer() })).toMatchObject({
      status: 404,
    })
    expect(
      platform()
        .received()
        .filter(({ method }) => method !== 'GET'),
    ).toEqual([])
  })

  test('a wrong current password keeps its code and its field', async () => {
    const errors = [{ path: 'currentPassword', code: 'wrong_password' }]
    const said = {
      status: 422,
      json: { type: 'about:blank', title: 'x', status: 422, code: 'wrong_password', requestId: 'p', errors },
    }
    platform().say('POST /account/changePassword', said)
    expect(await callHandler(changePassword, 'POST', { body: change(), headers: await asCustomer() })).toMatchObject({
      status: 422,
      json: { code: 'wrong_password', errors },
    })
  })

  test('a deletion ends with cleared cookies, and only the own id gets that far', async () => {
    platform().say('DELETE /account/deleteUser', { status: 204 })
    const own = { customerId: platform().customerId, customerIdentifier: 'own-identifier-0123456' }
    const headers = { cookie: `access=${await platform().accessToken()}`, origin: 'http://de.localhost:3000' }
    expect(await callHandler(deleteUser, 'DELETE', { body: { ...own, customerId: randomUUID() }, headers })).toMatchObject({
      status: 404,
    })
    expect(platform().received()).toEqual([])
    const { status, cookies } = await callHandler(deleteUser, 'DELETE', { body: own, headers })
    expect([
      status,
      cookies.length,
      platform()
        .received()
        .map(({ body }) => body),
    ]).toEqual([204, 2, [own]])
  })
})
