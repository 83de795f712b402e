import { describe, expect, test } from 'vitest'
import { startPipeline, type Shown } from './fake-framework'
import { testWith } from '../support/test-with'

const GOOGLE = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
const DEVICE = '/produkte/apple-iphone-13-128gb'
const HTML = { 'content-type': 'text/html', 'cache-control': 's-maxage=60' }

/** One place and one more that waits in each lane; the framework holds the answers to two pages and to all calls. */
function busyPipeline() {
  const held: (() => void)[] = []
  const pipeline = startPipeline({
    load: { MAX_RENDERS: 1, MAX_API_CALLS: 1, MAX_WAITING: 1, MAX_WAIT_MS: 4_000 },
    faulty: {
      next: (_request, response) => new Promise((resolve) => held.push(() => void response.end('{}', resolve))),
    },
  })
  for (const page of ['apple-iphone-13-128gb', 'apple-iphone-14-128gb'])
    pipeline.framework.answers.set(page, (response) => void held.push(() => response.writeHead(200, HTML).end(page)))
  const fill = async (host: string, paths: readonly [string, string]) => {
    const first = pipeline.get(host, paths[0])
    await expect.poll(() => held.length).toBe(1)
    const second = pipeline.get(host, paths[1])
    await new Promise((resolve) => setImmediate(resolve))
    return Promise.all([first, second])
  }
  const fillPages = () => fill('de.localhost', [DEVICE, '/produkte/apple-iphone-14-128gb'])
  const releaseAll = async (filled: Promise<Shown[]>) => {
    const done = { over: false }
    const answers = filled.finally(() => (done.over = true))
    await expect.poll(() => (held.shift()?.(), done.over)).toBe(true)
    return answers
  }
  return { pipeline, fill, fillPages, releaseAll }
}

/** What a refused request gets while the lane is full. */
async function refusedAt(host: string, path: string, headers = {}, method = 'GET'): Promise<Shown> {
  const { pipeline, fill, fillPages, releaseAll } = busyPipeline()
  const calls = path.startsWith('/api') || host === 'localhost'
  const filled = calls ? fill(host, [path, path]) : fillPages()
  await expect.poll(() => pipeline.framework.rendered + pipeline.labels.length).toBeGreaterThan(1)
  await new Promise((resolve) => setImmediate(resolve))
  const shown = await pipeline.get(host, path, { headers, method })
  expect((await releaseAll(filled)).map(({ status }) => status)).toEqual([200, 200])
  expect(pipeline.refused).toHaveLength(1)
  expect(pipeline.lines.filter((line) => !line.startsWith('Page Not Found'))).toEqual([])
  return shown
}

describe('a request beyond what is rendered and what may wait', () => {
  test.each([
    ['de.localhost', '/produkte/apple-iphone-15-128gb', 'in 1 Sekunde noch einmal'],
    ['de.localhost', '/account', 'in 1 Sekunde noch einmal'],
    ['fr.localhost', '/nulle-part', 'dans 1 seconde'],
    ['localhost', '/admin', 'Please try again in 1 second'],
  ])('%s%s is 503 with Retry-After and the calm page, at once', async (host, path, text) => {
    const shown = await refusedAt(host, path)
    expect(shown).toMatchObject({ status: 503, headers: { 'retry-after': '1', 'cache-control': 'private, no-store' } })
    expect(shown.text.replaceAll('\u00a0', ' ')).toContain(text)
    expect(shown.text).toContain(String(shown.headers['x-request-id']))
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  })

  test.each(['/api/search?q=iphone', '/cms-api/pages'])('%s gets a problem document with Retry-After', async (path) => {
    const shown = await refusedAt(path.startsWith('/api') ? 'de.localhost' : 'localhost', path)
    expect(shown).toMatchObject({ status: 503, headers: { 'retry-after': '1', 'content-type': 'application/problem+json' } })
    expect(JSON.parse(shown.text)).toMatchObject({ code: 'unavailable', requestId: shown.headers['x-request-id'] })
  })

  test('a request beyond what is rendered and what may wait from a bot or with HEAD has no body', async () => {
    expect(await refusedAt('de.localhost', '/kontakt', GOOGLE)).toMatchObject({ status: 503, text: '' })
    expect(await refusedAt('de.localhost', '/kontakt', {}, 'HEAD')).toMatchObject({ status: 503, text: '' })
  })
})

testWith('page-cache')('cached pages, files and calls of another endpoint are answered while pages wait', async () => {
  const { pipeline, fillPages, releaseAll } = busyPipeline()
  await pipeline.get('de.localhost', '/kontakt')
  const filled = fillPages()
  await expect.poll(() => pipeline.framework.rendered).toBe(2)
  expect((await pipeline.get('de.localhost', '/kontakt')).headers['x-cache']).toBe('hit')
  expect((await pipeline.get('de.localhost', '/embed.js')).status).toBe(200)
  expect((await pipeline.get('de.localhost', '/robots.txt')).status).toBe(200)
  const call = pipeline.get('de.localhost', '/api/search?q=x')
  await releaseAll(Promise.all([filled, call]).then(([pages, search]) => [...pages, search]))
  expect((await call).status).toBe(200)
})

testWith('page-cache')('a stampede of 300 on one cold address makes one page and 300 answers', async () => {
  const pipeline = startPipeline({ load: { MAX_RENDERS: 2, MAX_API_CALLS: 2, MAX_WAITING: 2, MAX_WAIT_MS: 4_000 } })
  const answers = await Promise.all(Array.from({ length: 300 }, () => pipeline.get('de.localhost', DEVICE)))
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
  expect([answers[0]?.status, pipeline.framework.rendered]).toEqual([200, 1])
})

test('a stampede of 300 on an address that does not exist loads the error screen once', async () => {
  const pipeline = startPipeline({ load: { MAX_RENDERS: 2, MAX_API_CALLS: 2, MAX_WAITING: 2, MAX_WAIT_MS: 4_000 } })
  const answers = await Promise.all(Array.from({ length: 300 }, () => pipeline.get('de.localhost', '/nirgends')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect(pipeline.framework.rendered).toBeLessThan(10)
})
