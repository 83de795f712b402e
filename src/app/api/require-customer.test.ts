import { randomUUID } from 'node:crypto'
import { generateKeyPair } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { callEndpoint, findEndpoint, withRecordedPlatform } from '../../../tests/support/own-api'
import { forgetProcess } from '../../../tests/support/recorded-platform'
import { customersApi } from './customers-api'

vi.mock('@/env', async () => (await import('../../../tests/support/own-api')).mockedEnv())
vi.mock('@/cms/snapshot', async () => (await import('../../../tests/support/own-api')).mockedSnapshot())
const addresses = findEndpoint(customersApi, 'PATCH /api/customers/addresses')
const customers = findEndpoint(customersApi, 'GET /api/customers/customers')
const platform = withRecordedPlatform()

const cookieOf = async (claims = {}) => `access=${await platform().accessToken(claims)}; refresh=kept.refresh-token-0123456789`

describe('requireCustomer', () => {
  const customer = {
    ...{ iri: '/customers/customers/1', customerId: randomUUID(), customerNumber: 'RC-1', customerIdentifier: 'i'.repeat(22) },
    ...{ application: 'wkfs_de_DE', firstName: 'M', lastName: 'B', email: 'm@b.de' },
    ...{ person: { iri: '/customers/people/1', birthDate: null }, phoneContact: null },
  }
  const read = (headers: Record<string, string>) => callEndpoint(customers, { headers })
  const sayCustomer = () => platform().say('GET /customers/customers', { status: 200, json: customer })
  const now = Math.floor(Date.now() / 1000)

  test('the bearer header beats the cookie, and goes on as it came', async () => {
    sayCustomer()
    const token = await platform().accessToken()
    expect(await read({ authorization: `Bearer ${token}`, cookie: await cookieOf({ sub: randomUUID() }) })).toMatchObject({
      status: 200,
      json: customer,
    })
    expect(platform().received()[0]?.headers.authorization).toBe(`Bearer ${token}`)
  })

  test('a cookie will do for a page', async () => {
    sayCustomer()
    expect(await read({ cookie: await cookieOf() })).toMatchObject({ status: 200 })
  })

  test.each([
    ['nothing', async () => ({})],
    ['rubbish', async () => ({ authorization: 'Bearer rubbish-rubbish-rubbish' })],
    ['another scheme, beside a good cookie', async () => ({ authorization: 'Basic YTpi', cookie: await cookieOf() })],
    ['an expired token', async () => ({ authorization: `Bearer ${await platform().accessToken({ exp: now - 61 })}` })],
    ['claims that are missing', async () => ({ authorization: `Bearer ${await platform().accessToken({ sid: undefined })}` })],
    [
      'a customer that is none',
      async () => ({ authorization: `Bearer ${await platform().accessToken({ sub: '../customers' })}` }),
    ],
    [
      'a foreign key',
      async () => ({
        authorization: `Bearer ${await platform().accessToken({}, { key: (await generateKeyPair('EdDSA')).privateKey })}`,
      }),
    ],
    [
      'a key of another name',
      async () => ({
        authorization: `Bearer ${await platform().accessToken({}, { key: (await generateKeyPair('EdDSA')).privateKey, kid: 'k2' })}`,
      }),
    ],
    [
      'no signature',
      async () => ({
        authorization: `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await platform().accessToken()).split('.')[1]}.`,
      }),
    ],
  ] as [string, () => Promise<Record<string, string>>][])('%s is 401 and calls no platform', async (_what, headers) => {
    sayCustomer()
    expect(await read(await headers())).toMatchObject({ status: 401, json: { code: 'unauthorized' } })
    expect(platform().received()).toEqual([])
  })

  test('cached keys are used while the platform is unreachable; without any the answer is 503', async () => {
    sayCustomer()
    platform().say('GET /account/jwks.json', 'away')
    expect(await read({ cookie: await cookieOf() })).toMatchObject({ status: 503, json: { code: 'unavailable' } })
    platform().forget()
    sayCustomer()
    forgetProcess()
    expect(await read({ cookie: await cookieOf() })).toMatchObject({ status: 200 })
    platform().say('GET /account/jwks.json', 'away')
    expect(await read({ cookie: await cookieOf() })).toMatchObject({ status: 200 })
  })

  const body = { address: { iri: '', street: 'Lindenstraße', postalCode: '10969', city: 'Berlin', country: 'DE' } }
  test.each([
    ['no word where it comes from', {}, 403],
    ['its own page', { origin: 'http://de.localhost:3000' }, 200],
    ['its own page, by metadata', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a typed address', { 'sec-fetch-site': 'none' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site', { origin: 'https://evil.example' }, 403],
  ])('a change by cookie with %s is answered %i', async (_what, headers, status) => {
    const patched = { address: { ...body.address, iri: '/customers/addresses/1', houseNumber: null }, affectedTrades: [] }
    platform().say('PATCH /customers/addresses', { status: 200, json: patched })
    expect(await callEndpoint(addresses, { body, headers: { cookie: await cookieOf(), ...headers } })).toMatchObject({
      status,
    })
  })

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['none', 200],
    ['same-origin', 200],
  ])('a read by cookie from %s is answered %i', async (site, status) => {
    sayCustomer()
    expect(await read({ cookie: await cookieOf(), 'sec-fetch-site': site })).toMatchObject({ status })
  })
})
