import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aText } from './a-text'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'

/** The catalogue of each market: addresses of categories by key, and what else it has. */
const CATALOGUES: Record<string, Record<string, string>> = {
  own: { phones: 'handys', tablets: 'tablets' },
  other: { phones: 'moviles' },
}
const KNOWN = new Set(['handys', 'tablets', 'moviles', 'apple', 'iphone-13'])

let payload: Payload
let content: TwoMarkets
let ask: ReturnType<typeof staffQuestions>
let custom: Payload['config']['custom']
let isAway = false

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  ask = staffQuestions(payload)
  await member(payload, 'admin', [])
  custom = payload.config.custom
  const readCatalogue = async (indexes: { devices: string }, list: string, { value }: { value: string }) => {
    if (isAway) throw new Error('The catalogue does not answer')
    const categories = CATALOGUES[indexes.devices.includes('at') ? 'other' : 'own'] ?? {}
    if (list === 'categories')
      return { choices: Object.entries(categories).map(([key, url]) => ({ value: key, label: key, beside: url })), chosen: null }
    const isOwn = list === 'addresses' ? Object.values(categories).includes(value) : KNOWN.has(value)
    return { choices: [], chosen: isOwn ? value : null }
  }
  payload.config.custom = { ...custom, readCatalogue }
})
afterAll(() => void (payload.config.custom = custom))

const link = (key: string, categoryUrl: string) => ({
  blocks: [{ blockType: 'call-to-action', heading: 'Los', link: { label: 'Los', kind: 'category', key, categoryUrl } }],
})
const typed = (url: string) => ({
  body: aText('Mehr: ', {
    type: 'link',
    version: 3,
    fields: { url, linkType: 'custom', newTab: false },
    children: [{ type: 'text', version: 1, text: 'Hier' }],
  }),
})
const kinds = async (market: number, more: object): Promise<string[]> => {
  const page = { market, slug: 'verweise', title: 'Verweise', metaDescription: 'Eine Seite.', body: aText('Text.'), ...more }
  const { body } = await ask('POST', '/pages/problems', 'admin', page)
  return body.problems.map(({ kind }: { kind: string }) => kind)
}

test.each([
  ['a category with the address of another market is checked by the address of its own', link('phones', 'handys'), []],
  ['a category that the market does not have is a problem', link('tablets', 'tablets'), ['link-category']],
  ['a typed address of a category of another market is a problem', typed('/sell/handys'), ['link-missing']],
  ['a typed address of an own category is none', typed('/sell/moviles'), []],
  ['a typed address of a series that the catalogue lacks is a problem', typed('/products/overview-nokia'), ['link-missing']],
  ['a typed address of a device that the catalogue lacks is a problem', typed('/products/iphone-99'), ['link-missing']],
  ['a typed address of a device of the catalogue is none', typed('/products/iphone-13'), []],
])('%s', async (_title, page, expected) => {
  expect(await kinds(content.other.markets, page)).toEqual(expected)
})

test('no link is a problem because the catalogue does not answer', async () => {
  isAway = true
  expect(await kinds(content.other.markets, link('phones', 'handys'))).toEqual([])
  expect(await kinds(content.other.markets, typed('/products/iphone-99'))).toEqual([])
  isAway = false
})

test('a copy of a page in another market leads to the categories of that market', async () => {
  const data = {
    market: content.own.markets,
    slug: 'kopierbar',
    title: 'Kopierbar',
    ...typed('/sell/handys?x=1'),
    ...link('phones', 'handys'),
  }
  const page = await payload.create({
    collection: 'pages',
    data: { ...data, _status: 'published' } as never,
    overrideAccess: true,
  })
  const { body } = await ask('POST', `/pages/${page.id}/copy`, 'admin', { market: content.other.markets })
  const made = await payload.findByID({ collection: 'pages', id: body.id, draft: true, depth: 0, overrideAccess: true })
  expect(JSON.stringify(made.body)).toContain('"/sell/moviles?x=1"')
  expect(made.blocks).toMatchObject([{ link: { key: 'phones', categoryUrl: 'moviles' } }])
})

