import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Handler } from '@/app/api/endpoint'
import { listCallLimits } from '@/app/api/api-problems'
import { LIST_LIMITS } from '@/contracts/limits'
import { ENDPOINTS } from '@platform/endpoints'
import { withRecordedPlatform } from './support/own-api'
import { exportedHandlers, isHandler } from './support/own-api-handlers'

vi.mock('@/env', async () => (await import('./support/own-api')).mockedEnv())
vi.mock('@/cms/snapshot', async () => (await import('./support/own-api')).mockedSnapshot())
withRecordedPlatform()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const endpoints = (await exportedHandlers()).flatMap(({ rule, value }) => (isHandler(value) ? [{ rule, handler: value }] : []))
const limited = endpoints.flatMap(({ rule, handler }) =>
  listCallLimits(handler.endpoint).map((limit) => ({ rule, handler, ...limit })),
)

/** Bodies that use as much of a limit as one call can; other endpoints count calls of any body. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/lists': { models: Array.from({ length: LIST_LIMITS.lines }, () => 'iphone') },
  'POST /api/business/prices': { devices: Array.from({ length: LIST_LIMITS.lines }, () => ({ deviceId: 'x', works: true })) },
}

async function send(handler: Handler, body: unknown, address: string): Promise<Response> {
  const { method, params } = handler.endpoint
  const names = Object.keys(params?.shape ?? {})
  const headers = { 'x-shop-key': 'default', 'x-client-address': address, 'content-type': 'application/json' }
  const request = new Request('http://de.localhost:3000/api/x', {
    method,
    headers,
    body: method === 'GET' ? null : JSON.stringify(body),
  })
  return handler(request, { params: Promise.resolve(Object.fromEntries(names.map((name) => [name, '!']))) })
}

test('every endpoint that changes something is counted per visitor', () => {
  const changing = endpoints.filter(({ handler }) => handler.endpoint.method !== 'GET')
  expect(changing.length).toBeGreaterThan(35)
  expect(changing.filter(({ handler }) => !listCallLimits(handler.endpoint).some(({ key }) => key === 'visitor'))).toEqual([])
})

test.each(limited)('$rule: one call more than $most in $perSeconds s of one $key is 429, and not of another', async (row) => {
  const { rule, handler, most } = row
  const body = BODIES[rule] ?? []
  const { cost } = handler.endpoint
  for (let left = most; left > 0; left -= cost?.count(body) ?? 1)
    expect((await send(handler, body, '203.0.113.9')).status).not.toBe(429)
  const refused = await send(handler, body, '203.0.113.9')
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_requests' }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(handler, body, '203.0.114.9')).status).not.toBe(429)
})

test('the limits of the platform that an endpoint names are declared there', () => {
  const declared = new Set(ENDPOINTS.flatMap(({ method, path, limits }) => (limits ? [`${method} ${path}`] : [])))
  const named = endpoints.flatMap(({ handler }) => handler.endpoint.platformLimits ?? [])
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((rule) => !declared.has(rule))).toEqual([])
  expect([...declared].filter((rule) => !named.includes(rule))).toEqual([])
})
