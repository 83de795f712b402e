import { APIError, type Payload, type RequiredDataFromCollectionSlug, ValidationError } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { contentOfTwoMarkets, emptyMarket, type TwoMarkets } from './content-of-two-markets'
import { type Cms, startCms } from './start-cms'

let cms: Cms
let payload: Payload
let content: TwoMarkets
beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
})

type Problems = Readonly<Record<string, string>>

/** The messages of a refused save by field; fails when it is not refused. */
async function problemsOf(save: Promise<unknown>): Promise<Problems> {
  const error: unknown = await save.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ValidationError)) throw error ?? new Error('The save was not refused')
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
}

type RedirectData = Partial<RequiredDataFromCollectionSlug<'redirects'>>
const redirect = (data: RedirectData, market = content.own.markets) =>
  payload.create({
    collection: 'redirects',
    data: {
      market,
      from: '/old',
      match: 'exact',
      to: { kind: 'screen', screen: 'contact' },
      status: '301',
      enabled: true,
      ...data,
    },
    depth: 0,
    overrideAccess: true,
  })
const toPath = (path: string) => ({ kind: 'path' as const, path })

describe('redirects', () => {
  test('a loop is refused with all its addresses', async () => {
    await redirect({ from: '/circle-a', to: toPath('/circle-b') })
    const problems = await problemsOf(redirect({ from: '/circle-b', to: toPath('/circle-a') }))
    expect(problems['to.path']).toMatch(/circle.*"\/circle-b" → "\/circle-a" → "\/circle-b"/)
  })

  test('a redirect to itself is refused', async () => {
    expect((await problemsOf(redirect({ from: '/self', to: toPath('/self') })))['to.path']).toMatch(/circle/)
  })

  test('a chain is refused and names the address at its end', async () => {
    await redirect({ from: '/second', to: toPath('/content/agb?x=1') })
    const problems = await problemsOf(redirect({ from: '/first', to: toPath('/second') }))
    expect(problems['to.path']).toMatch(/chain.*"\/first" → "\/second".*Lead straight to "\/content\/agb\?x=1"/)
  })

  test('a redirect that would turn another into a chain is refused and names that one', async () => {
    await redirect({ from: '/early', to: toPath('/middle') })
    const problems = await problemsOf(redirect({ from: '/middle', to: { kind: 'screen', screen: 'contact' } }))
    expect(problems.from).toMatch(/"\/early" leads to this address.*Lead that one straight to "\/contact"/)
  })

  test('a live page is hidden only when the box is ticked', async () => {
    const problems = await problemsOf(redirect({ from: '/contact', to: { kind: 'screen', screen: 'home' } }))
    expect(problems.from).toMatch(/live page of the shop \(contact/)
    const { id } = await redirect({ from: '/contact', to: { kind: 'screen', screen: 'home' }, hidesRoute: true })
    await payload.delete({ collection: 'redirects', id, overrideAccess: true })
  })

  test('a published content page is live', async () => {
    const page = await payload.findByID({ collection: 'pages', id: content.own.pages, overrideAccess: true })
    const problems = await problemsOf(redirect({ from: `/content/${page.slug}`, to: { kind: 'screen', screen: 'home' } }))
    expect(problems.from).toMatch(/live page of the shop \(content/)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a/b',
    'ftp://a.example',
    '//evil.example',
    'https:\\\\evil.example',
    'https://user:pass@evil.example',
    '/path',
    '',
  ])('the outside address %j is refused', async (url) => {
    expect((await problemsOf(redirect({ from: '/out', to: { kind: 'external', url } })))['to.url']).toMatch(/full web address/)
  })

  test.each([
    'https://{x}',
    'https://{x}.ok.example/',
    'https://ok.example{x}',
    'https://ok.example:80{x}',
    'https://*',
    'https://ok.example*',
  ])('the outside address %j, whose host a visitor would choose, is refused', async (url) => {
    const saved = redirect({ from: '/out/{x}', match: 'pattern', to: { kind: 'external', url } })
    expect((await problemsOf(saved))['to.url']).toMatch(/visitors would choose/)
  })

  test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'kontakt', 'https://evil.example', '/a\u0000b', ''])(
    'the path %j is refused',
    async (path) => {
      expect((await problemsOf(redirect({ from: '/in', to: toPath(path) })))['to.path']).toMatch(/path of this shop/)
    },
  )

  test("a full address of another host is refused as an old address, by that host's name", async () => {
    expect((await problemsOf(redirect({ from: 'https://www.other.example/agb' }))).from).toMatch(
      /"www\.other\.example" is no host of this market/,
    )
  })

  test('a full address of the market itself is stored as a path', async () => {
    expect((await redirect({ from: 'http://de.localhost:3000/mein-alter-weg' })).from).toBe('/mein-alter-weg')
  })

  test.each(['kontakt', '/with blank', '/a#b', '/a/../b', '/api/search', '/admin', '/_next/x', '/all/*', `/${'x'.repeat(600)}`])(
    'the old address %j is refused',
    async (from) => {
      expect(Object.keys(await problemsOf(redirect({ from })))).toEqual(['from'])
    },
  )

  test('a pattern is checked, and so are the parameters that the target takes from it', async () => {
    expect((await problemsOf(redirect({ from: '/old/{a}{b}', match: 'pattern' }))).from).toMatch(/nothing between them/)
    const to = { kind: 'screen' as const, screen: 'sellCategory' as const, params: [{ name: 'category', value: '{other}' }] }
    expect((await problemsOf(redirect({ from: '/old/{slug}', match: 'pattern', to })))['to.params.0.value']).toMatch(
      /no parameter \{other\}/,
    )
    expect((await problemsOf(redirect({ from: '/old-x', to: { ...to, params: [] } })))['to.params']).toMatch(/needs "category"/)
    const illegal = { ...to, params: [{ name: 'category', value: 'Not A Slug' }] }
    expect((await problemsOf(redirect({ from: '/old-y', to: illegal })))['to.params.0.value']).toMatch(/not a legal value/)
  })

  test('a screen that the market has switched off is refused as a target, unless the redirect is off too', async () => {
    const off = { from: '/firmenkunden', to: { kind: 'screen' as const, screen: 'b2bLanding' as const } }
    expect((await problemsOf(redirect(off, content.other.markets)))['to.screen']).toMatch(/switched off in this market/)
    expect((await redirect({ ...off, enabled: false }, content.other.markets)).from).toBe('/firmenkunden')
  })

  test('a page that the market does not have is refused as a target', async () => {
    expect((await problemsOf(redirect({ from: '/p', to: { kind: 'page', slug: 'no-such-page' } })))['to.slug']).toMatch(
      /has no page/,
    )
  })

  test('the same old address in other case is refused in one market, and accepted in another', async () => {
    await redirect({ from: '/faq-alt' })
    expect((await problemsOf(redirect({ from: '/FAQ-alt' }))).from).toMatch(/already has a redirect/)
    expect((await redirect({ from: '/faq-alt' }, content.other.markets)).from).toBe('/faq-alt')
  })

  test('a status that leads somewhere needs a target, 410 needs none', async () => {
    expect((await problemsOf(redirect({ from: '/gone', to: {} })))['to.kind']).toMatch(/410/)
    expect((await redirect({ from: '/gone', to: {}, status: '410' })).status).toBe('410')
  })

  test('the end of a period must be after its start', async () => {
    const period = { validFrom: '2026-12-02T00:00:00.000Z', validTo: '2026-12-01T00:00:00.000Z' }
    expect((await problemsOf(redirect({ from: '/period', ...period }))).validTo).toMatch(/after the start/)
  })

  test('one of two redirects that lead to each other is stored when both are saved at the same moment', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const [a, b] = [`/race-${round}-a`, `/race-${round}-b`]
      const results = await Promise.allSettled([redirect({ from: a, to: toPath(b) }), redirect({ from: b, to: toPath(a) })])
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const refused = results.find((result) => result.status === 'rejected')
      expect(refused?.reason).toBeInstanceOf(ValidationError)
      const { totalDocs } = await payload.count({
        collection: 'redirects',
        where: { from: { in: [a, b] } },
        overrideAccess: true,
      })
      expect(totalDocs).toBe(1)
    }
  })
})

