import autocannon from 'autocannon'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forgetBrakes } from '../support/platform-database'
import { ask, shopPort } from '../support/shop-address'
import { api, newApiCustomer, logIn, type ApiCustomer } from './api-customer'
import { content, PERSON, shopOf } from './shops'

/** Fifty log-ins a second, each of another address, while people look at the shop. */
const HOST = 'de.localhost'
const LOGINS_PER_SECOND = 50
const SECONDS = 10
/** How much longer a page may take meanwhile, against before; and what a busy machine adds to any time. */
const SLOWDOWN = 15
const NOISE_MS = 30

let customer: ApiCustomer
beforeAll(async () => {
  await forgetBrakes()
  customer = await newApiCustomer(HOST)
})
afterAll(async () => {
  await forgetBrakes()
  await vi.waitFor(async () => logIn(HOST, customer.person), { timeout: 60_000, interval: 500 })
})

const slugs = content.find(({ market }) => market.code === 'de')?.pages.map(({ slug }) => `/content/${slug}`) ?? []
const pages = [
  '/',
  '/kontakt',
  '/produkte/apple-iphone-13-128gb',
  '/verkaufen/handys',
  '/api/search?q=iphone',
  ...slugs.slice(0, 3),
]

/** Asks for one page after the other until told to stop; answers every status and time. */
async function look(until: () => boolean): Promise<{ statuses: number[]; times: number[] }> {
  const [statuses, times]: [number[], number[]] = [[], []]
  for (let turn = 0; !until(); turn += 1) {
    const from = performance.now()
    const { status } = await ask(HOST, pages[turn % pages.length] ?? '/', { headers: PERSON })
    times.push(performance.now() - from)
    statuses.push(status)
  }
  return { statuses, times }
}
const nth = (values: number[], share: number): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

test(`${LOGINS_PER_SECOND} log-ins a second leave the shop's pages served`, async () => {
  let turns = 0
  await look(() => (turns += 1) > 3 * pages.length) // warm
  turns = 0
  const before = await look(() => (turns += 1) > 20 * pages.length)
  let over = false
  const flood = autocannon({
    url: `http://127.0.0.1:${shopPort()}/api/account/login`,
    method: 'POST',
    headers: { host: `${HOST}:${shopPort()}`, 'content-type': 'application/json', origin: shopOf(HOST).origin },
    body: JSON.stringify({ username: 'flood-[<id>]@example.com', password: 'never the right words' }),
    idReplacement: true,
    overallRate: LOGINS_PER_SECOND,
    connections: 25,
    duration: SECONDS,
  })
  void flood.finally(() => void (over = true))
  const [during, sent] = await Promise.all([look(() => over), flood])
  expect(sent.requests.total).toBeGreaterThan(LOGINS_PER_SECOND * SECONDS * 0.5)
  expect(sent['2xx']).toBe(0)
  expect([...new Set(during.statuses)]).toEqual([200])
  expect([...new Set(before.statuses)]).toEqual([200])
  for (const share of [0.5, 0.95]) {
    const [was, is] = [nth(before.times, share), nth(during.times, share)]
    expect([share, was, is, is < was * SLOWDOWN + NOISE_MS]).toEqual([share, was, is, true])
  }
})

test('whoever was logged in stayed so, and a log-in is possible again at once', async () => {
  const headers = { authorization: `Bearer ${customer.tokens.access_token}` }
  expect((await api(HOST, 'GET /api/customers/customers', { headers })).status).toBe(200)
})
