import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { directory } from './decide-request'
import { startPipeline, type Pipeline } from './fake-framework'
import { ERROR_ID_PLACE } from '@/domain/error-id'
import { testWith } from '../support/test-with'

let pipeline: Pipeline
beforeEach(() => void (pipeline = startPipeline()))
const DEVICE = '/produkte/apple-iphone-13-128gb'
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('the page cache in front of the framework', () => {
  testWith('page-cache')(
    'a page is rendered once, then served with its policy, a validator and no header of the framework',
    async () => {
      const first = await pipeline.get('de.localhost', DEVICE)
      const second = await pipeline.get('de.localhost', DEVICE)
      expect(pipeline.framework.rendered).toBe(1)
      expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit'])
      expect(second.text).toBe(first.text)
      const { 'x-cache': _, 'x-request-id': __, date: ___, ...whole } = first.headers
      expect(second.headers).toMatchObject(whole)
      expect(second.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-[^']+';/)
      expect(second.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
      expect(second.headers['cache-control']).toBe('private, no-cache')
      expect(Object.keys(second.headers).filter((name) => /^x-(middleware|nextjs-cache|powered)/.test(name))).toEqual([])
      const again = await pipeline.get('de.localhost', DEVICE, { headers: { 'if-none-match': String(second.headers.etag) } })
      expect([again.status, again.text]).toEqual([304, ''])
    },
  )

  testWith('page-cache')('a catalogue page is stale after a minute, a content page is not', async () => {
    await pipeline.get('de.localhost', DEVICE)
    await pipeline.get('de.localhost', '/kontakt')
    pipeline.passTime(61_000)
    expect((await pipeline.get('de.localhost', DEVICE)).headers).toMatchObject({ 'x-cache': 'stale', 'x-data-age': '61' })
    expect((await pipeline.get('de.localhost', '/kontakt')).headers['x-cache']).toBe('hit')
  })

  testWith('page-cache')('while the framework fails, the cached page is served', async () => {
    await pipeline.get('de.localhost', DEVICE)
    pipeline.framework.answers.set(
      'apple-iphone-13-128gb',
      (response) => void response.writeHead(500, { 'content-type': 'text/html' }).end('broken'),
    )
    for (let minute = 0; minute < 3; minute++) {
      pipeline.passTime(61_000)
      expect(await pipeline.get('de.localhost', DEVICE)).toMatchObject({ status: 200 })
    }
  })

  testWith('page-cache')('HEAD is answered from the same page, without a body', async () => {
    const page = await pipeline.get('de.localhost', DEVICE)
    const head = await pipeline.get('de.localhost', DEVICE, { method: 'HEAD' })
    expect(head).toMatchObject({ status: 200, text: '', headers: { etag: page.headers.etag, 'x-cache': 'hit' } })
  })

  test.each([
    ['a variant by query', `${DEVICE}?offer=abc`, {}],
    ['a search by the router', '/?q=iphone', { rsc: '1' }],
    ['a screen with a guard', '/b2b/ankaufsportal', {}],
    ['a personal screen', '/account', {}],
    ['a screen with a secret', '/clarification/a1/b2', {}],
    ['a router request of unknown form', DEVICE, { rsc: '1', 'next-router-prefetch': '7' }],
  ])('%s is rendered each time and never cached', async (_what, path, headers) => {
    for (let time = 1; time <= 2; time++) {
      const shown = await pipeline.get('de.localhost', path, { headers })
      expect(shown.status).toBe(200)
      expect(shown.headers['x-cache']).toBeUndefined()
      expect(shown.headers['cache-control']).toBe('private, no-store')
      expect(pipeline.framework.rendered).toBe(time)
    }
  })

  testWith('page-cache')('query keys that a screen does not declare make no pages of their own', async () => {
    for (let index = 0; index < 50; index++) await pipeline.get('de.localhost', `${DEVICE}?utm_source=${index}`)
    expect(pipeline.framework.rendered).toBe(1)
  })

  testWith('page-cache')('requests of the router have one cache entry for all state trees', async () => {
    const page = await pipeline.get('de.localhost', DEVICE)
    const flight = await pipeline.get('de.localhost', `${DEVICE}?_rsc=a1`, {
      headers: { rsc: '1', 'next-router-state-tree': 'x' },
    })
    const other = await pipeline.get('de.localhost', `${DEVICE}?_rsc=b2`, {
      headers: { rsc: '1', 'next-router-state-tree': 'y', 'next-url': '/z' },
    })
    expect([page.text.startsWith('<html>'), flight.text.startsWith('flight'), other.text === flight.text]).toEqual([
      true,
      true,
      true,
    ])
    expect(pipeline.framework.rendered).toBe(2)
  })

  test('the locale cookie is written where it is missing, for a year, and is not in the cached page', async () => {
    const cookie = 'locale=fr-FR; Path=/; Max-Age=31536000; SameSite=Lax'
    const headers = { cookie: 'locale=de-DE', 'accept-language': 'de' }
    expect((await pipeline.get('fr.localhost', '/', { headers })).headers['set-cookie']).toEqual([cookie])
    expect((await pipeline.get('fr.localhost', '/')).headers['set-cookie']).toEqual([cookie])
    expect(
      (await pipeline.get('fr.localhost', '/', { headers: { cookie: 'locale=fr-FR' } })).headers['set-cookie'],
    ).toBeUndefined()
    expect((await pipeline.get('fr.localhost', '/', { headers })).text).toContain('/shop/fr.default')
  })
})

describe('errors', () => {
  test('a missing page is the complete error screen, for a bot an empty answer', async () => {
    const person = await pipeline.get('de.localhost', '/nirgends')
    expect(person).toMatchObject({ status: 404, headers: { 'cache-control': 'private, no-store' } })
    expect(person.text).toContain('/error/not-found')
    expect((await pipeline.get('de.localhost', '/x/CLARIFICATION/y')).text).toContain('/error/expired')
    for (const path of ['/nirgends', DEVICE]) {
      pipeline.framework.answers.set(
        'apple-iphone-13-128gb',
        (response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('no'),
      )
      const bot = await pipeline.get('de.localhost', path, { headers: { 'user-agent': GOOGLE } })
      expect(bot).toMatchObject({ status: 404, text: '', headers: { 'cache-control': 'private, no-store' } })
    }
  })

  test("a 404 that only a lookup finds shows the shop's error screen too, and is logged once", async () => {
    pipeline.framework.answers.set(
      '/product/unbekannt',
      (response) =>
        void response
          .writeHead(404, { 'content-type': 'text/html', 'cache-control': 's-maxage=60' })
          .end('<html id="__next_error__">'),
    )
    for (let time = 0; time < 2; time++) {
      const shown = await pipeline.get('de.localhost', '/produkte/unbekannt')
      expect(shown).toMatchObject({ status: 404, headers: { 'cache-control': 'private, no-store' } })
      expect(shown.text).toContain('/error/not-found')
    }
    expect(pipeline.lines.filter((line) => line === 'Page Not Found: /produkte/unbekannt')).toHaveLength(1)
  })

  test('a failing page is the error screen with an id that is in the log; a catalogue page answers 503', async () => {
    const broken = (response: ServerResponse) => void response.writeHead(500, { 'content-type': 'text/html' }).end('secret stack')
    pipeline.framework.answers.set('apple-iphone-13-128gb', broken)
    pipeline.framework.answers.set('/contact', broken)
    pipeline.framework.answers.set(
      '/error/failure',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>drawn ${ERROR_ID_PLACE}</p>`),
    )
    const device = await pipeline.get('de.localhost', DEVICE)
    expect(device).toMatchObject({ status: 503, headers: { 'retry-after': '30', 'cache-control': 'private, no-store' } })
    const id = String(device.headers['x-request-id'])
    expect(device.text).toBe(`<p>drawn ${id}</p>`)
    expect(pipeline.lines.join('\n')).toContain(id)
    expect((await pipeline.get('de.localhost', '/kontakt')).status).toBe(500)
  })

  test.each([
    ['de', 'Bei uns ist etwas schiefgegangen'],
    ['fr', 'Un problème est survenu'],
    ['it', 'Qualcosa non ha funzionato'],
    ['es', 'Algo ha fallado'],
    ['at', 'Bei uns ist etwas schiefgegangen'],
  ])('when everything fails, %s still gets its own words', async (code, words) => {
    pipeline.framework.answers.set('', (response) => response.destroy())
    const shown = await pipeline.get(`${code}.localhost`, '/')
    expect(shown.status).toBe(503)
    expect(shown.text).toContain(words)
    expect(shown.text).toContain(`<code>${shown.headers['x-request-id']}</code>`)
  })
})

test('no page is rendered with headers of the visitor: the framework would cache them for the next', async () => {
  for (const path of [
    '/account',
    DEVICE,
    '/b2b/ankaufsportal',
    '/clarification/a1/b2',
    '/nirgends/geheim',
    '/?q=x',
    `${DEVICE}?offer=abc`,
  ]) {
    const shown = await pipeline.get('de.localhost', `${path}${path.includes('?') ? '&' : '?'}geheim=1`, {
      headers: { 'user-agent': 'x' },
    })
    expect(shown.text).not.toContain('geheim')
  }
})

describe('requests that never reach a page', () => {
  test('an unknown host gets 421, which names no host and is not cached', async () => {
    const shown = await pipeline.get('evil.example', '/')
    expect(shown).toMatchObject({ status: 421, headers: { 'cache-control': 'private, no-store' } })
    expect(shown.text).not.toMatch(/evil|localhost|revalo/)
    expect(pipeline.framework.rendered).toBe(0)
  })

  test('redirects are absolute, in one hop, and not cached by browsers', async () => {
    const shown = await pipeline.get('de.localhost', '//Kontakt/?a=b')
    expect(shown).toMatchObject({
      status: 308,
      headers: { location: 'http://de.localhost:3000/kontakt?a=b', 'cache-control': 'no-cache' },
    })
    expect(await pipeline.get('fr.localhost', '/vendre/telephone-portable?x=1')).toMatchObject({
      status: 301,
      headers: { location: 'http://fr.localhost:3000/catalogue/smartphones?x=1' },
    })
    expect(pipeline.framework.rendered).toBe(0)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s on a page is 405', async (method) => {
    expect(await pipeline.get('de.localhost', '/', { method, headers: { 'content-length': '0' } })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    })
  })

  test('TRACE is 405, a body of unknown length 411, a big one 413', async () => {
    expect((await pipeline.get('de.localhost', '/', { method: 'TRACE' })).status).toBe(405)
    expect(
      (await pipeline.get('de.localhost', '/api/trades', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } })).status,
    ).toBe(411)
    expect(
      (await pipeline.get('de.localhost', '/api/trades', { method: 'POST', headers: { 'content-length': '12000000' } })).status,
    ).toBe(413)
  })

  test("the shop's API gets the true host and visitor address, for any headers that the visitor sends", async () => {
    const shown = await pipeline.get('de.localhost', '/api/search?q=x', {
      headers: { 'x-shop-key': 'fr', 'x-client-address': '6.6.6.6', 'x-inner-pass': 'x' },
    })
    expect(shown.text).toContain('api GET')
    expect(shown.text).toContain(`"x-shop-key":"${directory.shopOf('de.localhost')?.key}"`)
    expect(shown.text).not.toMatch(/6\.6\.6\.6|x-inner-/)
  })

  test('robots.txt closes every host that is not in production', async () => {
    expect((await pipeline.get('de.localhost', '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    expect((await pipeline.get('en.revalo.example', '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    const open = await pipeline.get('de.revalo.example', '/robots.txt')
    expect(open.text).not.toContain('Disallow: /\n')
    expect(open.headers['x-robots-tag']).toBeUndefined()
  })
})
