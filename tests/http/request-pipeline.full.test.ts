import { connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pathTo } from '@/domain/routing/route-map'
import { SCREEN_NAMES, screenRow } from '@/domain/routing/screens'
import { ask, shopPort } from '../support/shop-address'
import { content, expected, GOOGLE, hosts, inParallel, PERSON, realParams, findShop, expectStatus } from './shops'

/** Pages do not check tokens; their calls do. */
const SESSION = { cookie: 'access=a; __Host-access=a' }
const locals = hosts.filter((host) => host.environment === 'local')

describe('every host x every screen', () => {
  test.each(hosts.map((host) => [host.hostname, host] as const))(
    '%s answers each screen with its status, language and headers',
    async (hostname, host) => {
      const shop = findShop(hostname)
      await inParallel(SCREEN_NAMES, 4, async (screen) => {
        const path = pathTo(shop.routes, screen, realParams(shop, screen))
        const answer = await ask(hostname, path, { headers: { ...PERSON, ...SESSION } })
        const where = `${hostname}${path}`
        const decision = expected(hostname, path)
        expect([where, answer.status]).toEqual([where, expectStatus(decision)])
        expect([where, answer.body]).toEqual([where, expect.stringContaining(`<html`)])
        expect(answer.body.match(/<html[^>]* lang="([^"]+)"/)?.[1]).toBe(shop.locale)
        expect(answer.body.match(/<html[^>]* data-market="([^"]+)"/)?.[1]).toBe(host.code)
        expect(answer.body.match(/<html[^>]* data-mode="([^"]+)"/)?.[1]).toBe(host.mode)
        const closed = shop.noindex || screenRow(screen).noindex || decision.kind !== 'screen'
        expect([where, answer.headers['x-robots-tag']]).toEqual([where, closed ? 'noindex' : undefined])
        checkHeaders(where, answer.headers, shop.origin.startsWith('https:'))
        if (screenRow(screen).secret)
          expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })
      })
    },
  )

  function checkHeaders(where: string, headers: Record<string, string | string[] | undefined>, secure: boolean) {
    const csp = String(headers['content-security-policy'])
    expect([where, csp]).toEqual([where, expect.stringMatching(/^default-src 'none'; script-src 'self'/)])
    expect(csp).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security'] !== undefined).toBe(secure)
    const told = Object.keys(headers).filter((name) => /^x-(middleware|powered|nextjs-cache)/.test(name))
    expect([where, told]).toEqual([where, []])
  }
})

describe('every redirect', () => {
  const values: Record<string, string> = { hash: 'h'.repeat(40), slug: 'x', id: 'id1', trade: 'tr1', offerid: 'of1' }
  const seeded = content.flatMap(({ market, redirects }) => redirects.map((row) => [market.code, row] as const))

  test('every redirect answers one hop to a page, with its own status and the query', async () => {
    await inParallel(seeded, 4, async ([code, row]) => {
      const hostname = locals.find((host) => host.code === code && host.mode === 'default')?.hostname ?? ''
      const filled =
        row.from.replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? 'x') +
        (row.match === 'prefix' ? '/irgend/was' : '')
      const address = `${filled}${filled.includes('?') ? '&' : '?'}utm_source=a`
      const first = await ask(hostname, address, { headers: PERSON })
      const where = `${hostname}${address}`
      expect([where, first.status]).toEqual([where, row.status])
      const location = String(first.headers.location)
      expect([where, location]).toEqual([where, expect.stringMatching(/[?&]utm_source=a/)])
      expect(first.headers['cache-control']).toBe('no-cache')
      const target = location.replace(findShop(hostname).origin, '')
      const second = await ask(hostname, target, { headers: PERSON })
      // The pattern for content pages is tried with a missing page: one hop, and then its 404.
      expect([where, second.status]).toEqual([where, row.from.includes('{slug}') ? 404 : 200])
    })
  })

  test('the redirect lookup gives the same answer', async () => {
    await inParallel(
      seeded.filter(([, row]) => row.match === 'exact'),
      4,
      async ([code, row]) => {
        const hostname = locals.find((host) => host.code === code && host.mode === 'default')?.hostname ?? ''
        const answer = await ask(hostname, `/api/redirects/lookup?path=${encodeURIComponent(row.from)}`)
        const decision = expected(hostname, row.from)
        const target = decision.kind === 'redirect' ? decision.location.replace(findShop(hostname).origin, '') : ''
        expect([row.from, answer.status, JSON.parse(answer.body)]).toEqual([
          row.from,
          200,
          { target, external: false, status: row.status },
        ])
      },
    )
    expect((await ask('de.localhost', '/api/redirects/lookup?path=/kontakt')).status).toBe(404)
    expect((await ask('de.localhost', '/api/redirects/lookup')).status).toBe(400)
    expect((await ask('de.localhost', '/api/redirects/lookup?path=/faq&x=1')).status).toBe(400)
  })
})

