import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { AdmissionControl } from './admission'
import { PageCache, type PageCacheOptions, type PageResult } from './page-cache'
import { bestBytes } from './stored-page'

type Answer = { status: number }
let now = 0
let current: string | null = null
beforeEach(() => {
  now = 1_000_000
  current = null
})

const optionsOf = (maxBytes = 1_000_000): PageCacheOptions<Answer> => ({
  maxBytes,
  now: () => now,
  admission: new AdmissionControl({ MAX_RENDERS: 16, MAX_API_CALLS: 16, MAX_WAITING: 400, MAX_WAIT_MS: 4_000 }),
  isCurrent: (version) => (current === null ? null : version === current),
  isFailure: ({ status }) => status >= 500,
  absenceOf: (answer) => (answer.status === 404 ? answer : null),
  insertStyles: (body) => Buffer.concat([Buffer.from('<style>'), body]),
  onError: () => undefined,
})
const cacheOf = (maxBytes?: number) => new PageCache<Answer>(optionsOf(maxBytes))
const html = { 'content-type': 'text/html; charset=utf-8' }
const page = (text: string, lifeMs = 60_000, version: string | null = null): PageResult<Answer> => ({
  kind: 'page',
  page: { headers: html, body: Buffer.from(text), lifeMs, version },
})
const passed = (status: number): PageResult<Answer> => ({ kind: 'passed', answer: { status } })
const textOf = (got: Awaited<ReturnType<PageCache<Answer>['get']>>) =>
  got.kind === 'stored' ? `${got.how} ${bestBytes(got.stored, ['identity'])[1].toString()}` : `passed ${got.answer.status}`
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a page is made once and then served from the cache', async () => {
  const cache = cacheOf()
  let made = 0
  const make = async () => (made++, page('a'))
  expect(textOf(await cache.get('k', make))).toBe('miss a')
  expect(textOf(await cache.get('k', make))).toBe('hit a')
  expect(made).toBe(1)
})

test('a hundred requests at once make a page once', async () => {
  const cache = cacheOf()
  let made = 0
  const make = async () => (made++, await settled(), page('a'))
  await Promise.all(Array.from({ length: 100 }, () => cache.get('k', make)))
  expect(made).toBe(1)
})

test('after its life a page is served stale while it is made again', async () => {
  const cache = cacheOf()
  await cache.get('k', async () => page('old'))
  now += 60_001
  expect(textOf(await cache.get('k', async () => page('new')))).toBe('stale old')
  await settled()
  await settled()
  expect(textOf(await cache.get('k', async () => page('newer')))).toBe('hit new')
})

test('the cache measures ages by a monotonic clock: setting the system clock two days ahead or back changes no page’s age', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const { now: _fake, ...withoutClock } = optionsOf()
    const cache = new PageCache<Answer>(withoutClock)
    await cache.get('k', async () => page('old'))
    for (const days of [2, -2]) {
      vi.setSystemTime(Date.now() + days * 24 * 3_600_000)
      const got = await cache.get('k', async () => page('new'))
      expect([textOf(got), got.kind === 'stored' && got.ageMs < 60_000 && got.ageMs >= 0]).toEqual(['hit old', true])
    }
  } finally {
    vi.useRealTimers()
  }
})

test('a page with unlimited life is never made again', async () => {
  const cache = cacheOf()
  await cache.get('k', async () => page('a', Infinity))
  now += 365 * 24 * 3_600_000
  expect(textOf(await cache.get('k', async () => page('b')))).toBe('hit a')
})