describe('deletions', () => {
  test('a market with content, and a partner with hosts, cannot be deleted', async () => {
    const market = payload.delete({ collection: 'markets', id: content.own.markets, overrideAccess: true })
    await expect(market).rejects.toThrow(/still has \d+ in "Routes"/)
    await payload.update({
      collection: 'markets',
      id: content.own.markets,
      data: {
        hosts: [{ hostname: 'p.localhost', mode: 'agan', environment: 'local', partner: content.own.partners, canonical: true }],
      },
      overrideAccess: true,
    })
    const partner = payload.delete({ collection: 'partners', id: content.own.partners, overrideAccess: true })
    await expect(partner).rejects.toThrow(/still belong to this partner/)
  })

  test('an empty market can be deleted, and the count of a redirect is deleted with it', async () => {
    const id = await emptyMarket(payload, 'xy')
    await payload.delete({ collection: 'markets', id, overrideAccess: true })
    await payload.delete({ collection: 'redirects', id: content.own.redirects, overrideAccess: true })
    const where = { id: { equals: content.own['redirect-hits'] } }
    expect((await payload.count({ collection: 'redirect-hits', where, overrideAccess: true })).totalDocs).toBe(0)
  })
})

describe('two editors', () => {
  const rename = (name: string, updatedAt?: string) =>
    payload.update({
      collection: 'markets',
      id: content.other.markets,
      data: { name, ...(updatedAt ? { updatedAt } : {}) },
      depth: 0,
      overrideAccess: true,
    })

  test('a save over a colleague’s newer save is refused with 409, and nothing is overwritten', async () => {
    const { updatedAt } = await payload.findByID({ collection: 'markets', id: content.other.markets, overrideAccess: true })
    await rename('First', updatedAt)
    const second: unknown = await rename('Second', updatedAt).catch((error: unknown) => error)
    expect(second).toBeInstanceOf(APIError)
    expect(second).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Somebody saved this document after you opened it\./),
    })
    expect((await payload.findByID({ collection: 'markets', id: content.other.markets, overrideAccess: true })).name).toBe(
      'First',
    )
  })

  test('one of two saves is stored when two editors save the same version at the same moment', async () => {
    const { updatedAt } = await payload.findByID({ collection: 'markets', id: content.other.markets, overrideAccess: true })
    const results = await Promise.allSettled([rename('Left', updatedAt), rename('Right', updatedAt)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})
