import { describe, expect, test } from 'vitest'
import { fillPattern } from '@/domain/routing/pattern'
import { pathTo } from '@/domain/routing/route-map'
import { SCREEN_NAMES, screenRow, type GuardName, type Screen } from '@/domain/routing/screens'
import type { Shop } from '@/domain/routing/shop'
import { content, directory, exampleParams, decideRequest } from './decide-request'

const hosts = content.flatMap(({ market, hosts: rows }) => rows.map((host) => ({ ...host, market })))
/** Which shops pass a guard, listed here again: partner widgets have no accounts. */
const PASSES: Record<GuardName, (shop: Shop) => boolean> = {
  accountsAvailable: ({ mode }) => mode === 'default' || mode === 'agan',
  b2bEnabled: ({ market }) => market.switches.b2b,
  newsletterEnabled: ({ market }) => market.switches.newsletter,
}
const isOn = (screen: Screen, shop: Shop) => screenRow(screen).guards.every((guard) => PASSES[guard](shop))

describe('hosts (M-01, M-02)', () => {
  test('every market has every environment, and its partner modes', () => {
    for (const { market } of content) {
      const own = hosts.filter((host) => host.market.code === market.code)
      expect(new Set(own.map((host) => host.environment))).toEqual(new Set(['production', 'test', 'stage', 'local']))
    }
    expect(hosts.filter((host) => host.mode === 'b2bWidget').map((host) => host.market.code)).toEqual(['de', 'de', 'de', 'de'])
  })

  test.each(hosts.map((host) => [host.hostname, host] as const))('%s opens its shop', (hostname, host) => {
    const shop = directory.shopOf(hostname)
    expect(shop).toMatchObject({
      market: { code: host.market.code },
      mode: host.mode,
      environment: host.environment,
      locale: host.market.locale,
      business: host.mode === 'b2bWidget',
      noindex: host.environment !== 'production' || !host.market.indexable,
      origin: host.environment === 'local' ? `http://${hostname}:3000` : `https://${hostname}`,
    })
    expect(shop?.partner?.code ?? null).toBe(host.partner)
    expect(shop?.key).toMatch(
      new RegExp(`^${host.market.code}\\.${host.mode}\\.${host.environment}(\\.[a-z0-9-]+)?\\.[0-9a-f]{12}$`),
    )
  })

  test.each(['', 'evil.example', 'de.localhost.evil.example', 'xde.localhost', 'DE.localhost', '127.0.0.1'])(
    '%s is unknown',
    (hostname) => {
      for (const address of ['/', '/api/search', '/admin', '/robots.txt', '/brand/x.svg']) {
        expect(decideRequest(hostname, address)).toEqual({ kind: 'unknownHost' })
      }
    },
  )

  test('no two shops share a key', () => {
    expect(new Set(directory.shops.map((shop) => shop.key)).size).toBe(directory.shops.length)
  })
})