test.each([
  ['fails', async () => passed(503)],
  ['throws', async () => Promise.reject(new Error('down'))],
])('while making a page %s the old one is served, for up to a day', async (_how, fail) => {
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

test('a page that fails is made again after five seconds, not for every visitor', async () => {
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

test('an answer that may not be cached is passed on and made again; a page that has become a 404 is dropped', async () => {
  const cache = cacheOf()
  expect(textOf(await cache.get('k', async () => passed(307)))).toBe('passed 307')
  expect(textOf(await cache.get('k', async () => page('a')))).toBe('miss a')
  now += 60_001
  await cache.get('k', async () => passed(404))
  await settled()
  expect(textOf(await cache.get('k', async () => passed(404)))).toBe('passed 404')
})

test('the cache never holds more bytes than allowed, and drops the least recently used page', async () => {
  const cache = cacheOf(40_000)
  const filler = (letter: string) => letter.repeat(800)
  for (let index = 0; index < 100; index++) await cache.get(`k${index}`, async () => page(filler('x')))
  expect(cache.bytes).toBeLessThanOrEqual(40_000)
  expect(textOf(await cache.get('k99', async () => page('new')))).toMatch(/^hit/)
  expect(textOf(await cache.get('k0', async () => page('new')))).toBe('miss new')
})

test('a cached page has brotli bytes at once and gzip bytes when a client needs them, both of the same page', async () => {
  const cache = cacheOf()
  const text = '<p>Gerät verkaufen</p>'.repeat(200)
  const got = await cache.get('k', async () => page(text))
  if (got.kind !== 'stored') throw new Error('not stored')
  const [encoding, bytes] = bestBytes(got.stored, ['br', 'gzip', 'identity'])
  expect([encoding, brotliDecompressSync(bytes).toString()]).toEqual(['br', text])
  expect(got.stored.bytes.get('gzip')).toBeUndefined()
  const [other, gzip] = bestBytes(got.stored, ['gzip', 'identity'])
  expect([other, gunzipSync(gzip).toString()]).toEqual(['gzip', text])
  expect(bestBytes(got.stored, ['gzip'])[1]).toBe(gzip)
  expect(bestBytes(got.stored, ['identity'])[1].toString()).toBe(text)
})

test('the form of a page with its styles inside is made once, counts as bytes of the cache, and changes with its page', async () => {
  const cache = cacheOf()
  const text = '<p>Gerät verkaufen</p>'.repeat(200)
  const got = await cache.get('k', async () => page(text))
  if (got.kind !== 'stored') throw new Error('not stored')
  const before = cache.bytes
  const [form, same] = await Promise.all([cache.styled('k', got.stored), cache.styled('k', got.stored)])
  expect(same).toBe(form)
  expect(bestBytes(form, ['identity'])[1].toString()).toBe(`<style>${text}`)
  expect(bestBytes(got.stored, ['identity'])[1].toString()).toBe(text)
  expect(cache.bytes - before).toBeGreaterThanOrEqual(bestBytes(form, ['br'])[1].length)
  now += 60_001
  const other = text.replace('Gerät', 'Tablet')
  await cache.get('k', async () => page(other))
  await settled()
  await expect.poll(async () => textOf(await cache.get('k', async () => page(other)))).toBe(`hit ${other}`)
  const again = await cache.get('k', async () => page(other))
  if (again.kind !== 'stored') throw new Error('not stored')
  expect(bestBytes(await cache.styled('k', again.stored), ['identity'])[1].toString()).toBe(`<style>${other}`)
})

test('a missing page is made once in twenty seconds, for at most 2,000 addresses', async () => {
  const cache = cacheOf()
  let made = 0
  const make = async () => (made++, passed(404))
  for (let nth = 0; nth < 5; nth++) expect(textOf(await cache.get('k', make))).toBe('passed 404')
  expect(made).toBe(1)
  now += 20_000
  expect(textOf(await cache.get('k', async () => page('a')))).toBe('miss a')
  for (let nth = 0; nth < 2_001; nth++) await cache.get(`absent ${nth}`, make)
  await cache.get('absent 0', make)
  expect(made).toBe(2_003)
})

test('past its life a page is served while the catalogue’s version is the same, and made again when it changes', async () => {
  const cache = cacheOf()
  let made = 0
  const make = async () => (made++, page('a', 60_000, 'v1'))
  await cache.get('k', make)
  current = 'v1'
  for (let minute = 0; minute < 8; minute++) {
    now += 60_001
    expect(textOf(await cache.get('k', make))).toBe('hit a')
  }
  expect(made).toBe(1)
  now += 120_000
  expect(textOf(await cache.get('k', make))).toBe('stale a') // after ten minutes it is made once more
  await settled()
  await settled()
  expect(made).toBe(2)
  current = 'v2'
  now += 60_001
  expect(textOf(await cache.get('k', async () => page('b', 60_000, 'v2')))).toBe('stale a')
  await settled()
  await settled()
  expect(textOf(await cache.get('k', make))).toBe('hit b')
})

test('without a catalogue version a page is made again when its life ends', async () => {
  const cache = cacheOf()
  await cache.get('k', async () => page('a'))
  current = 'v1'
  now += 60_001
  expect(textOf(await cache.get('k', async () => page('b')))).toBe('stale a')
})

test('a page that is made again with the same content has the same etag and bytes', async () => {
  const cache = cacheOf()
  const text = '<p>Gerät verkaufen</p>'.repeat(200)
  const first = await cache.get('k', async () => page(text))
  if (first.kind !== 'stored') throw new Error('not stored')
  const bytes = [bestBytes(first.stored, ['gzip'])[1], bestBytes(first.stored, ['br'])[1]]
  now += 60_001
  await cache.get('k', async () => page(text))
  await expect.poll(async () => textOf(await cache.get('k', async () => page(text)))).toMatch(/^hit/)
  const again = await cache.get('k', async () => page(text))
  if (again.kind !== 'stored') throw new Error('not stored')
  expect(again.stored.etag).toBe(first.stored.etag)
  expect(again.stored.bytes.get('gzip')).toBe(bytes[0])
  expect(again.stored.bytes.get('br')).toBe(bytes[1])
})

test('a page that is requested often is compressed densely, a page requested once is not', async () => {
  const cache = cacheOf()
  const text = readFileSync('README.md', 'utf8') + readFileSync('src/server/request-pipeline.ts', 'utf8')
  const got = await cache.get('k', async () => page(text))
  if (got.kind !== 'stored') throw new Error('not stored')
  const cheap = got.stored.bytes.get('br')?.length ?? 0
  await settled()
  expect(got.stored.bytes.get('br')).toHaveLength(cheap)
  for (let nth = 0; nth < 8; nth++) await cache.get('k', async () => page(text))
  await expect.poll(() => got.stored.bytes.get('br')?.length).toBeLessThan(cheap)
})