test('the published content has the addresses of each market, and links of the shop lead there', async () => {
  const { refreshCategories } = await import('@/cms/category-cache')
  const { loadContent } = await import('@/cms/load')
  const { compileDirectory } = await import('@/domain/routing/directory')
  const { linkTarget } = await import('@/storefront/shop/link-target')
  expect(await refreshCategories(payload)).toBe(true)
  expect(await refreshCategories(payload)).toBe(false)
  const shop = compileDirectory(await loadContent(payload), { port: 3000, hashOf: () => '0'.repeat(12) }).shopOf('at.localhost')
  const to = (key: string) => ({ label: 'Los', to: { kind: 'category' as const, key, url: 'handys' } })
  expect(shop && linkTarget(shop, to('phones'))).toMatchObject({ href: '/sell/moviles' })
  expect(shop && linkTarget(shop, to('tablets'))).toBeNull()
})

const saved = async (id: number) =>
  (await payload.findByID({ collection: 'redirects', id, depth: 0, overrideAccess: true })).to?.params?.map(({ value }) => value)

test('redirects to categories follow the catalogue of their market, and those that cannot are listed as leading to nothing', async () => {
  const { markets: market } = content.own
  const redirect = async (from: string, screen: 'sellCategory' | 'product', name: string, value: string) => {
    const to = { kind: 'screen' as const, screen, params: [{ name, value }] }
    const data = { market, from, match: 'exact' as const, status: '301' as const, enabled: true, to }
    return (await payload.create({ collection: 'redirects', data, overrideAccess: true })).id
  }
  const phones = await redirect('/alt-handys', 'sellCategory', 'category', 'handys')
  const tablets = await redirect('/alt-tablets', 'sellCategory', 'category', 'tablets')
  await redirect('/altes-iphone', 'product', 'pdp', 'iphone-13')
  await redirect('/altes-nokia', 'product', 'pdp', 'nokia-99')
  const dead = async () => {
    const { body } = await ask('GET', `/redirects/problems?market=de`, 'admin')
    const listed = JSON.stringify(body)
    return ['/alt-handys', '/alt-tablets', '/altes-iphone', '/altes-nokia'].filter((from) => listed.includes(from))
  }
  expect(await dead()).toEqual(['/altes-nokia'])
  const { elasticIndexes } = await payload.findByID({ collection: 'markets', id: content.other.markets, overrideAccess: true })
  const { elasticIndexes: before } = await payload.findByID({ collection: 'markets', id: market, overrideAccess: true })
  const move = (indexes: object) =>
    payload.update({ collection: 'markets', id: market, data: { elasticIndexes: indexes } as never, overrideAccess: true })
  await move(elasticIndexes)
  expect([await saved(phones), await saved(tablets)]).toEqual([['moviles'], ['tablets']])
  expect(await dead()).toEqual(['/alt-tablets', '/altes-nokia'])
  await move(before)
  expect([await saved(phones), await dead()]).toEqual([['handys'], ['/altes-nokia']])
})

test('a published page with a typed address that its catalogue lacks is among the broken links', async () => {
  const { createLocalReq } = await import('payload')
  const { brokenLinks } = await import('@/collections/health/broken-links')
  const data = { market: content.own.markets, slug: 'getippt', title: 'Getippt', ...typed('/products/iphone-99') }
  const more = { _status: 'published', publishReason: 'a test' }
  const page = await payload.create({ collection: 'pages', data: { ...data, ...more } as never, overrideAccess: true })
  const { documents } = await brokenLinks(await createLocalReq({}, payload), [content.own.markets], Date.now())
  expect(documents.find(({ id, collection }) => collection === 'pages' && id === page.id)?.links).toEqual(['Hier'])
})