test.each([
  ['/Kontakt/', '/kontakt'],
  ['//kontakt', '/kontakt'],
  ['/kontakt//', '/kontakt'],
  ['/%6bontakt', '/kontakt'],
  ['/contact', '/kontakt'],
  ['/Produkte/apple-iphone-13-128gb', '/produkte/apple-iphone-13-128gb'],
  ['/products/apple-iphone-13-128gb', '/produkte/apple-iphone-13-128gb'],
])('%s answers 308 to %s in one hop with the query', async (from, to) => {
  const answer = await ask('de.localhost', `${from}?a=b%20c&d`, { headers: PERSON })
  expect([answer.status, answer.headers.location]).toEqual([308, `${findShop('de.localhost').origin}${to}?a=b%20c&d`])
})

test.each([
  ['localhost', '/products/apple-iphone-13', '/products/overview-apple-iphone-13'],
  ['de.localhost', '/produkte/apple-handys', '/produkte/uebersicht-apple-handys'],
  ['de.localhost', '/products/apple-handys', '/produkte/uebersicht-apple-handys'],
])('%s%s is no device and redirects to the overview in one hop with the query', async (hostname, from, to) => {
  const answer = await ask(hostname, `${from}?gclid=abc&x=%20y`, { headers: PERSON })
  expect([answer.status, answer.headers.location]).toEqual([308, `${findShop(hostname).origin}${to}?gclid=abc&x=%20y`])
})