describe.each(directory.shops.map((shop) => [shop.key.replace(/\.[0-9a-f]+$/, ''), shop] as const))('%s', (_name, shop) => {
  const { hostname } = new URL(shop.origin)

  test.each(SCREEN_NAMES)('%s opens under its canonical address', (screen) => {
    const params = exampleParams(screen)
    const decision = decideRequest(hostname, pathTo(shop.routes, screen, params))
    if (!isOn(screen, shop)) return expect(decision).toMatchObject({ kind: 'abort', status: 404, shop })
    expect(decision).toMatchObject({ kind: 'screen', screen, params, variant: false, shop })
    expect(decision).toMatchObject({ inner: expect.stringMatching(new RegExp(`^/shop/${shop.key.replaceAll('.', '\\.')}(/|$)`)) })
  })

  test('every other form answers 308 to the canonical one with the query, or is closed like it', () => {
    for (const route of shop.routes.filter((row) => !row.canonical)) {
      const params = exampleParams(route.screen)
      const decision = decideRequest(hostname, `${fillPattern(route.compiled, params)}?x=1&y=%20`)
      const canonical = pathTo(shop.routes, route.screen, params)
      if (!isOn(route.screen, shop)) expect(decision).toMatchObject({ kind: 'abort', status: 404 })
      // Old mail links are redirects of the seed: staff choose their status, their target is the same.
      else expect(decision).toMatchObject({ kind: 'redirect', location: expect.stringContaining(shop.origin + canonical) })
    }
  })

  test('a slash too many, stray spaces, other case and needless escapes answer 308 in one hop with the query (R-25)', () => {
    for (const screen of SCREEN_NAMES.filter((name) => isOn(name, shop))) {
      const params = exampleParams(screen)
      const path = pathTo(shop.routes, screen, params)
      const literal = path.replace(/^\/[a-z]+(?=\/|$)/i, (first) => (first === first.toUpperCase() ? first : first.toUpperCase()))
      const last = path.slice(0, -1) + `%${path.charCodeAt(path.length - 1).toString(16)}`
      const forms =
        path === '/'
          ? ['//', '///', '/%20']
          : [`${path}/`, `/${path}`, `${path}//`, literal, last, `${path}%20`, `/%20${path.slice(1)}%C2%A0/`].filter(
              (form) => form !== path,
            )
      for (const form of forms) {
        const expected = { kind: 'redirect', status: 308, location: `${shop.origin}${path}?a=b%20c` }
        expect([form, decideRequest(hostname, `${form}?a=b%20c`)]).toMatchObject([form, expected])
      }
    }
  })

  test('inner addresses, other words and illegal values are 404', () => {
    const inner = `/shop/${shop.key}`
    for (const address of [inner, `${inner}/product/x`, `${inner}/error/not-found`, '/nowhere', '/guardare/x', '/.env']) {
      expect(decideRequest(hostname, address)).toMatchObject({ kind: 'abort', status: 404, wording: 'notFound' })
    }
    expect(decideRequest(hostname, '/content/a_b')).toMatchObject({ kind: 'abort', status: 404 })
    expect(decideRequest(hostname, '/x/Clarification/y')).toMatchObject({ kind: 'abort', status: 404, wording: 'expired' })
  })

  test("the shop's API passes on its hosts; the admin does on staff hosts only", () => {
    expect(decideRequest(hostname, '/api/search?q=x')).toEqual({ kind: 'pass', area: 'api', shop })
    const expected = hostname === 'localhost' ? { kind: 'pass', area: 'staff' } : { kind: 'abort', status: 404 }
    for (const address of ['/admin', '/admin/login', '/cms-api/staff/me'])
      expect(decideRequest(hostname, address)).toMatchObject(expected)
  })
})

test('overview and product of the default English market differ by the prefix', () => {
  expect(decideRequest('localhost', '/products/overview-phones')).toMatchObject({
    screen: 'overview',
    params: { overview: 'phones' },
  })
  expect(decideRequest('localhost', '/products/iphone-13')).toMatchObject({ screen: 'product', params: { pdp: 'iphone-13' } })
})

test('a parameter in other case and with stray spaces answers 308 in one hop with the query', () => {
  for (const path of [
    '/produkte/%20Apple-iPhone-13-128GB%20',
    '/Produkte/%20APPLE-iphone-13-128gb',
    '/produkte/apple-iphone-13-128gb%09',
  ]) {
    const location = 'http://de.localhost:3000/produkte/apple-iphone-13-128gb?x=%20y'
    expect(decideRequest('de.localhost', `${path}?x=%20y`)).toMatchObject({ kind: 'redirect', status: 308, location })
  }
})

test('a search, a list and an offer have pages of their own, which are variants', () => {
  expect(decideRequest('de.localhost', '/?q=iphone%2013')).toMatchObject({
    screen: 'home',
    variant: true,
    inner: expect.stringMatching(/\/search\/iphone%2013$/),
  })
  expect(decideRequest('de.localhost', '/?q=%2F..%2F')).toMatchObject({
    variant: true,
    inner: expect.stringMatching(/\/search\/%2F\.\.%2F$/),
  })
  expect(decideRequest('de.localhost', '/?list=mine')).toMatchObject({
    variant: true,
    inner: expect.stringMatching(/\/list\/mine$/),
  })
  expect(decideRequest('de.localhost', '/?list=yours')).toMatchObject({ screen: 'home', variant: false })
  expect(decideRequest('de.localhost', '/?q=+')).toMatchObject({ screen: 'home', variant: false })
  expect(decideRequest('de.localhost', '/produkte/x?offer=ab_1')).toMatchObject({
    variant: true,
    inner: expect.stringMatching(/\/product\/x\/offer\/ab_1$/),
  })
  expect(decideRequest('de.localhost', '/produkte/x?offer=../y')).toMatchObject({ screen: 'product', variant: false })
})

test.each([
  ['/produkte/Apple-IPhone-12?utm_source=x', '/produkte/apple-iphone-12?utm_source=x'],
  ['/PRODUKTE/APPLE%2DIPHONE-12/', '/produkte/apple-iphone-12'],
  ['/produkte/%41pple-iphone-12', '/produkte/apple-iphone-12'],
  ['/content/AGB', '/content/agb'],
])('%s has a parameter of another case or encoding and answers 308 to %s in one hop', (asked, location) => {
  expect(decideRequest('de.localhost', asked)).toMatchObject({
    kind: 'redirect',
    status: 308,
    location: `http://de.localhost:3000${location}`,
  })
  expect(decideRequest('de.localhost', location)).toMatchObject({ kind: 'screen' })
})

