import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { catalogueVersion } from '@/runtime/catalogue-state'
import { sendJson as json, startFaultServer } from '../../tests/support/fault-server'
import { forgetProcess } from '../../tests/support/recorded-platform'
import { deviceByUrl, devicesMatching, isDevice } from './search-client'

const state = vi.hoisted(() => ({ url: '' }))
vi.mock('@/env', () => ({ env: () => ({ ACCOUNT_API_URL: state.url, CUSTOMER_API_URL: state.url, TRADE_API_URL: state.url }) }))

type Body = { searches?: { application: string }[]; application?: string }
let upstream: Awaited<ReturnType<typeof startFaultServer>>
let bodies: Body[] = []
let answerTo: (body: Body, response: ServerResponse) => void

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  upstream = await startFaultServer()
  state.url = upstream.url
  upstream.state.answer = (request: IncomingMessage, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body: Body = JSON.parse(Buffer.concat(chunks).toString())
      bodies.push(body)
      answerTo(body, response)
    })
  }
})
afterAll(() => upstream.stop())
beforeEach(() => {
  forgetProcess()
  bodies = []
})

const shop = (index: string) => ({
  market: { locale: 'de-DE', elasticIndexes: { devices: index, aggregations: `${index}_all` } },
})
const envelope = (hits: unknown[]) => ({ took: 1, timed_out: false, hits: { total: { value: hits.length }, hits } })
const known = envelope([{ _id: 'x', _score: null, _source: { url: 'x' } }])
const several = (each: (application: string) => unknown) => (body: Body, response: ServerResponse) =>
  json(response, 200, { catalogueVersion: '7', responses: body.searches?.map(({ application }) => each(application)) })

test('questions of one moment to five indexes are one request, and each gets its own answer', async () => {
  answerTo = several((application) => (application === 'at' ? envelope([]) : known))
  const found = await Promise.all(['de', 'at', 'es', 'fr', 'it'].map((index) => isDevice(shop(index), 'x')))
  expect(found).toEqual([true, false, true, true, true])
  expect(bodies).toHaveLength(1)
  expect(catalogueVersion()).toBe('7')
})

test('a single search is sent in the documented form', async () => {
  answerTo = (_, response) => json(response, 200, known)
  expect(await isDevice(shop('de'), 'x')).toBe(true)
  expect(bodies).toMatchObject([{ application: 'de', resultSize: 1 }])
  expect(catalogueVersion()).toBeNull()
})

test('a search that stops counting says that there is more than its number', async () => {
  const answer = (relation?: string) => ({ ...known, hits: { ...known.hits, hits: [], total: { value: 300, relation } } })
  for (const [relation, hasMore] of [
    ['gte', true],
    ['eq', false],
    [undefined, false],
  ] as const) {
    answerTo = (_, response) => json(response, 200, answer(relation))
    expect(await devicesMatching(shop(`more_${relation}`), 'apple')).toMatchObject({ total: 300, hasMore })
  }
})

test('a platform that takes one search at a time gets single requests, and no batch again', async () => {
  answerTo = (body, response) => (body.searches ? json(response, 400, {}) : json(response, 200, known))
  expect(await Promise.all(['de', 'at'].map((index) => isDevice(shop(index), 'x')))).toEqual([true, true])
  expect(await Promise.all(['de', 'at'].map((index) => isDevice(shop(index), 'y')))).toEqual([true, true])
  expect(bodies.map(({ searches }) => searches?.length ?? 1)).toEqual([2, 1, 1, 1, 1])
})

test('a search of a batch that is refused or broken fails alone', async () => {
  answerTo = several((application) =>
    application === 'at' ? { status: 400, code: 'unknown_application' } : application === 'es' ? { hits: [] } : known,
  )
  const asked = ['de', 'at', 'es'].map((index) => isDevice(shop(index), 'x'))
  expect(await Promise.allSettled(asked)).toMatchObject([
    { value: true },
    { reason: { status: 400 } },
    { reason: { status: 503, retryAfter: 1 } },
  ])
})

test('an unreachable upstream fails all searches of the batch', async () => {
  answerTo = (_, response) => void response.destroy()
  const asked = ['de', 'at'].map((index) => deviceByUrl(shop(index), 'x'))
  expect(await Promise.allSettled(asked)).toMatchObject([{ reason: { status: 503 } }, { reason: { status: 503 } }])
  expect(bodies).toHaveLength(1)
})

test('thirty questions at once travel in groups of twelve', async () => {
  answerTo = several(() => known)
  await Promise.all(Array.from({ length: 30 }, (_, nth) => isDevice(shop('de'), `device-${nth}`)))
  expect(bodies.map(({ searches }) => searches?.length)).toEqual([12, 12, 6])
})
