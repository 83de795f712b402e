import { beforeAll, expect, test } from 'vitest'
import { TradeLookup } from '@trade-in-shop/contracts/customers'
import { Trade } from '@trade-in-shop/contracts/trades'
import { resetRateLimits, countTrades } from '../support/platform-database'
import { findMarket } from '../support/words'
import { api, bearer, logInPage, newApiCustomer, ownThings, type ApiCustomer } from './api-customer'
import { BANK, sell } from './api-sale'
import { findShop } from './shops'

/** Whose a sale is: the customer's of the session, but only when the page says so. */
const HOST = 'de.localhost'
type Owner = ApiCustomer & { account: string }
let ada: Owner
let bob: Owner
const owner = async (): Promise<Owner> => {
  const customer = await newApiCustomer(HOST)
  return { ...customer, account: (await ownThings(customer)).account.iri }
}
beforeAll(async () => {
  await resetRateLimits()
  ;[ada, bob] = [await owner(), await owner()]
})

const sellAs = ({ person }: Owner, payment: object, headers: Record<string, string>) => sell(HOST, person, { payment, headers })
const historyOf = async ({ tokens }: Owner): Promise<string[]> => {
  const { json } = await api(HOST, 'GET /api/customers/trade_history', { headers: bearer(tokens.access_token) })
  return Trade.array()
    .parse(json)
    .map(({ number }) => number)
}

test('a sale of a customer to a stored account is in the history, and prevents a deletion', async () => {
  const sold = await sellAs(ada, { type: 'account', paymentAccount: ada.account }, bearer(ada.tokens.access_token))
  expect([sold.status, sold.text]).toEqual([201, expect.any(String)])
  const { number, maskedAccount } = Trade.parse(sold.json)
  expect(maskedAccount).not.toContain('37040044')
  expect([await historyOf(ada), await historyOf(bob)]).toEqual([[number], []])
  const { customerId, customerIdentifier } = ada.own
  const deletion = { headers: bearer(ada.tokens.access_token), body: { customerId, customerIdentifier } }
  expect(await api(HOST, 'DELETE /api/customers/customers', deletion)).toMatchObject({
    status: 409,
    json: { code: 'open_trades' },
  })
})

test('a page that says it is logged in sells as the customer, any other as a guest', async () => {
  const cookie = await logInPage(HOST, bob.person)
  const page = { cookie, origin: findShop(HOST).origin }
  const guest = await sellAs(bob, BANK, page)
  expect([guest.status, await historyOf(bob)]).toEqual([201, []])
  const sold = await sellAs(bob, BANK, { ...page, 'x-session': 'cookie' })
  expect([sold.status, await historyOf(bob)]).toEqual([201, [Trade.parse(sold.json).number]])
})

test('in the preview of a shop nothing is sold', async () => {
  const before = await countTrades(bob.person.email)
  const refused = await sellAs(bob, BANK, { cookie: 'shop-preview=a.b-c', origin: findShop(HOST).origin })
  expect(refused).toMatchObject({ status: 409, json: { code: 'preview_only' } })
  expect(await countTrades(bob.person.email)).toEqual(before)
})

test.each<[string, (stored: object) => ReturnType<typeof sellAs>, number]>([
  ['another customer', (stored) => sellAs(bob, stored, bearer(bob.tokens.access_token)), 422],
  ['a guest', (stored) => sellAs(bob, stored, {}), 422],
  ['a forged token', (stored) => sellAs(bob, stored, bearer(`${bob.tokens.access_token}x`)), 401],
])('%s gets nothing paid to the stored account of another customer', async (_who, attempt, status) => {
  const before = await countTrades(bob.person.email)
  const answer = await attempt({ type: 'account', paymentAccount: ada.account })
  expect([answer.status, answer.text]).toEqual([status, expect.not.stringContaining(ada.person.email)])
  expect(await countTrades(bob.person.email)).toBe(before)
})

test('a guest finds a trade by number and postal code; a wrong answer does not say which of them was wrong', async () => {
  const { number, accessId } = Trade.parse((await sellAs(ada, BANK, {})).json)
  const { postalCode } = findMarket('de').seller
  const look = (body: object) => api(HOST, 'POST /api/trades/lookups', { body })
  expect(TradeLookup.parse((await look({ number, postalCode })).json)).toEqual({ accessId })
  const wrong = [await look({ number, postalCode: '10968' }), await look({ number: 'RV-9999999', postalCode })]
  const told = wrong.map(({ status, text }) => [status, text.replace(/"requestId":"[^"]*"/, '')])
  expect(told[0]).toEqual(told[1])
  expect(told[0]?.[0]).toBe(404)
})
