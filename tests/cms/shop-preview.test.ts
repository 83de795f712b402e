import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadContent } from '@/cms/load'
import { openShopPreview } from '@/cms/open-shop-preview'
import type { CmsContent } from '@/domain/content/content'
import { compileDirectory } from '@/domain/routing/directory'
import { contentHash } from '@/cms/content-hash'
import { decide } from '@/domain/routing/decide'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { releaseRequests, save, unique } from './release-requests'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'

const MINUTE = 60_000
const start = Math.ceil(Date.now() / MINUTE) * MINUTE + 60 * MINUTE
const always = { depth: 0, overrideAccess: true } as const
const ORIGIN = 'http://admin.localhost:3000'
let payload: Payload
let content: TwoMarkets
let ask: ReturnType<typeof staffQuestions>
let requests: ReturnType<typeof releaseRequests>

beforeAll(async () => {
  ;({ payload } = await startCms())
  content = await contentOfTwoMarkets(payload)
  ask = staffQuestions(payload, ORIGIN)
  requests = releaseRequests(ask, start)
  for (const role of ['admin', 'content-manager', 'translator', 'read-only'] as const) await member(payload, role, [])
  await member(payload, 'market-manager', [content.other.markets])
})
let before: unknown
beforeEach(async () => void (before = await loadContent(payload)))
afterEach(async () => expect(await loadContent(payload)).toEqual(before))

const compile = (all: CmsContent, salt: string) =>
  compileDirectory(all, { port: 3000, hashOf: (value) => contentHash({ salt, value }) })
const tokenOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
const open = (url: string, market = 'de', now = Date.now()) =>
  openShopPreview(payload, { token: tokenOf(url), market, now }, compile)
const shopOf = async (url: string) => (await open(url))?.directory.shopOf('de.localhost')
const differ = (values: object, who = 'content-manager', collection = 'banners', document: number | null = content.own.banners) =>
  ask('POST', `/live/${collection}/differences`, who, { document, values })

describe('what a save would change', () => {
  test('what a save would change is said in the words of the form, and the shop shows it before it is saved', async () => {
    const { status, body } = await differ({ headline: 'Noch nicht' })
    expect([status, body.rows]).toMatchObject([200, [{ path: 'headline', label: 'Headline', lines: [{ then: 'Noch nicht' }] }]])
    expect(body.shops).toMatchObject([
      { market: 'Deutschland', url: expect.stringContaining('http://de.localhost:3000/__preview/') },
    ])
    const shop = await shopOf(body.shops[0].url)
    expect(shop?.preview).toEqual({ admin: null })
    expect(shop?.content.banners.map(({ headline }) => headline)).toContain('Noch nicht')
  })

  test('what a save would change is asked for a new banner, a market, a navigation and contact subjects, too', async () => {
    const banner = { market: content.own.markets, place: 'home', position: -5, headline: 'Ganz neu' }
    const made = (await differ(banner, 'content-manager', 'banners', null)).body
    expect((await shopOf(made.shops[0].url))?.content.banners[0]?.headline).toBe('Ganz neu')
    const market = (await differ({ switches: { newsletter: false } }, 'admin', 'markets', content.own.markets)).body
    expect((await shopOf(market.shops[0].url))?.market.switches.newsletter).toBe(false)
    const navigation = (await differ({ main: [] }, 'admin', 'navigation', content.own.navigation)).body
    expect((await shopOf(navigation.shops[0].url))?.content.navigation.main).toEqual([])
  })

  test('what a save would change is nothing where nothing differs, and what a save would refuse is refused', async () => {
    expect((await differ({})).body).toEqual({ rows: [], shops: [] })
    const refused = await differ({ headline: '' })
    expect([refused.status, refused.body.errors[0].message]).toEqual([400, expect.anything()])
    for (const who of ['read-only', 'market-manager']) expect((await differ({ headline: 'x' }, who)).status).toBe(403)
    const settings = await differ({ switches: { newsletter: false } }, 'translator', 'markets', content.own.markets)
    expect(settings.status).toBe(403)
  })

  test('what a save would change is not shown by another market, after half an hour, or with a changed token', async () => {
    const [{ url }] = (await differ({ headline: 'Kurz' })).body.shops
    expect(await open(url, 'at')).toBeNull()
    expect(await open(url, 'de', Date.now() + 31 * MINUTE)).toBeNull()
    expect(await open(`${url}x`)).toBeNull()
  })
})

