import { afterAll, beforeAll, expect, test } from 'vitest'
import { TokenPair } from '@trade-in-shop/contracts/account'
import { resetRateLimits } from '../support/platform-database'
import { ask } from '../support/shop-address'
import { api, newApiCustomer, logIn, type ApiCustomer } from './api-customer'
import { content, PERSON } from './shops'
import { waitFor } from '../support/wait-for'

/**
 * Fifty log-ins a second, each with another address, while visitors look at the shop. `npm run bench -- --only flood` has its
 * times.
 */
const HOST = 'de.localhost'
const LOGINS_PER_SECOND = 50
const SECONDS = 20

let customer: ApiCustomer
beforeAll(async () => {
  await resetRateLimits()
  customer = await newApiCustomer(HOST)
})
afterAll(resetRateLimits)

const slugs = content.find(({ market }) => market.code === 'de')?.pages.map(({ slug }) => `/content/${slug}`) ?? []
const pages = [
  '/',
  '/kontakt',
  '/produkte/apple-iphone-13-128gb',
  '/verkaufen/handys',
  '/api/search?q=iphone',
  ...slugs.slice(0, 3),
]

/** Opens one page after the other until `until` is true; returns every status. */
async function look(until: () => boolean): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; !until(); turn += 1)
    statuses.push((await ask(HOST, pages[turn % pages.length] ?? '/', { headers: PERSON })).status)
  return statuses
}

const wrongLogIn = async (nth: number): Promise<number> => {
  const body = { username: `flood-${nth}@example.com`, password: 'never the right words' }
  return (await api(HOST, 'POST /api/account/login', { body })).status
}

/** Starts log-ins at their times, however long those before take; returns every status. */
async function flood(): Promise<number[]> {
  const answers: Promise<number>[] = []
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      answers.push(wrongLogIn(answers.length))
      if (answers.length < LOGINS_PER_SECOND * SECONDS) return
      clearInterval(timer)
      resolve()
    }, 1000 / LOGINS_PER_SECOND)
  })
  return Promise.all(answers)
}

/** A customer who is logged in goes on; returns every status. */
async function goOn(until: () => boolean): Promise<number[]> {
  const statuses: number[] = []
  let { refresh_token: refreshToken } = customer.tokens
  while (!until()) {
    const renewed = await api(HOST, 'POST /api/account/loginRefresh', { headers: { 'refresh-token': refreshToken } })
    statuses.push(renewed.status)
    const tokens = TokenPair.safeParse(renewed.json)
    if (!tokens.success) break
    refreshToken = tokens.data.refresh_token
    const headers = { authorization: `Bearer ${tokens.data.access_token}` }
    statuses.push((await api(HOST, 'GET /api/customers/customers', { headers })).status)
  }
  return statuses
}

/** Here all log-ins come from one address; resets the limits so that, as with many addresses, every password is checked. */
async function manyVisitors(until: () => boolean): Promise<void> {
  while (!until()) await resetRateLimits()
}

test(`${LOGINS_PER_SECOND} log-ins a second do not stop the shop's pages, nor customers who are logged in`, async () => {
  let turns = 0
  const before = await look(() => (turns += 1) > 3 * pages.length)
  const state = { over: false }
  const flooding = flood().finally(() => void (state.over = true))
  const until = () => state.over
  const [during, sent, gone] = await Promise.all([look(until), flooding, goOn(until), manyVisitors(until)])
  expect([...new Set(gone)]).toEqual([200])
  const kinds = Object.groupBy(sent, (status) => String(status))
  expect(Object.keys(kinds).filter((status) => !['401', '429', '503', '504'].includes(status))).toEqual([])
  expect(kinds['401']?.length).toBeGreaterThan(0)
  expect([...new Set(during)]).toEqual([200])
  expect(during.length).toBeGreaterThan(pages.length)
  expect([...new Set(before)]).toEqual([200])
})

test('a log-in works again as soon as the circuit breaker lets one through', async () => {
  await resetRateLimits()
  await waitFor(async () => logIn(HOST, customer.person))
})
