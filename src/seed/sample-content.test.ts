import { beforeAll, describe, expect, test } from 'vitest'
import { contentHash } from '@/cms/content-hash'
import { type CmsContent, type MarketContent, parsePage } from '@/domain/content/content'
import { linksOfPage } from '@/domain/content/page-links'
import { compileDirectory, type Directory } from '@/domain/routing/directory'
import { redirectFor } from '@/domain/routing/follow-redirects'
import { findAmbiguity, matchRoute, pathTo } from '@/domain/routing/route-map'
import { SCREENS, isScreen } from '@/domain/routing/screens'
import type { Shop } from '@/domain/routing/shop'
import { seedContent } from './sample-content'

let content: CmsContent
let directory: Directory
beforeAll(async () => {
  content = await seedContent({ port: 3000 })
  directory = compileDirectory(content, { port: 3000, hashOf: contentHash })
})

const NOW = Date.UTC(2026, 10, 21)
const shop = (hostname: string): Shop => {
  const found = directory.shopOf(hostname)
  if (!found) throw new Error(`No shop answers ${hostname}`)
  return found
}
const market = (code: string): MarketContent => {
  const found = content.find((row) => row.market.code === code)
  if (!found) throw new Error(`No market ${code}`)
  return found
}
const fiveShops = () => ['at', 'de', 'es', 'fr', 'it'].map((code) => shop(`${code}.localhost`))
const params = (path: string) => path.replace(/\{([A-Za-z]+)\}/g, 'a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4e5f6')

describe('markets', () => {
  test('six markets with their locale, application id and local host (contracts 2)', () => {
    expect(content.map(({ market: m }) => [m.code, m.locale, m.timeZone, m.applicationId, m.dateFormat])).toEqual([
      ['at', 'de-AT', 'Europe/Vienna', 'wkfs_de_AT', 'dd.mm.yy'],
      ['de', 'de-DE', 'Europe/Berlin', 'wkfs_de_DE', 'dd.mm.yy'],
      ['es', 'es-ES', 'Europe/Madrid', 'wkfs_es_ES', 'dd/mm/yy'],
      ['fr', 'fr-FR', 'Europe/Paris', 'wkfs_fr_FR', 'dd/mm/yy'],
      ['it', 'it-IT', 'Europe/Rome', 'wkfs_it_IT', 'dd/mm/yy'],
      ['en', 'en-IE', 'Europe/Dublin', 'wkfs_en_IE', 'dd/mm/yy'],
    ])
    expect(shop('localhost').market.code).toBe('en')
    expect(shop('b2bwidget.de.localhost').business).toBe(true)
    expect(directory.shopOf('b2bwidget.at.localhost')).toBeNull()
  })

  test('the seeded markets have the required settings', () => {
    const codesWith = (has: (row: MarketContent) => boolean) => content.filter(has).map((row) => row.market.code)
    expect(codesWith((row) => row.market.switches.newsletter)).toEqual(['de', 'es', 'fr', 'it', 'en'])
    expect(codesWith((row) => row.market.switches.socialButtons)).toEqual(['at', 'de'])
    expect(codesWith((row) => row.market.switches.b2b)).toEqual(['de'])
    expect(codesWith((row) => row.market.rating.seal || row.market.rating.slider)).toEqual(['de'])
    expect(codesWith((row) => row.market.switches.homeBanner && row.banners.length === 1)).toHaveLength(6)
    expect(codesWith((row) => row.contactSubjects.length === 10)).toHaveLength(6)
    expect(content.every((row) => row.market.rating.sample)).toBe(true)
  })

  test('every market has a host in every mode and environment, the English preview in the default mode', () => {
    for (const { market: m, hosts } of content) {
      const modes = new Set(hosts.map((host) => host.mode))
      expect(hosts, m.code).toHaveLength(modes.size * 4)
    }
    expect(market('en').hosts).toHaveLength(4)
    expect(market('de').hosts).toHaveLength(16)
  })
})