describe('errors', () => {
  test.each(locals.map((host) => host.hostname))(
    '%s: a person gets the complete error screen, a bot an empty answer',
    async (hostname) => {
      const person = await ask(hostname, '/nirgends/x', { headers: PERSON })
      expect([person.status, person.headers['cache-control']]).toEqual([404, 'private, no-store'])
      expect(person.body).toContain('<h1')
      const expired = await ask(hostname, '/x/CLARIFICATION/y', { headers: PERSON })
      expect(expired.status).toBe(404)
      expect(expired.body.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]).not.toBe(person.body.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1])
      expect([person, expired].map(({ body }) => /data-find="(\w+)"/.exec(body)?.[1])).toEqual(['icon', 'wide'])
      const bot = await ask(hostname, '/nirgends/x', { headers: GOOGLE })
      expect([bot.status, bot.body, bot.headers['cache-control']]).toEqual([404, '', 'private, no-store'])
    },
  )

  test('a missing device has the same complete error screen, and an empty answer for a bot', async () => {
    const person = await ask('de.localhost', '/produkte/gibt-es-nicht', { headers: PERSON })
    expect(person.status).toBe(404)
    expect(person.body).toContain('<h1')
    expect(await ask('de.localhost', '/produkte/gibt-es-nicht', { headers: GOOGLE })).toMatchObject({ status: 404, body: '' })
  })

  test.each(['evil.example', '127.0.0.1', 'de.localhost.evil.example'])('%s is not served here', async (hostname) => {
    for (const path of ['/', '/api/search?q=x', '/admin', '/robots.txt']) {
      const answer = await ask(hostname, path, { headers: { ...PERSON, 'x-forwarded-host': 'de.localhost' } })
      expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, 421, 'private, no-store'])
      expect(answer.body).not.toMatch(/localhost|revalo|evil/)
    }
  })

  test('inner addresses are 404 from outside', async () => {
    for (const shop of [findShop('de.localhost'), findShop('fr.localhost')]) {
      for (const path of ['', '/product/apple-iphone-13-128gb', '/error/not-found']) {
        const headers = {
          ...PERSON,
          'x-inner-pass': 'guess',
          'x-inner-address': `/shop/${shop.key}${path}`,
          'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy',
        }
        expect((await ask('de.localhost', `/shop/${shop.key}${path}`, { headers })).status).toBe(404)
      }
    }
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('%s on a page is 405', async (method) => {
    expect((await ask('de.localhost', '/', { method, headers: { ...PERSON, 'content-length': '0' } })).status).toBe(405)
  })

  test('a body that is too big or of unknown length is refused before it is read', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': '12000000', connection: 'close' }
    expect((await ask('de.localhost', '/api/trades', { method: 'POST', headers })).status).toBe(413)
    const chunked = await ask('de.localhost', '/api/trades', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      body: '{}',
    })
    expect(chunked.status).toBe(411)
  })

  test.each([300_000, 9_000_000])(
    'a sender who first sends all of %i bytes can still read that they are too many',
    async (size) => {
      const body = 'x'.repeat(size)
      const head = `POST /api/contact HTTP/1.1\r\nHost: de.localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = connect(shopPort(), '127.0.0.1').pause()
        socket.on('error', reject)
        socket.on('data', (chunk: Buffer) => resolve(chunk.toString('latin1')))
        socket.on('close', () => reject(new Error('closed without an answer')))
        socket.write(head + body, () => socket.resume())
      })
      expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    },
  )
})

describe('the admin', () => {
  test('the admin is on staff hosts only, with its own content security policy', async () => {
    const admin = await ask('localhost', '/admin/login', { headers: PERSON })
    expect(admin.status).toBe(200)
    expect(admin.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic'/)
    for (const { hostname } of hosts.filter((host) => host.hostname !== 'localhost')) {
      for (const path of ['/admin', '/cms-api/staff/me'])
        expect([hostname, path, (await ask(hostname, path, { headers: GOOGLE })).status]).toEqual([hostname, path, 404])
    }
  })
})

test.each(hosts.map((host) => [host.hostname, host] as const))(
  '%s: robots.txt closes the host unless it is for search engines',
  async (hostname) => {
    const answer = await ask(hostname, '/robots.txt')
    expect(answer.status).toBe(200)
    expect(answer.body.includes('Disallow: /\n')).toBe(findShop(hostname).noindex)
  },
)

test('an API mutation from another origin is refused', async () => {
  const send = (headers: Record<string, string>) =>
    ask('de.localhost', '/api/cart/prices', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '2', ...headers },
      body: '{}',
    })
  for (const origin of ['https://evil.example', 'null', findShop('fr.localhost').origin])
    expect((await send({ origin })).status).toBe(403)
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const own = await send({ origin: findShop('de.localhost').origin, 'sec-fetch-site': 'same-origin' })
  expect([own.status, own.headers['content-type'], own.headers['cache-control']]).toEqual([
    400,
    'application/problem+json',
    'private, no-store',
  ])
})

test('the process is alive and ready', async () => {
  expect((await ask('anything', '/healthz')).status).toBe(200)
  expect((await ask('anything', '/readyz')).status).toBe(200)
})

test('the head of a page fits its bytes while they are compressed more densely, for visitors with and without a cookie', async () => {
  const lengths = new Set<number>()
  for (let nth = 0; nth < 200 && lengths.size < 2; nth++) {
    const cookie = nth % 2 ? 'locale=de-DE' : 'a=b'
    const answer = await ask('de.localhost', '/produkte/apple-iphone-12-mini-128gb', {
      headers: { ...PERSON, 'accept-encoding': 'br', cookie },
    })
    expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length)
    expect(brotliDecompressSync(answer.bytes).toString()).toContain('</html>')
    expect(answer.headers['set-cookie'] === undefined).toBe(nth % 2 === 1)
    lengths.add(answer.bytes.length)
  }
  expect(lengths.size).toBe(2)
})