describe('a partner before it is published', () => {
  const hosts = (data: readonly object[]) =>
    payload.update({ collection: 'markets', id: content.own.markets, data: { hosts: data as never }, ...always })

  test('a partner before it is published is shown under its own hosts, and in a frame of the admin as the form is', async () => {
    const id = content.own.partners
    const { hosts: before = [] } = await payload.findByID({ collection: 'markets', id: content.own.markets, ...always })
    const host = { hostname: 'agan.de.localhost', mode: 'agan', environment: 'local', partner: id, canonical: true }
    await hosts([...(before ?? []), host])
    const { body } = await differ({ headline: 'Nur zur Ansicht' }, 'admin', 'partners', id)
    expect(body.shops).toMatchObject([{ market: 'Deutschland · agan.de.localhost', mode: 'agan' }])
    const partnerIn = async (url: string) => {
      const preview = await open(url)
      const shop = preview?.directory.shopOf('agan.de.localhost')
      return [preview?.framed, shop?.preview, shop?.partner?.headline]
    }
    expect(await partnerIn(body.shops[0].url)).toEqual([false, { admin: null }, 'Nur zur Ansicht'])
    const release = await requests.open()
    await requests.collect(release, save('partners', id, { headline: 'In der Freigabe' }), 'admin')
    const { shops } = (await ask('POST', `/releases/${release}/previews`, 'admin', {})).body
    expect(await partnerIn(shops.at(-1).url)).toEqual([false, { admin: null }, 'In der Freigabe'])
    await ask('DELETE', `/releases/${release}`, 'admin')

    const frame = (values: object) => ask('POST', `/partners/${id}/preview`, 'admin', { values })
    const typed = (await frame({ headline: 'Getippt' })).body
    expect([typed.mode, typed.modes, await partnerIn(typed.url)]).toEqual([
      'agan',
      ['agan'],
      [true, { admin: ORIGIN }, 'Getippt'],
    ])
    expect(
      (await frame({ colours: { action: '#ffffff', onAction: '#ffffff', ground: '#ffffff', tint: '#ffffff' } })).status,
    ).toBe(400)
    const draft = { headline: 'Als Entwurf', _status: 'draft' } as const
    await payload.update({ collection: 'partners', id, data: draft, draft: true, ...always })
    const stored = (await ask('GET', `/partners/${id}/preview`, 'read-only')).body
    expect(await partnerIn(stored.url)).toEqual([true, { admin: ORIGIN }, 'Als Entwurf'])
    await hosts(before ?? [])
  })
})

describe('a release before its minute', () => {
  const makeRelease = async (minutes: number | null, headline: string) => {
    const release = await requests.open()
    await requests.collect(release, save('banners', content.own.banners, { headline }))
    if (minutes !== null) await requests.schedule(release, minutes)
    return release
  }
  const previewOf = (release: number, who = 'content-manager') => ask('POST', `/releases/${release}/previews`, who, {})
  const end = async (release: number) => {
    await ask('DELETE', `/releases/${release}/schedule`, 'admin')
    await ask('DELETE', `/releases/${release}`, 'admin')
  }

  test('a release before its minute is shown in the shop of every market, with the redirects that it makes', async () => {
    const release = await makeRelease(null, 'Mit Freigabe')
    const from = `/${unique('bald')}`
    const to = { kind: 'external', url: 'https://example.org/' }
    const redirect = { market: content.own.markets, from, match: 'exact', status: '302', enabled: true, to }
    await requests.collect(release, save('redirects', null, redirect))
    const { body } = await previewOf(release)
    expect(body.shops.map(({ market }: { market: string }) => market)).toEqual(
      expect.arrayContaining(['Deutschland', 'Österreich']),
    )
    const { url } = body.shops.find(({ market }: { market: string }) => market === 'Deutschland')
    const preview = await open(url)
    const shop = preview?.directory.shopOf('de.localhost')
    expect(shop?.content.banners.map(({ headline }) => headline)).toContain('Mit Freigabe')
    const visit = { hostname: 'de.localhost', path: from, query: '', now: preview?.at ?? 0, staffHost: false }
    expect(preview && decide(preview.directory, visit)).toMatchObject({ kind: 'redirect', status: 302 })
    await end(release)
  })

  test('a release before its minute is shown at its minute: with banners of that time, and with releases that go live before it', async () => {
    const period = { validFrom: new Date(start + 5 * MINUTE).toISOString(), validTo: new Date(start + 15 * MINUTE).toISOString() }
    const later = { market: content.own.markets, place: 'home' as const, position: -9, headline: 'Nur dann', ...period }
    const banner = await payload.create({ collection: 'banners', data: later, ...always })
    const [first, second] = [await makeRelease(10, 'Zuerst'), await requests.open()]
    await requests.collect(second, save('banners', content.own.banners, { text: 'Danach' }))
    await requests.schedule(second, 12)
    const { url } = (await previewOf(second)).body.shops.find(({ market }: { market: string }) => market === 'Deutschland')
    const preview = await open(url)
    expect(preview?.at).toBe(start + 12 * MINUTE)
    expect(preview?.directory.shopOf('de.localhost')?.content.banners).toMatchObject([
      { headline: 'Nur dann', validFrom: null },
      { headline: 'Zuerst', text: 'Danach' },
    ])
    await Promise.all([end(first), end(second)])
    await payload.delete({ collection: 'banners', id: banner.id, ...always })
  })

  test('a release before its minute is for those who make releases, in the markets that they may read', async () => {
    const release = await makeRelease(null, 'Rechte')
    for (const who of ['translator', 'read-only']) expect((await previewOf(release, who)).status).toBe(403)
    const { body } = await previewOf(release, 'market-manager')
    expect(body.shops.map(({ market }: { market: string }) => market)).toEqual(['Österreich'])
    await end(release)
  })

  test('a release before its minute names what would be refused, and shows nothing without changes', async () => {
    const release = await requests.open()
    expect((await previewOf(release)).status).toBe(400)
    const page = await payload.create({
      collection: 'pages',
      draft: true,
      data: { market: content.own.markets, slug: unique('leer'), title: 'Leer', _status: 'draft' },
      ...always,
    })
    await requests.collect(release, { kind: 'publish', document: page.id })
    const { status, body } = await previewOf(release)
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('Leer')])
    await end(release)
    await payload.delete({ collection: 'pages', id: page.id, ...always })
  })
})