describe('routes', () => {
  test('no two patterns of a market compete', () => {
    for (const row of content) expect(findAmbiguity(row.routes), row.market.code).toBeNull()
  })

  test.each([
    ['de.localhost', 'overview', '/produkte/uebersicht-x'],
    ['at.localhost', 'overview', '/produkte/uebersicht-x'],
    ['es.localhost', 'overview', '/productos/todos-los-articulos-x'],
    ['fr.localhost', 'overview', '/produits/apercu-x'],
    ['it.localhost', 'overview', '/prodotti/panoramica-x'],
    ['localhost', 'overview', '/products/overview-x'],
    ['fr.localhost', 'sellCategory', '/catalogue/x'],
    ['it.localhost', 'checkout', '/guardare'],
    ['it.localhost', 'thankYou', '/grazie'],
    ['es.localhost', 'checkout', '/checkout'],
    ['de.localhost', 'b2bLanding', '/b2b/ankaufsportal'],
    ['fr.localhost', 'passwordReset', '/account/password-reset'],
    ['localhost', 'passwordReset', '/account/password/reset'],
    ['es.localhost', 'contact', '/contacto'],
  ])('on %s the screen %s is %s', (host, screen, path) => {
    if (!isScreen(screen)) throw new Error(screen)
    expect(pathTo(shop(host).routes, screen, { overview: 'x', category: 'x' })).toBe(path)
  })

  test.each(Object.entries(SCREENS))('the English form of %s opens it in every market', (screen, row) => {
    for (const each of [...fiveShops(), shop('localhost')]) {
      expect(matchRoute(each.routes, params(row.english))?.screen, each.market.code).toBe(screen)
    }
  })

  test('links of old mails open their screen with the same ids', () => {
    for (const each of fiveShops()) {
      const path = '/browser/clarificationQuickAnswer/id/a1/trade/b2/offerid/c3'
      expect(redirectFor(each, path, '', NOW)).toBeNull()
      expect(matchRoute(each.routes, path)).toMatchObject({
        screen: 'quickAnswer',
        params: { id: 'a1', trade: 'b2', offerid: 'c3' },
      })
      expect(redirectFor(each, '/browser/clarification/id/a1/trade/b2', '', NOW)).toBeNull()
    }
  })
})

describe('redirects', () => {
  test('every source leads in one hop to a route that exists', () => {
    let count = 0
    for (const each of [...fiveShops(), shop('localhost')]) {
      for (const row of market(each.market.code).redirects) {
        const [path = '', query = ''] = params(row.from).split('?')
        const moved = redirectFor(each, path, query, NOW)
        if (moved?.kind !== 'moved') throw new Error(`${each.market.code}: ${row.from} leads nowhere`)
        const target = moved.location.split('?')[0] ?? ''
        expect(matchRoute(each.routes, target)?.canonical, `${row.from} -> ${target}`).toBe(true)
        expect(redirectFor(each, target, '', NOW), `${target} goes on`).toBeNull()
        count += 1
      }
    }
    expect(count).toBeGreaterThan(130)
  })

  test.each([
    ['de.localhost', '/browser/content/agb', '/content/agb'],
    ['de.localhost', '/browser/anything/else', '/'],
    ['de.localhost', '/browser/faq', '/kontakt'],
    ['it.localhost', '/faq', '/contatti'],
    ['at.localhost', '/warenkorb?utm_source=mail', '/?utm_source=mail'],
    ['es.localhost', '/cesta', '/'],
    ['it.localhost', '/carrello', '/'],
    ['fr.localhost', '/panier', '/'],
    [
      'de.localhost',
      '/newsletter/abmelden?hash=abcdefabcdefabcdefabcdefabcdefabcdef',
      '/newsletter/unsubscribe/abcdefabcdefabcdefabcdefabcdefabcdef',
    ],
    [
      'de.localhost',
      '/newsletter-abmelden/abcdefabcdefabcdefabcdefabcdefabcdef',
      '/newsletter/unsubscribe/abcdefabcdefabcdefabcdefabcdefabcdef',
    ],
    ['es.localhost', '/aviso-legal', '/content/aviso-legal'],
    ['fr.localhost', '/vendre/telephone-portable', '/catalogue/smartphones'],
    ['fr.localhost', '/reprise/apple/iphone-12', '/catalogue/smartphones'],
  ])('%s%s -> %s', (host, from, to) => {
    const [path = '', query = ''] = from.split('?')
    expect(redirectFor(shop(host), path, query, NOW)).toMatchObject({ kind: 'moved', location: to })
  })

  test('France redirects at least forty old product and category paths to the catalogue', () => {
    const old = market('fr').redirects.filter(({ to }) => to?.kind === 'screen' && to.screen === 'sellCategory')
    expect(old.length).toBeGreaterThanOrEqual(40)
    const categories = market('fr').navigation.main.map(({ to }) => (to.kind === 'category' ? to.url : ''))
    for (const { to } of old) expect(categories).toContain(to?.kind === 'screen' ? to.params.category : null)
  })

  test('no source is listed twice in a market', () => {
    for (const row of content) {
      const sources = row.redirects.map(({ match, from }) => `${match} ${from}`)
      expect(new Set(sources).size, row.market.code).toBe(sources.length)
    }
  })
})

