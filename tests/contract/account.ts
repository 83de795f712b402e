import { describe, expect, test } from 'vitest'
import { ActivationAnswer, CustomerActivation } from '@trade-in-shop/contracts/account'
import { ask, logIn, newEmail, PASSWORD, registration } from './account-calls'
import { expectProblem, newKey } from './client'
import { settings } from './settings'

const IDS = { customerId: newKey(), customerIdentifier: 'x'.repeat(22) }
const CHANGE = { currentPassword: PASSWORD, password: 'another way to Rome 8' }
const LONG = 'x'.repeat(43)

/** Every operation that needs a header: the answers without it and with a bad one. */
const HEADERS = [
  ['POST', 'activateRegistration', 'token', undefined, 400, 'token_missing', 200],
  ['GET', 'activateCustomerByIdentifier', 'identifier', undefined, 400, 'token_missing', 200],
  ['POST', 'resetPassword', 'token', { password: CHANGE.password }, 400, 'token_missing', 422],
  ['POST', 'loginRefresh', 'refresh-token', undefined, 400, 'token_missing', 401],
  ['POST', 'logout', 'authorization', undefined, 401, 'unauthorized', 401],
  ['POST', 'changePassword', 'authorization', CHANGE, 401, 'unauthorized', 401],
  ['DELETE', 'deleteUser', 'authorization', IDS, 401, 'unauthorized', 401],
] as const

const NONE = [
  ['empty', ''],
  ['short', 'x'],
  ['unknown', LONG],
  ['with blanks', 'a b c d e f g h i j k l m n'],
  ['of three parts', 'aaaa.bbbb.cccc'],
] as const

/** Operations that need no account. */
export function account(): void {
  describe.each(HEADERS)('%s %s', (method, name, header, body, status, code, bad) => {
    test(`without ${header} is refused with a code`, async () => {
      expectProblem(await ask(method, `/account/${name}`, { body }), status, code)
    })
    test.each(NONE)(`with ${header} %s is refused, never a 500`, async (_name, value) => {
      const written = header === 'authorization' ? `Bearer ${value}` : value
      const answer = await ask(method, `/account/${name}`, { body, headers: { [header]: written } })
      expect([status, bad]).toContain(answer.status)
    })
  })

  test('an unknown token activates nothing', async () => {
    const activation = await ask('POST', '/account/activateRegistration', { headers: { token: LONG } })
    expect(ActivationAnswer.parse(activation.body).activated).toBe(false)
    const customer = await ask('GET', '/account/activateCustomerByIdentifier', { headers: { identifier: LONG } })
    expect(CustomerActivation.parse(customer.body).activated).toBe(false)
  })

  test.each([
    ['register', registration(newEmail())],
    ['login', { username: newEmail(), password: PASSWORD }],
    ['changePassword', CHANGE],
    ['forgotPasswordMail', { email: newEmail(), application: settings.application }],
    ['resetPassword', { password: CHANGE.password }],
  ])('%s refuses unknown and missing members', async (name, body) => {
    const headers = { token: LONG }
    expectProblem(await ask('POST', `/account/${name}`, { body: { ...body, admin: true }, headers }), 400, 'invalid_request')
    expectProblem(await ask('POST', `/account/${name}`, { body: {}, headers }), 400, 'invalid_request')
  })

  test('a registration is accepted, also when it is repeated', async () => {
    const body = registration(newEmail())
    for (let again = 0; again < 2; again++)
      expect(await ask('POST', '/account/register', { body })).toMatchObject({ status: 202, body: { accepted: true } })
  })

  test.each([
    ['password', { password: 'password123' }, 422, 'common_password'],
    ['password', { password: 'too short' }, 400, 'invalid_request'],
    ['birthDate', { birthDate: '2020-01-01' }, 422, 'under_age'],
    [
      'address/postalCode',
      { address: { street: 'A', postalCode: '???', city: 'B', country: settings.application.slice(-2) } },
      422,
      'invalid_request',
    ],
    ['payment/iban', { payment: { type: '13', iban: 'DE00000000000000000000', holder: 'A' } }, 422, 'invalid_request'],
    ['application', { application: 'no_such_market' }, 400, 'unknown_application'],
  ] as const)('a registration with a bad %s is refused at that field', async (path, change, status, code) => {
    expectProblem(await ask('POST', '/account/register', { body: registration(newEmail(), change) }), status, code, path)
  })

  test('a forgotten password is answered alike for an unknown address', async () => {
    const body = { email: newEmail(), application: settings.application }
    expect(await ask('POST', '/account/forgotPasswordMail', { body })).toMatchObject({ status: 202, body: { accepted: true } })
  })

  test('an unknown address is answered as wrong credentials, and guessing is slowed down', async () => {
    const email = newEmail()
    expectProblem(await logIn(email, PASSWORD), 401, 'wrong_credentials')
    const all = []
    for (let tries = 0; tries < 30; tries++) all.push(await logIn(email, PASSWORD))
    const slowed = all.find(({ status }) => status === 429)
    if (!slowed) throw new Error('Thirty guesses were not slowed down')
    expectProblem(slowed, 429, 'too_many_requests')
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('the keys of the access tokens are public', async () => {
    const { status, body } = await ask('GET', '/account/jwks.json')
    expect(status).toBe(200)
    expect(body).toMatchObject({ keys: expect.arrayContaining([expect.objectContaining({ kid: expect.any(String) })]) })
    expect(JSON.stringify(body)).not.toContain('"d":')
  })
}
