import { expect, test } from 'vitest'
import * as z from 'zod'
import { loginPath } from '@/domain/routing/login-path'
import { pathTo } from '@/domain/routing/route-map'
import { SCREEN_NAMES, screenRow } from '@/domain/routing/screens'
import { isSwitchedOn } from '@/runtime/shortcuts'
import { ask } from '../support/shop-address'
import { testWith } from '../support/test-with'
import { expected, hosts, inParallel, PERSON, realParams, findShop, expectStatus } from './shops'

/** Each page of each shop some five times; `tests/routing/hostile.full.test.ts` sends five times as many to the decision alone. */
const REQUESTS = 2_000
const locals = hosts.filter((host) => host.environment === 'local' || host.mode === 'default')

/**
 * Opens every page once, so that none is rendered for the first time under load: a catalogue page rightly answers 503 when its
 * search misses the deadline (F6).
 */
async function warmUp(): Promise<void> {
  const pages = locals.flatMap(({ hostname }) => {
    const shop = findShop(hostname)
    return SCREEN_NAMES.map((screen) => ({ hostname, path: pathTo(shop.routes, screen, realParams(shop, screen)) }))
  })
  await inParallel(pages, 2, async ({ hostname, path }) => {
    await expect.poll(async () => (await ask(hostname, path, { headers: PERSON })).status).not.toBe(503)
  })
}

