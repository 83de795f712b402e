import { beforeAll, expect, test } from 'vitest'
import { AddressPatched, CustomerAddresses } from '@trade-in-shop/contracts/customers'
import { moveTrade } from '../support/move-trade'
import { photos } from '../support/photos'
import { resetRateLimits } from '../support/platform-database'
import { address, ask } from '../support/shop-address'
import { findMarket } from '../support/words'
import { api, bearer, newApiCustomer } from './api-customer'
import { mailsTo, sell, sellAsGuest } from './api-sale'
import { PERSON } from './shops'

/** Customers of one market on the host of another. */
beforeAll(resetRateLimits)

test('a German clarification opened on the French host redirects to its page on the German host, in every form of its address', async () => {
  const { trade, email } = await sellAsGuest('de.localhost')
  const { number } = trade
  await moveTrade(number, ['handed-over'], ['received'], ['inspected', '--answer', '1:screen=felt_scratches', ...photos(1)])
  const texts = (await mailsTo(email, 3)).map(({ text }) => text).join('\n')
  const [, id = ''] = /\/clarification\/([\w-]+)[:/]/.exec(texts) ?? []
  const [, offerId = ''] = new RegExp(`clarificationQuickAnswer/${id}[:/]${number}[:/]([\\w-]+)`).exec(texts) ?? []
  const full = `/clarification/${id}/${number}`
  const quick = `/clarificationQuickAnswer/${id}/${number}/${offerId}`
  for (const path of [full, quick]) {
    expect((await ask('de.localhost', path, { headers: PERSON })).status).toBe(200)
    const { status, headers } = await ask('fr.localhost', path, { headers: PERSON })
    expect([path, status, headers.location]).toEqual([path, 307, address('de.localhost', path)])
  }
  const unknown = await ask('fr.localhost', `/clarification/${'A'.repeat(id.length)}/${number}`, { headers: PERSON })
  expect([unknown.status, unknown.headers.location]).toEqual([404, undefined])
})

test('a German account saves an Austrian address on the Austrian host, and none that is nowhere valid', async () => {
  const { tokens } = await newApiCustomer('de.localhost')
  const headers = bearer(tokens.access_token)
  const at = (rule: string, body?: unknown) => api('at.localhost', rule, { headers, body })
  const [{ iri = '' } = {}] = CustomerAddresses.parse((await at('GET /api/customers/addresses')).json)
  const { postalCode, city } = findMarket('at').seller
  const wanted = { iri, street: 'Gumpendorfer Straße', houseNumber: '9', postalCode, city, country: 'AT' }
  const saved = await at('PATCH /api/customers/addresses', { address: wanted })
  expect([saved.status, saved.text]).toEqual([200, expect.any(String)])
  expect(AddressPatched.parse(saved.json).address).toMatchObject({ postalCode, city, country: 'AT' })
  expect((await at('GET /api/customers/addresses')).json).toMatchObject([{ postalCode, city, country: 'AT' }])
  const refused = await at('PATCH /api/customers/addresses', { address: { ...wanted, postalCode: '10601' } })
  expect(refused).toMatchObject({ status: 422, json: { errors: [{ path: 'address/postalCode' }] } })
})

test('a German account sells on the Austrian host from an address there, which it saves beside its German one', async () => {
  const { tokens, person } = await newApiCustomer('de.localhost')
  const headers = bearer(tokens.access_token)
  const addressesAt = async (host: string) =>
    CustomerAddresses.parse((await api(host, 'GET /api/customers/addresses', { headers })).json)
  const [german] = await addressesAt('de.localhost')
  const seller = { email: person.email, firstName: 'Miriam', lastName: 'Berger' }
  const sold = await sell('at.localhost', seller, { headers, saveAddress: true })
  expect([sold.status, sold.text]).toEqual([201, expect.any(String)])
  const { postalCode, city } = findMarket('at').seller
  expect(await addressesAt('at.localhost')).toMatchObject([{ postalCode, city, country: 'AT' }, german])
})
