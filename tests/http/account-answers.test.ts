import { beforeAll, beforeEach, expect, test } from 'vitest'
import { resetRateLimits } from '../support/platform-database'
import { aPerson, api, newApiCustomer, makeRegistration, type ApiCustomer } from './api-customer'

/** Neither the text nor the time of an answer shows whether an address has an account (security 18). */
const HOST = 'de.localhost'
const ROUNDS = 15
/** Times are compared only with each other, and loosely, because the machine has other work. */
const LIKE = 3
const NOISE_MS = 40

let customer: ApiCustomer
beforeAll(async () => {
  await resetRateLimits()
  customer = await newApiCustomer(HOST)
})
beforeEach(resetRateLimits)

const kinds: [string, string, (email: string) => unknown][] = [
  ['log-in', 'POST /api/account/login', (email) => ({ username: email, password: 'never the right words' })],
  ['forgotten password', 'POST /api/account/forgotPasswordMail', (email) => ({ email })],
  ['registration', 'POST /api/account/register', (email) => makeRegistration(HOST, aPerson({ email }))],
]
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.each(kinds)('%s: known and unknown addresses are answered alike, in like time', async (_what, rule, bodyOf) => {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const told = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      await resetRateLimits()
      const body = bodyOf(kind === 'known' ? customer.person.email : aPerson().email)
      const from = performance.now()
      const { status, text, headers } = await api(HOST, rule, { body })
      times[kind].push(performance.now() - from)
      const names = Object.keys(headers).filter((name) => !/^(date|x-request-id|content-length)$/.test(name))
      told.add(JSON.stringify([status, text.replace(/"requestId":"[^"]*"/, ''), names.toSorted()]))
    }
  }
  expect([...told]).toHaveLength(1)
  const [known, unknown] = [median(times.known), median(times.unknown)]
  expect([known, unknown, known < unknown * LIKE + NOISE_MS]).toEqual([known, unknown, true])
  expect([known, unknown, unknown < known * LIKE + NOISE_MS]).toEqual([known, unknown, true])
})

test('upper and lower case of an address are one (A-20)', async () => {
  const { email, password } = customer.person
  const { status } = await api(HOST, 'POST /api/account/login', { body: { username: ` ${email.toUpperCase()} `, password } })
  expect(status).toBe(200)
})
