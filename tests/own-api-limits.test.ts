import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listCallLimits } from '@/app/api/api-problems'
import { OWN_API } from '@/app/api/own-api-list'
import type { OwnEndpoint } from '@/app/api/own-endpoint'
import { LIST_LIMITS } from '@trade-in-shop/contracts/limits'
import { ENDPOINTS } from '@platform/endpoints'
import { type Came, callEndpoint, withRecordedPlatform } from './support/own-api'

vi.mock('@/env', async () => (await import('./support/own-api')).mockedEnv())
vi.mock('@/cms/snapshot', async () => (await import('./support/own-api')).mockedSnapshot())
withRecordedPlatform()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const limited = OWN_API.flatMap((endpoint) =>
  listCallLimits(endpoint).map((limit) => ({ rule: `${endpoint.method} ${endpoint.path}`, endpoint, ...limit })),
)

/** Bodies that use as much of a limit as one call can; other endpoints count calls of any body. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/lists': { models: Array.from({ length: LIST_LIMITS.lines }, () => 'iphone') },
  'POST /api/business/prices': { devices: Array.from({ length: LIST_LIMITS.lines }, () => ({ deviceId: 'x', works: true })) },
}

const send = (endpoint: OwnEndpoint, body: unknown, address: string): Promise<Came> =>
  callEndpoint(endpoint, { ...(endpoint.method !== 'GET' && { body }), headers: { 'x-client-address': address } })

test('every endpoint that changes something is counted per visitor', () => {
  const changing = OWN_API.filter(({ method }) => method !== 'GET')
  expect(changing.length).toBeGreaterThan(35)
  expect(changing.filter((each) => !listCallLimits(each).some(({ key }) => key === 'visitor'))).toEqual([])
})

test.each(limited)('$rule: one call more than $most in $perSeconds s of one $key is 429, and not of another', async (row) => {
  const { rule, endpoint, most } = row
  const body = BODIES[rule] ?? []
  const { cost } = endpoint
  for (let left = most; left > 0; left -= cost?.count(body) ?? 1)
    expect((await send(endpoint, body, '203.0.113.9')).status).not.toBe(429)
  const refused = await send(endpoint, body, '203.0.113.9')
  expect([refused.status, refused.json]).toMatchObject([429, { code: 'too_many_requests' }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(endpoint, body, '203.0.114.9')).status).not.toBe(429)
})

test('the limits of the platform that an endpoint names are declared there', () => {
  const declared = new Set(ENDPOINTS.flatMap(({ method, path, limits }) => (limits ? [`${method} ${path}`] : [])))
  const named = OWN_API.flatMap(({ platformLimits }) => platformLimits ?? [])
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((rule) => !declared.has(rule))).toEqual([])
  expect([...declared].filter((rule) => !named.includes(rule))).toEqual([])
})
