import { beforeEach, describe, expect, test, vi } from 'vitest'
import { callEndpoint, findEndpoint, type Sent, withRecordedPlatform } from '../../../tests/support/own-api'
import { refused } from '../../../tests/support/recorded-platform'
import { registrationApi } from './registration-api'

vi.mock('@/env', async () => (await import('../../../tests/support/own-api')).mockedEnv())
vi.mock('@/cms/snapshot', async () => (await import('../../../tests/support/own-api')).mockedSnapshot())
const register = findEndpoint(registrationApi, 'POST /api/account/register')
const platform = withRecordedPlatform()

const address = { street: 'Lindenstraße', houseNumber: '7', postalCode: '10969', city: 'Berlin', country: 'DE' }
const payment = { type: '13', iban: 'DE89370400440532013000', holder: 'Miriam Berger' }
const registration = {
  ...{ firstName: 'Miriam', lastName: 'Berger', username: 'M@Posteo.de', email: 'm@posteo.de' },
  credentials: [{ type: 'password', value: 'ein langes Wort', temporary: false }],
}
const hostile = {
  ...registration,
  ...{ enabled: true, groups: ['admins'], requiredActions: [], attributes: { locale: 'de', role: ['admin'] } },
}

describe('registration', () => {
  const send = (body: unknown, sent: Sent = {}) => callEndpoint(register, { ...sent, body })
  beforeEach(() => platform().say('POST /account/register', { status: 202, json: { accepted: true } }))

  test('the registration for the platform is built field by field, without hostile fields of the request', async () => {
    const body = {
      ...hostile,
      Address: address,
      Payment: payment,
      birthDate: '1988-03-14',
      phone: '+491711234567',
      newsletter: true,
    }
    expect(await send(body)).toMatchObject({ status: 202, json: { accepted: true } })
    expect(
      platform()
        .received()
        .map((seen) => seen.body),
    ).toEqual([
      {
        ...{
          application: 'wkfs_de_DE',
          firstName: 'Miriam',
          lastName: 'Berger',
          email: 'm@posteo.de',
          password: 'ein langes Wort',
        },
        ...{ address, payment, birthDate: '1988-03-14', phone: '+491711234567', newsletter: true },
      },
    ])
  })

  test.each([
    ['a member of the document', { ...registration, emailVerified: true }],
    ['a member of the address', { ...registration, Address: { ...address, admin: true } }],
    ['a member of the payment', { ...registration, Payment: { ...payment, isPrimary: true } }],
    ['a member of the credential', { ...registration, credentials: [{ ...registration.credentials[0], secretData: 'x' }] }],
    ['a temporary password', { ...registration, credentials: [{ type: 'password', value: 'ein langes Wort', temporary: true }] }],
    ['a second credential', { ...registration, credentials: [...registration.credentials, ...registration.credentials] }],
    ['a prototype', JSON.parse(`{"__proto__":{"enabled":true},"x":1}`)],
  ])('%s too many is refused and never reaches the platform', async (_what, body) => {
    expect(await send(body)).toMatchObject({ status: 400, json: { code: 'invalid_request' } })
    expect(platform().received()).toEqual([])
  })

  test('every invalid field is named, by the same rules as in the browser', async () => {
    const body = {
      ...{ ...registration, username: 'other@posteo.de', birthDate: '2015-01-01' },
      Address: { ...address, postalCode: '1010', country: 'AT' },
      Payment: { ...payment, iban: 'DE89370400440532013001' },
    }
    expect(await send(body)).toMatchObject({
      status: 422,
      json: {
        errors: [
          { path: 'username', code: 'invalid' },
          { path: 'Address/country', code: 'invalid' },
          { path: 'Address/postalCode', code: 'invalid' },
          { path: 'Payment/iban', code: 'invalid' },
          { path: 'birthDate', code: 'under_age' },
        ],
      },
    })
    expect(platform().received()).toEqual([])
  })

  test('a registration with the newsletter ticked subscribes no one in a market without a newsletter', async () => {
    expect(await send({ ...registration, newsletter: true }, { mode: 'withoutNewsletter' })).toMatchObject({
      status: 422,
      json: { errors: [{ path: 'newsletter', code: 'newsletter_unavailable' }] },
    })
    expect(await send(registration, { mode: 'withoutNewsletter' })).toMatchObject({ status: 202 })
  })

  test('a registration with an address that the platform knows gets the same answer', async () => {
    const unknown = await send(registration)
    platform().say('POST /account/register', refused(409, 'invalid_request'))
    const known = await send(registration)
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json])
  })
})