describe('pages and navigation', () => {
  test('no column of the footer repeats its own links to the buy shop and the sell shop', () => {
    for (const { market: m, navigation } of content)
      for (const address of [m.buyShopLink, m.sellShopUrl])
        expect(JSON.stringify(navigation.footer)).not.toContain(`"${address}"`)
  })

  test('eleven pages a market, each linked from the footer or the legal row (R-08, P-34)', () => {
    for (const { market: m, pages, navigation } of content) {
      const links = [...navigation.footer.flatMap((column) => column.links), ...navigation.legal]
      const linked = links.flatMap(({ to }) => (to.kind === 'page' ? [to.slug] : []))
      expect(pages.map((page) => page.slug).toSorted(), m.code).toEqual(linked.toSorted())
      expect(pages, m.code).toHaveLength(11)
      const statement = pages.find(({ slug }) => /^(acces|barriere)/.test(slug))?.slug
      expect(navigation.legal, m.code).toContainEqual({ label: expect.any(String), to: { kind: 'page', slug: statement } })
    }
  })

  test('every link inside a page leads to a page of the same market', () => {
    for (const { market: m, pages } of content) {
      const slugs = new Set(pages.map((page) => `/content/${page.slug}`))
      const urls = [...JSON.stringify(pages).matchAll(/"url":"(?!\/media\/)([^"]+)"/g)].map((match) => match[1] ?? '')
      expect(urls.length).toBeGreaterThan(20)
      for (const url of urls) expect(slugs, `${m.code}: ${url}`).toContain(url)
    }
  })

  test('every link of a page and its blocks leads to a page or a screen of its market', () => {
    for (const { market: m, pages } of content) {
      const slugs = pages.map(({ slug }) => slug)
      const links = pages.flatMap((page) => linksOfPage(parsePage(page)))
      expect(links.filter(({ path }) => path.includes('.link.')).length, m.code).toBe(5)
      for (const { to, path } of links) {
        if (to.kind === 'address') expect(slugs, `${m.code} ${path}`).toContain(to.address.replace('/content/', ''))
        else if (to.kind === 'page') expect(slugs, `${m.code} ${path}`).toContain(to.slug)
        else expect(to, `${m.code} ${path}`).toSatisfy((target: typeof to) => target.kind === 'screen' && isScreen(target.screen))
      }
    }
  })

  test('the same pages of all markets are made of the same blocks', () => {
    const shape = ({ pages }: MarketContent) => pages.map((page) => [page.key, parsePage(page).blocks.map(({ type }) => type)])
    for (const each of content) expect(shape(each), each.market.code).toEqual(shape(market('de')))
    expect(new Set(market('de').pages.flatMap((page) => parsePage(page).blocks.map(({ type }) => type)))).toEqual(
      new Set(['picture', 'steps', 'text', 'questions', 'call-to-action']),
    )
  })

  test('a page is real rich text: headings, lists, links and no Markdown left over', () => {
    const terms = market('de').pages.find((page) => page.key === 'terms')
    const text = JSON.stringify(terms && parsePage(terms).body)
    expect(text).toContain('"type":"heading"')
    expect(text).toContain('"listType":"number"')
    expect(text).toContain('"type":"link"')
    expect(JSON.stringify(content)).not.toMatch(/\*\*|\]\(|"text":"## /)
  })

  test('seeding twice gives the same content hash', async () => {
    expect(contentHash(await seedContent({ port: 3000 }))).toBe(contentHash(content))
  })
})