test('the case of an id counts', () => {
  expect(decideRequest('de.localhost', '/clarification/aB/Cd')).toMatchObject({
    kind: 'screen',
    params: { id: 'aB', trade: 'Cd' },
  })
})

test('a truncated mail link below an old prefix gets the expired wording', () => {
  for (const address of [
    '/browser/clarification',
    '/browser/clarification/id/a1',
    '/browser/clarificationQuickAnswer/id/a1/trade',
  ])
    expect(decideRequest('de.localhost', address)).toMatchObject({ kind: 'abort', status: 404, wording: 'expired' })
})

test('guards abort, cancel and redirect; an unknown one is an error', () => {
  const address = '/b2b/ankaufsportal'
  const b2b = (answer: ReturnType<NonNullable<Parameters<typeof decideRequest>[2]>[string]>) =>
    decideRequest('de.localhost', address, { b2bEnabled: () => answer })
  expect(b2b({ kind: 'abort', status: 410 })).toMatchObject({ kind: 'abort', status: 410, wording: 'gone' })
  expect(b2b({ kind: 'cancel' })).toMatchObject({ kind: 'cancel' })
  expect(b2b({ kind: 'redirect', target: '/kontakt' })).toMatchObject({
    kind: 'redirect',
    status: 307,
    location: 'http://de.localhost:3000/kontakt',
  })
  expect(() => decideRequest('de.localhost', address, {})).toThrow('Unknown route middleware: b2bEnabled')
})

test('account screens are open in the shop and the partner shop, and 404 in the widgets', () => {
  const open = (hostname: string) =>
    ['/account', '/account/register', '/account/management', '/account/password-reset', '/account/payment-change'].map(
      (address) => decideRequest(hostname, address).kind,
    )
  for (const hostname of ['de.localhost', 'agan.fr.localhost']) expect(new Set(open(hostname))).toEqual(new Set(['screen']))
  for (const hostname of ['b2bwidget.de.localhost', 'aganwidget.it.localhost'])
    expect(new Set(open(hostname))).toEqual(new Set(['abort']))
})

test('Germany alone has the B2B landing, Austria alone has no newsletter', () => {
  const open = (address: (code: string) => string) =>
    ['at', 'de', 'es', 'fr', 'it'].filter((code) => decideRequest(`${code}.localhost`, address(code)).kind === 'screen')
  expect(open((code) => (code === 'de' ? '/b2b/ankaufsportal' : '/b2b/landingpage'))).toEqual(['de'])
  expect(open(() => '/newsletter/enrich')).toEqual(['de', 'es', 'fr', 'it'])
  expect(open(() => `/newsletter/unsubscribe/${'h'.repeat(40)}`)).toEqual(['at', 'de', 'es', 'fr', 'it'])
})

test('an overview whose hyphen is escaped is no device, and a device that begins like an overview is no overview', () => {
  const overview = 'http://de.localhost:3000/produkte/uebersicht-apple-handys'
  expect(decideRequest('de.localhost', '/produkte/uebersicht%2Dapple-handys')).toMatchObject({ status: 308, location: overview })
  expect(decideRequest('de.localhost', '/produkte/%75ebersicht-x')).toMatchObject({ kind: 'screen', screen: 'product' })
})

test('/.well-known/change-password leads to the form in a shop with accounts, and is a 404 in a widget', () => {
  const location = 'http://de.localhost:3000' + pathTo(directory.shopOf('de.localhost')!.routes, 'accountManagement')
  const visit = '/.well-known/change-password'
  expect(decideRequest('de.localhost', visit)).toMatchObject({ kind: 'redirect', status: 302, location })
  expect(decideRequest('aganwidget.de.localhost', visit)).toMatchObject({ kind: 'abort', status: 404 })
})

test('a widget in production is framed by no page of a local machine, a local one by those of the demo', () => {
  for (const { hostname, environment } of hosts.filter(({ mode }) => mode === 'aganwidget' || mode === 'b2bWidget')) {
    const origins = directory.shopOf(hostname)?.partner?.frameOrigins ?? []
    expect([hostname, origins.some((origin) => origin.includes('localhost'))]).toEqual([hostname, environment === 'local'])
  }
})

test('a shop of a partner leads to the same partner in another country', () => {
  const alike = (hostname: string, code: string) =>
    directory.shopOf(hostname)?.siblings.find((sibling) => sibling.code === code)?.alike
  expect(alike('agan.de.localhost', 'fr')).toBe('http://agan.fr.localhost:3000')
  expect(alike('de.localhost', 'fr')).toBe('http://fr.localhost:3000')
  expect(alike('b2bwidget.de.localhost', 'fr')).toBeNull()
})
