import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import * as z from 'zod'
import type { OwnEndpoint } from '@/app/api/own-endpoint'
import { ProblemCode } from '@trade-in-shop/contracts/problem'
import type { Market, Mode } from '@/domain/market/market'
import type { Shop } from '@/domain/routing/shop'
import { forgetProcess, recordedPlatform, type RecordedPlatform } from './recorded-platform'

/** The parts of a shop that its API reads; its key is its mode. */
export const shopIn = (mode: Mode, origin = 'http://de.localhost:3000', newsletter = true): Shop => {
  const market = {
    ...{ code: 'de', country: 'DE', locale: 'de-DE', timeZone: 'Europe/Berlin', applicationId: 'wkfs_de_DE' },
    brand: { name: 'Revalo', colour: '#161a17', logoUrl: null },
    headerLogo: { width: 120, height: 32 },
    ...{ zipFormatRegExp: '^\\d{5}$', switches: { newsletter }, b2bTradeCap: 500_000, maxQuantityPerDevice: 5 },
    carrier: { trackingAddress: null, insuredSum: null },
    promises: { priceLockDays: 14, payoutWorkingDays: 2, payoutCutOff: null },
    contact: { fromName: 'Shop', fromAddress: 'from@shop.example', toAddress: 'to@shop.example', b2bAddress: null },
  } as Market
  return { key: mode, market, routes: [], mode, environment: 'local', business: mode === 'b2bWidget', origin } as unknown as Shop
}

const secure = (newsletter: boolean) => shopIn('default', 'https://revalo.example', newsletter)
const shops: Record<string, Shop> = { secure: secure(true), withoutNewsletter: secure(false) }
const upstream = { url: '' }

/** For `vi.mock('@/env', …)` and `vi.mock('@/cms/snapshot', …)`: the shop's API in this process, with a recorded platform. */
export const mockedEnv = () => ({
  env: () => ({
    PAYLOAD_SECRET: 'x'.repeat(32),
    CALL_LIMITS_FACTOR: 1,
    SERVICE_SECRET: 'only-for-tests-0123456789-0123456789',
    ...{ ACCOUNT_API_URL: upstream.url, CUSTOMER_API_URL: upstream.url, TRADE_API_URL: upstream.url },
  }),
})
export const mockedSnapshot = () => ({
  shopByKey: (key: string) => shops[key] ?? shopIn(key as Mode),
  cms: () => ({ directory: { shopOf: (name: string) => (name === 'de.localhost' ? shopIn('default') : null) } }),
})

/** A recorded platform for the tests of a file; reset, like this process, before each one. */
export function withRecordedPlatform(): () => RecordedPlatform {
  let platform: RecordedPlatform | undefined
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    platform = await recordedPlatform()
    upstream.url = platform.url
  })
  afterAll(() => platform?.stop())
  beforeEach(() => {
    forgetProcess()
    platform?.forget()
  })
  return () => {
    if (!platform) throw new Error('The platform is there within tests')
    return platform
  }
}

export type Sent = Readonly<{
  body?: unknown
  headers?: Record<string, string>
  mode?: Mode | 'secure' | 'withoutNewsletter'
  url?: string
}>
export type Came = Readonly<{ status: number; json: unknown; headers: Headers; cookies: string[] }>

/** The problem of an answer by the endpoint's own declaration; null when it is declared. */
async function declarationProblem(endpoint: OwnEndpoint, status: number, json: unknown): Promise<string | null> {
  // Imported here: it imports the modules whose mocks are made from this file.
  const { listProblemCodes } = await import('@/app/api/api-problems')
  if (status in endpoint.answers) return null
  const code = z.object({ code: ProblemCode }).safeParse(json).data?.code
  const isDeclared = code !== undefined && listProblemCodes(endpoint)[status]?.includes(code)
  return isDeclared ? null : `${endpoint.method} ${endpoint.path} does not declare ${status} ${code}`
}

export function findEndpoint(endpoints: readonly OwnEndpoint[], rule: string): OwnEndpoint {
  const found = endpoints.find(({ method, path }) => rule === `${method} ${path}`)
  if (!found) throw new Error(`${rule} is no endpoint`)
  return found
}

/**
 * One call of an endpoint as the server makes it: in the shop of `mode`, from a visitor with an address. Throws where the endpoint
 * does not declare the answer.
 */
export async function callEndpoint(endpoint: OwnEndpoint, sent: Sent = {}): Promise<Came> {
  const { body, headers = {}, mode = 'default', url = 'http://de.localhost:3000/api/x' } = sent
  const all = {
    ...{ 'x-shop-key': mode, 'x-client-address': '203.0.113.9' },
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  }
  // Imported here for the same reason.
  const { answerCall } = await import('@/app/api/answer-call')
  const given = { params: {}, body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)) }
  const answer = await answerCall(endpoint, new Request(url, { method: endpoint.method, headers: all }), given)
  const text = String(answer.body ?? '')
  const json: unknown = text === '' ? undefined : JSON.parse(text)
  const problem = await declarationProblem(endpoint, answer.status, json)
  if (problem !== null) throw new Error(problem)
  return { status: answer.status, json, headers: answer.headers, cookies: answer.headers.getSetCookie() }
}
