import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { bestBytes, PageCache, type Made } from './page-cache'

type Answer = { status: number }
let now = 0
beforeEach(() => void (now = 1_000_000))

const cacheOf = (maxBytes = 1_000_000) =>
  new PageCache<Answer>({ maxBytes, now: () => now, isFailure: ({ status }) => status >= 500, onError: () => undefined })
const html = { 'content-type': 'text/html; charset=utf-8' }
const page = (text: string, lifeMs = 60_000): Made<Answer> => ({
  kind: 'page',
  page: { headers: html, body: Buffer.from(text), lifeMs },
})
const passed = (status: number): Made<Answer> => ({ kind: 'passed', answer: { status } })
const textOf = (got: Awaited<ReturnType<PageCache<Answer>['get']>>) =>
  got.kind === 'stored' ? `${got.how} ${bestBytes(got.stored, ['identity'])[1].toString()}` : `passed ${got.answer.status}`
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a page is made once and then served', async () => {
  const cache = cacheOf()
  let made = 0
  const make = async () => (made++, page('a'))
  expect(textOf(await cache.get('k', make))).toBe('miss a')
  expect(textOf(await cache.get('k', make))).toBe('hit a')
  expect(made).toBe(1)
})

test('a hundred who ask at once cause one making', async () => {
  const cache = cacheOf()
  let made = 0
  const make = async () => (made++, await settled(), page('a'))
  await Promise.all(Array.from({ length: 100 }, () => cache.get('k', make)))
  expect(made).toBe(1)
})

test('after its life a page is served stale while it is made anew', async () => {
  const cache = cacheOf()
  await cache.get('k', async () => page('old'))
  now += 60_001
  expect(textOf(await cache.get('k', async () => page('new')))).toBe('stale old')
  await settled()
  await settled()
  expect(textOf(await cache.get('k', async () => page('newer')))).toBe('hit new')
})

test('a page without end is never made anew', async () => {
  const cache = cacheOf()
  await cache.get('k', async () => page('a', Infinity))
  now += 365 * 24 * 3_600_000
  expect(textOf(await cache.get('k', async () => page('b')))).toBe('hit a')
})

test.each([
  ['fails', async () => passed(503)],
  ['throws', async () => Promise.reject(new Error('down'))],
])('while making %s the old page stays, for a day', async (_how, fail) => {
  const cache = cacheOf()
  await cache.get('k', async () => page('old'))
  now += 60_001
  expect(textOf(await cache.get('k', fail))).toBe('stale old')
  await settled()
  now += 3_600_000
  expect(textOf(await cache.get('k', fail))).toBe('stale old')
  await settled()
  now += 24 * 3_600_000
  expect(textOf(await cache.get('k', fail).catch(() => ({ kind: 'passed', answer: { status: 0 } })))).toMatch(/passed (503|0)/)
})

test('a failing page is asked for again after five seconds, not with every visitor', async () => {
  const cache = cacheOf()
  await cache.get('k', async () => page('old'))
  now += 60_001
  let tries = 0
  const fail = async () => (tries++, passed(500))
  await cache.get('k', fail)
  await settled()
  await cache.get('k', fail)
  await settled()
  expect(tries).toBe(1)
  now += 5001
  await cache.get('k', fail)
  expect(tries).toBe(2)
})

test('what may not be kept is passed on and made again; a page that is gone is forgotten', async () => {
  const cache = cacheOf()
  expect(textOf(await cache.get('k', async () => passed(404)))).toBe('passed 404')
  expect(textOf(await cache.get('k', async () => page('a')))).toBe('miss a')
  now += 60_001
  await cache.get('k', async () => passed(404))
  await settled()
  expect(textOf(await cache.get('k', async () => passed(404)))).toBe('passed 404')
})

test('it never holds more bytes than allowed, and forgets what was used longest ago', async () => {
  const cache = cacheOf(40_000)
  const filler = (letter: string) => letter.repeat(800)
  for (let index = 0; index < 100; index++) await cache.get(`k${index}`, async () => page(filler('x')))
  expect(cache.bytes).toBeLessThanOrEqual(40_000)
  expect(textOf(await cache.get('k99', async () => page('new')))).toMatch(/^hit/)
  expect(textOf(await cache.get('k0', async () => page('new')))).toBe('miss new')
})

test('gzip is there at once, brotli comes later, each is the same page', async () => {
  const cache = cacheOf()
  const text = '<p>Gerät verkaufen</p>'.repeat(200)
  const got = await cache.get('k', async () => page(text))
  if (got.kind !== 'stored') throw new Error('not stored')
  const [encoding, bytes] = bestBytes(got.stored, ['br', 'gzip', 'identity'])
  expect([encoding, gunzipSync(bytes).toString()]).toEqual(['gzip', text])
  await expect.poll(() => bestBytes(got.stored, ['br', 'gzip', 'identity'])[0]).toBe('br')
  expect(brotliDecompressSync(bestBytes(got.stored, ['br'])[1]).toString()).toBe(text)
  expect(bestBytes(got.stored, ['identity'])[1].toString()).toBe(text)
})
