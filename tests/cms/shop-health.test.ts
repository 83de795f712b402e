import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { brokenLinks } from '@/collections/health/broken-links'
import { redirectHealth } from '@/collections/health/redirect-health'
import { toTranslate } from '@/collections/health/translations'
import { groupOfPage, markNotForMarket } from '@/collections/translations/not-for-markets'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { type Cms, startCms } from './start-cms'

const NOW = Date.parse('2026-06-01T00:00:00.000Z')
let cms: Cms
let payload: Payload
let content: TwoMarkets
let req: PayloadRequest
beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  req = await createLocalReq({}, payload)
})

const text = (...links: string[]) => ({
  root: {
    type: 'root',
    format: '' as const,
    indent: 0,
    version: 1,
    direction: 'ltr' as const,
    children: links.map((url) => ({
      type: 'paragraph',
      version: 1,
      children: [
        {
          type: 'link',
          version: 3,
          fields: { url, linkType: 'custom', newTab: false },
          children: [{ type: 'text', text: `to ${url}`, version: 1 }],
        },
      ],
    })),
  },
})
const page = (slug: string, more: object = {}) =>
  payload.create({
    collection: 'pages',
    data: {
      market: content.own.markets,
      slug,
      title: slug,
      body: text('/kontakt'),
      _status: 'published',
      publishReason: 'a test',
      ...more,
    },
    depth: 0,
    overrideAccess: true,
  })
const deadOf = async (collection: string, id: number) =>
  (await brokenLinks(req, [content.own.markets], NOW)).documents.find(
    (found) => found.collection === collection && found.id === id,
  )?.links

test('broken links of a published page are listed by their words, and no others', async () => {
  const { id } = await page('links', { body: text('/gibt-es-nicht', '/content/links', 'https://elsewhere.example', '#top') })
  expect(await deadOf('pages', id)).toEqual(['to /gibt-es-nicht'])
})

test('a redirect that leads on mends a link, and an edit of the page is noticed', async () => {
  const { id } = await page('mended', { body: text('/frueher') })
  expect(await deadOf('pages', id)).toEqual(['to /frueher'])
  const redirect = await payload.create({
    collection: 'redirects',
    data: {
      market: content.own.markets,
      from: '/frueher',
      match: 'exact',
      to: { kind: 'screen', screen: 'home' },
      status: '301',
      enabled: true,
    },
    overrideAccess: true,
  })
  expect(await deadOf('pages', id)).toBeUndefined()
  await payload.delete({ collection: 'redirects', id: redirect.id, overrideAccess: true })
  expect(await deadOf('pages', id)).toEqual(['to /frueher'])
  await payload.update({ collection: 'pages', id, data: { body: text('/content/mended') }, overrideAccess: true })
  expect(await deadOf('pages', id)).toBeUndefined()
})

test('a banner with a link to a missing page is listed; a market that was not requested is not checked', async () => {
  const { id } = await payload.create({
    collection: 'banners',
    data: {
      market: content.own.markets,
      place: 'home',
      position: 1,
      headline: 'Look',
      link: { kind: 'page', label: 'There', slug: 'nirgends' },
    },
    overrideAccess: true,
  })
  expect(await deadOf('banners', id)).toEqual(['There'])
  const elsewhere = await brokenLinks(req, [content.other.markets], NOW)
  expect(elsewhere.documents.filter(({ market }) => market !== content.other.markets)).toEqual([])
  await payload.delete({ collection: 'banners', id, overrideAccess: true })
})

test('a redirect to a page that is gone is listed until it leads somewhere again', async () => {
  const goal = await page('ziel')
  await payload.create({
    collection: 'redirects',
    data: {
      market: content.own.markets,
      from: '/zum-ziel',
      match: 'exact',
      to: { kind: 'page', slug: 'ziel' },
      status: '301',
      enabled: true,
    },
    overrideAccess: true,
  })
  const dead = async () => (await redirectHealth(req, [content.own.markets], NOW)).found[0]?.first.dead?.from
  expect(await dead()).not.toBe('/zum-ziel')
  await payload.update({ collection: 'pages', id: goal.id, data: { _status: 'draft' }, overrideAccess: true })
  expect(await dead()).toBe('/zum-ziel')
  await payload.update({ collection: 'pages', id: goal.id, data: { _status: 'published' }, overrideAccess: true })
  expect(await dead()).not.toBe('/zum-ziel')
})

test('a copy is not translated until its texts are changed, and a draft of it counts before it is published', async () => {
  const source = await page('vorlage')
  const copy = await payload.create({
    collection: 'pages',
    data: { market: content.other.markets, slug: 'vorlage', title: source.title, body: source.body, translationOf: source.id },
    draft: true,
    overrideAccess: true,
  })
  const state = async () => (await toTranslate(req, [content.other.markets])).find((found) => found.page === copy.id)?.state
  const save = (data: object, draft: boolean) =>
    payload.update({ collection: 'pages', id: copy.id, data, draft, overrideAccess: true })
  expect(await state()).toBe('untranslated')
  await save({ title: 'Translated' }, true)
  expect(await state()).toBe('stale')
  await save({ title: source.title, _status: 'published', publishReason: 'a test' }, false)
  expect(await state()).toBe('untranslated')
  await payload.update({ collection: 'pages', id: source.id, data: { title: 'Another' }, overrideAccess: true })
  expect(await state()).toBe('stale')
})

test('a translation is missing unless it is not for the market, then out of date, and up to date once it was compared', async () => {
  const source = await page('quelle')
  const own = async () =>
    (await toTranslate(req, [content.other.markets])).filter((found) => found.source === source.id).map(({ state }) => state)
  const changeNotFor = async (isNotFor: boolean) => {
    const group = await groupOfPage(req, source.id)
    if (group) await markNotForMarket(req, { group, market: content.other.markets, isNotFor })
  }
  const third = await payload.create({
    collection: 'pages',
    data: {
      market: content.spare.own,
      slug: 'dritte',
      title: 'Third',
      translationOf: source.id,
      _status: 'published',
      publishReason: 'a test',
    },
    draft: false,
    overrideAccess: true,
  })
  expect(await own()).toEqual(['missing'])
  await changeNotFor(true)
  expect(await own()).toEqual([])
  await changeNotFor(false)
  const copy = await payload.create({
    collection: 'pages',
    data: {
      market: content.other.markets,
      slug: 'zweite',
      title: 'Second',
      translationOf: source.id,
      body: text('/'),
      _status: 'published',
      publishReason: 'a test',
    },
    overrideAccess: true,
  })
  const { textsHash } = await import('@/collections/translations/translation-state')
  const compare = async () => {
    const now = await payload.findByID({ collection: 'pages', id: source.id, depth: 0, overrideAccess: true })
    await payload.update({ collection: 'pages', id: copy.id, data: { sourceHash: textsHash(now) }, overrideAccess: true })
  }
  await compare()
  expect(await own()).toEqual([])
  await payload.update({ collection: 'pages', id: source.id, data: { title: 'Changed' }, overrideAccess: true })
  expect(await own()).toEqual(['stale'])
  await compare()
  expect(await own()).toEqual([])
  await payload.delete({ collection: 'pages', id: third.id, overrideAccess: true })
})
