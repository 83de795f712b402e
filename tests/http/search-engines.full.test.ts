import { describe, expect, test } from 'vitest'
import { ask } from '../support/shop-address'
import { content, hosts, inParallel, PERSON, findShop } from './shops'

const indexable = hosts.filter(({ environment, mode, hostname }) => {
  return environment === 'local' && mode === 'default' && findShop(hostname).market.indexable
})
/** Five thousand devices are too many for a test: only every so many of a long list. */
const SAMPLE = 4

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
const sampled = (list: readonly string[]) => list.filter((_, index) => index % Math.ceil(list.length / SAMPLE) === 0)
/** Requests the path of a canonical address on the local host. */
const get = (address: string) => {
  const { hostname, pathname } = new URL(address)
  return ask(hostname, pathname, { headers: PERSON })
}
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, language = '', href = '']) => [
      language,
      href,
    ]),
  )

describe.each(indexable.map(({ hostname }) => hostname))('the sitemap of %s', (hostname) => {
  test('lists pages that answer 200 under exactly that address, whose alternates link back', async () => {
    const parts = locations((await ask(hostname, '/sitemap.xml', { headers: PERSON })).body)
    expect(parts.length).toBeGreaterThan(9)
    await inParallel(parts, 2, async (part) => {
      const answer = await get(part)
      expect([part, answer.status, answer.headers['content-type']]).toEqual([part, 200, 'application/xml; charset=utf-8'])
      const listed = locations(answer.body)
      expect(new Set(listed).size).toBe(listed.length)
      await inParallel(sampled(listed), 4, async (address) => {
        const page = await get(address)
        expect([address, page.status, canonicalOf(page.body)]).toEqual([address, 200, address])
        const { 'x-default': fallback, ...alternates } = alternatesOf(page.body)
        // A page that only this market has names no alternates.
        if (fallback === undefined) return expect(alternates).toEqual({})
        expect(alternates[findShop(hostname).locale]).toBe(address)
        expect(Object.values(alternates)).toContain(fallback)
      })
    })
  })

  test('lists every device of the market once', async () => {
    const parts = locations((await ask(hostname, '/sitemap.xml', { headers: PERSON })).body)
    const devices = new Set<string>()
    for (const part of parts.filter((name) => name.includes('/devices-')))
      for (const address of locations((await get(part)).body)) devices.add(address)
    expect(devices.size).toBe(5221)
  })
})

test('alternates name each other, both ways', async () => {
  const [first] = indexable
  const own = content.find(({ market }) => market.code === 'de')?.pages ?? []
  const statement = own.find(({ key }) => key === 'accessibility')?.slug ?? expect.unreachable('no accessibility statement')
  const paths = ['/', '/produkte/apple-iphone-13-128gb', '/produkte/uebersicht-apple-handys', '/verkaufen/handys', '/kontakt']
  paths.push(`/content/${statement}`)
  const german = indexable.find(({ hostname }) => findShop(hostname).market.searchDefault) ?? first
  await inParallel(paths, 2, async (path) => {
    const alternates = alternatesOf((await ask(german?.hostname ?? '', path, { headers: PERSON })).body)
    expect([path, Object.keys(alternates).length]).toEqual([path, indexable.length + 1])
    for (const address of Object.values(alternates))
      expect([address, alternatesOf((await get(address)).body)]).toEqual([address, alternates])
  })
})

const tagOf = (html: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1]

test.each(indexable.map(({ hostname }) => hostname))(
  'pages of %s have tags for other sites, and a PNG of at most 60 KB that is cached',
  async (hostname) => {
    const [address = ''] = locations((await get(`${findShop(hostname).indexOrigin}/sitemaps/devices-phones-1.xml`)).body)
    for (const page of [address, `${findShop(hostname).indexOrigin}/`]) {
      const { body } = await get(page)
      expect(['og:url', 'og:locale', 'twitter:card'].map((name) => tagOf(body, name))).toEqual([
        page,
        findShop(hostname).locale.replace('-', '_'),
        'summary_large_image',
      ])
      const picture = new URL(tagOf(body, 'og:image') ?? '')
      const { status, headers, bytes } = await ask(hostname, picture.pathname + picture.search)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/png', 'public, max-age=86400'])
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
      expect(bytes.length).toBeLessThan(60 * 1024)
    }
    expect((await ask(hostname, '/share/1/device,no-such-device.png')).status).toBe(404)
  },
)

test('a host that search engines may read names its sitemap; the others are closed or name none', async () => {
  await inParallel(hosts, 4, async ({ hostname, mode }) => {
    const { body } = await ask(hostname, '/robots.txt', { headers: PERSON })
    const { noindex, indexOrigin } = findShop(hostname)
    const open = `User-agent: *\nDisallow: /api/\n`
    const sitemap = mode === 'default' ? `\nSitemap: ${indexOrigin}/sitemap.xml\n` : ''
    expect([hostname, body]).toEqual([hostname, noindex ? 'User-agent: *\nDisallow: /\n' : open + sitemap])
  })
})

test('a partner’s page has the market’s page as its canonical, and no sitemap', async () => {
  const partners = hosts.filter(({ environment, mode }) => environment === 'local' && mode !== 'default')
  await inParallel(partners, 4, async ({ hostname }) => {
    const home = await ask(hostname, '/', { headers: PERSON })
    expect([hostname, canonicalOf(home.body)]).toEqual([hostname, `${findShop(hostname).indexOrigin}/`])
    expect((await ask(hostname, '/sitemap.xml', { headers: PERSON })).status).toBe(404)
  })
})

test('structured data is JSON, without ratings', async () => {
  for (const path of ['/', '/verkaufen/handys', '/produkte/uebersicht-apple-handys', '/produkte/apple-iphone-13-128gb']) {
    const { body } = await ask('de.localhost', path, { headers: PERSON })
    const things = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
      JSON.parse(json),
    )
    expect([path, things.length]).toEqual([path, path.startsWith('/produkte/apple') ? 2 : 1])
    expect(JSON.stringify(things)).not.toMatch(/rating|review/i)
  }
})