/** Numbers between 0 and 1, the same on every run. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

test('two thousand interleaved requests with hostile headers: nothing personal, no error, no other market ever comes out', async () => {
  const random = sequence(7)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const hostile = (index: number): Record<string, string> => {
    const secret = `secretno${index}x`
    const all: Record<string, string> = {
      cookie: `session=${secret}; __prerender_bypass=${secret}; locale=it-IT`,
      authorization: `Bearer ${secret}`,
      'accept-language': `it;q=1, ${secret}`,
      'x-forwarded-host': 'it.localhost',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': secret,
      'x-original-url': '/admin',
      'x-rewrite-url': `/${secret}`,
      'x-shop-key': findShop('it.localhost').key,
      'x-middleware-rewrite': `/shop/${findShop('it.localhost').key}`,
      'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy',
      'x-matched-path': `/shop/${findShop('it.localhost').key}`,
      'x-invoke-path': '/admin',
      'x-nextjs-data': '1',
      'x-inner-pass': secret,
      'x-inner-address': `/shop/${findShop('it.localhost').key}/contact`,
      'next-url': `/${secret}`,
      'next-router-state-tree': secret,
      'next-action': secret,
      referer: `http://evil.example/${secret}`,
      'user-agent': `${PERSON['user-agent']} ${secret}`,
      'if-none-match': `W/"${secret}"`,
      range: 'bytes=0-1',
      purpose: 'prefetch',
    }
    return Object.fromEntries(Object.entries(all).filter(([name]) => name === 'user-agent' || random() < 0.5))
  }
  await warmUp()
  const jobs = Array.from({ length: REQUESTS }, (_, index) => {
    const host = pick(locals)
    const shop = findShop(host.hostname)
    const screen = pick(SCREEN_NAMES)
    const path = pathTo(shop.routes, screen, realParams(shop, screen)) + (random() < 0.2 ? `?secretno=${index}` : '')
    return { ...host, screen, path, headers: hostile(index), rsc: random() < 0.1 }
  })
  await inParallel(jobs, 16, async ({ hostname, code, mode, screen, path, headers, rsc }) => {
    const answer = await ask(hostname, path, { headers: rsc ? { ...headers, rsc: '1' } : headers })
    const where = `${hostname}${path}`
    // A router request whose key does not fit its headers is redirected to the right address first.
    if (rsc && answer.status === 307) return
    // None of these visitors has a session.
    if (screenRow(screen).customer && answer.status === 307) {
      const { origin, routes } = findShop(hostname)
      return expect([where, answer.headers.location]).toEqual([
        where,
        `${origin}${loginPath(pathTo(routes, 'accountOverview'), path)}`,
      ])
    }
    expect([where, answer.status]).toEqual([where, expectStatus(expected(hostname, path))])
    const { 'set-cookie': _own, ...rest } = answer.headers
    const said = answer.body + JSON.stringify(rest)
    expect([where, said.match(/secretno|evil\.example|session=|Bearer/)?.[0]]).toEqual([where, undefined])
    if (rsc) return
    expect([where, answer.body.match(/<html[^>]* data-market="([^"]+)"/)?.[1]]).toEqual([where, code])
    expect([where, answer.body.match(/<html[^>]* data-mode="([^"]+)"/)?.[1]]).toEqual([where, mode])
    expect([where, answer.body.match(/<html[^>]* lang="([^"]+)"/)?.[1]]).toEqual([where, findShop(hostname).locale])
  })
})

testWith('page-cache')(
  'a cached page has a validator, is the same in every encoding, and HEAD answers it without a body',
  async () => {
    const first = await ask('de.localhost', '/kontakt', { headers: PERSON })
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const etag = String(first.headers.etag)
    expect(await ask('de.localhost', '/kontakt', { headers: { ...PERSON, 'if-none-match': etag } })).toMatchObject({
      status: 304,
      body: '',
    })
    for (const encoding of ['gzip', 'br']) {
      const answer = await ask('de.localhost', '/kontakt', { headers: { ...PERSON, 'accept-encoding': encoding } })
      expect([answer.headers.etag, answer.headers['x-cache']]).toEqual([etag, 'hit'])
      expect(Number(answer.headers['content-length'])).toBeLessThan(Number(first.headers['content-length']) / 2)
    }
    expect(await ask('de.localhost', '/kontakt', { method: 'HEAD', headers: PERSON })).toMatchObject({
      status: 200,
      body: '',
      headers: { etag },
    })
  },
)

test('the locale cookie is written for a year and never overrides the host (M-04)', async () => {
  const headers = { ...PERSON, cookie: 'locale=de-DE', 'accept-language': 'de' }
  const answer = await ask('fr.localhost', '/', { headers })
  expect(answer.headers['set-cookie']).toEqual(['locale=fr-FR; Path=/; Max-Age=31536000; SameSite=Lax'])
  expect(answer.body).toContain('lang="fr-FR"')
  expect(
    (await ask('fr.localhost', '/', { headers: { ...PERSON, cookie: 'locale=fr-FR' } })).headers['set-cookie'],
  ).toBeUndefined()
})

const Latest = z.object({ id: z.string() })
const Manifest = z.object({ prerendered: z.array(z.string()).min(10) })

test.each(locals.map(({ hostname }) => hostname))(
  'every address that the manifest of the build lists for %s opens a page without a redirect, and is served from the cache (B-01)',
  async (hostname) => {
    const json = async (path: string): Promise<unknown> => JSON.parse((await ask(hostname, path)).body)
    const { id } = Latest.parse(await json(`/builds/latest.json?t=${Date.now()}`))
    const { prerendered } = Manifest.parse(await json(`/builds/meta/${id}.json`))
    await inParallel(prerendered, 2, async (path) => {
      const open = () => ask(hostname, path, { headers: PERSON })
      const first = await open()
      const second = await open()
      expect([path, first.status, second.status]).toEqual([path, 200, 200])
      // A stored copy that is being made again is served too.
      if (isSwitchedOn('page-cache')) expect(['hit', 'stale'], path).toContain(second.headers['x-cache'])
    })
  },
)

test('a script of the build is sent with the headers of a file, and with none that are for documents', async () => {
  const [script = ''] = /\/_next\/static\/chunks\/[^"?]+\.js/.exec((await ask('de.localhost', '/')).body) ?? []
  const { status, headers } = await ask('de.localhost', script)
  expect(status).toBe(200)
  const ofFile = ['cache-control', 'content-length', 'content-type', 'etag', 'vary', 'x-content-type-options']
  expect(Object.keys(headers).toSorted()).toEqual(['connection', ...ofFile, 'date', 'keep-alive'].toSorted())
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})
