import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { callEndpoint, findEndpoint, withRecordedPlatform } from '../../../tests/support/own-api'
import { customersApi } from './customers-api'
import { passwordApi } from './password-api'

vi.mock('@/env', async () => (await import('../../../tests/support/own-api')).mockedEnv())
vi.mock('@/cms/snapshot', async () => (await import('../../../tests/support/own-api')).mockedSnapshot())
const changePassword = findEndpoint(passwordApi, 'POST /api/account/changePassword')
const deleteUser = findEndpoint(customersApi, 'DELETE /api/account/deleteUser')
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

describe('what is the customer’s own', () => {
  const change = (over: object = {}) => ({
    ...{ password: 'ein neues Wort', currentPassword: 'ein altes Wort', userId: platform().customerId, email: 'm@b.de' },
    ...over,
  })
  beforeEach(() => platform().say('GET /customers/customers', { status: 200, json: customer() }))

  test('a password change identifies the customer by the token only', async () => {
    platform().say('POST /account/changePassword', { status: 204 })
    expect(await callEndpoint(changePassword, { body: change(), headers: await asCustomer() })).toMatchObject({
      status: 204,
    })
    expect(platform().received().at(-1)?.body).toEqual({ password: 'ein neues Wort', currentPassword: 'ein altes Wort' })
  })

  test.each([
    ['another id', { userId: randomUUID() }],
    ['another address', { email: 'other@b.de' }],
  ])('a password change for %s is 404', async (_what, over) => {
    expect(await callEndpoint(changePassword, { body: change(over), headers: await asCustomer() })).toMatchObject({
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
    expect(await callEndpoint(changePassword, { body: change(), headers: await asCustomer() })).toMatchObject({
      status: 422,
      json: { code: 'wrong_password', errors },
    })
  })

  test('a deletion ends with cleared cookies, and only the own id gets that far', async () => {
    platform().say('DELETE /account/deleteUser', { status: 204 })
    const own = { customerId: platform().customerId, customerIdentifier: 'own-identifier-0123456' }
    const headers = { cookie: `access=${await platform().accessToken()}`, origin: 'http://de.localhost:3000' }
    expect(await callEndpoint(deleteUser, { body: { ...own, customerId: randomUUID() }, headers })).toMatchObject({
      status: 404,
    })
    expect(platform().received()).toEqual([])
    const { status, cookies } = await callEndpoint(deleteUser, { body: own, headers })
    expect([
      status,
      cookies.length,
      platform()
        .received()
        .map(({ body }) => body),
    ]).toEqual([204, 2, [own]])
  })
})
