import { createLocalReq, type Payload, type RequiredDataFromCollectionSlug, ValidationError } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { STAFF_LANGUAGES } from '@/domain/staff-words'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { type Cms, startCms } from './start-cms'

let cms: Cms
let payload: Payload
let content: TwoMarkets
beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
})

const always = { depth: 0, overrideAccess: true } as const
type PageData = Partial<RequiredDataFromCollectionSlug<'pages'>> & { keepOldAddress?: boolean }

async function page(slug: string, market = content.own.markets): Promise<number> {
  const { body } = await payload.findByID({ collection: 'pages', id: content.own.pages, ...always })
  const data = { market, slug, title: slug, ...(body ? { body } : {}), _status: 'published' as const }
  return (await payload.create({ collection: 'pages', data, ...always })).id
}
const publish = (id: number, data: PageData) =>
  payload.update({ collection: 'pages', id, data: { ...data, _status: 'published' }, ...always })

/** Old addresses of a market that start like this, and their targets. */
async function redirects(start: string, market = content.own.markets) {
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { and: [{ market: { equals: market } }, { from: { like: start } }] },
    sort: 'from',
    limit: 0,
    ...always,
  })
  return docs.map(({ from, status, to }) => [from, status, to?.slug ?? to?.path ?? to?.screen])
}
const redirect = (data: Partial<RequiredDataFromCollectionSlug<'redirects'>>) =>
  payload.create({
    collection: 'redirects',
    data: { market: content.own.markets, from: '/x', match: 'exact', status: '301', enabled: true, ...data },
    ...always,
  })

async function problemsOf(save: Promise<unknown>): Promise<Readonly<Record<string, string>>> {
  const error: unknown = await save.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ValidationError)) throw error ?? new Error('The save was not refused')
  return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]))
}

test('a published page with a new slug stays reachable at the old one, in its own market alone', async () => {
  const id = await page('eins-a')
  await page('eins-a', content.other.markets)
  await publish(id, { slug: 'eins-b' })
  expect(await redirects('/content/eins')).toEqual([['/content/eins-a', '301', 'eins-b']])
  expect(await redirects('/content/eins', content.other.markets)).toEqual([])
})

test('a rename without the offered redirect makes none', async () => {
  const id = await page('zwei-a')
  await publish(id, { slug: 'zwei-b', keepOldAddress: false })
  expect(await redirects('/content/zwei')).toEqual([])
})

test('a draft with a new slug moves nothing until it is published, however often it was saved', async () => {
  const id = await page('drei-a')
  for (const slug of ['drei-b', 'drei-c'])
    await payload.update({ collection: 'pages', id, data: { slug, _status: 'draft' }, draft: true, ...always })
  expect(await redirects('/content/drei')).toEqual([])
  await publish(id, { title: 'Drei' })
  expect(await redirects('/content/drei')).toEqual([['/content/drei-a', '301', 'drei-c']])
})

test('a page that was never public gets no redirect from its old address', async () => {
  const id = await page('vier-a')
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' }, ...always })
  await publish(id, { slug: 'vier-b' })
  expect(await redirects('/content/vier')).toEqual([])
})

test('after two renames both old addresses lead to the page in one hop', async () => {
  const id = await page('fuenf-a')
  await publish(id, { slug: 'fuenf-b' })
  await publish(id, { slug: 'fuenf-c' })
  expect(await redirects('/content/fuenf')).toEqual([
    ['/content/fuenf-a', '301', 'fuenf-c'],
    ['/content/fuenf-b', '301', 'fuenf-c'],
  ])
})

test('renaming back deletes the redirect that would hide the page', async () => {
  const id = await page('sechs-a')
  await publish(id, { slug: 'sechs-b' })
  await publish(id, { slug: 'sechs-a' })
  expect(await redirects('/content/sechs')).toEqual([['/content/sechs-b', '301', 'sechs-a']])
  await publish(id, { slug: 'sechs-b' })
  expect(await redirects('/content/sechs')).toEqual([['/content/sechs-a', '301', 'sechs-b']])
})

test('redirects to the page follow a rename, by its slug and by its path, and keep their own query', async () => {
  const id = await page('sieben-a')
  await redirect({ from: '/umzug-1', to: { kind: 'page', slug: 'sieben-a' } })
  await redirect({ from: '/umzug-2', to: { kind: 'path', path: '/content/sieben-a' } })
  await redirect({ from: '/umzug-3', to: { kind: 'path', path: '/content/sieben-a?von=alt#oben' } })
  await redirect({ from: '/umzug-4', to: { kind: 'screen', screen: 'content', params: [{ name: 'slug', value: 'sieben-a' }] } })
  await publish(id, { slug: 'sieben-b' })
  expect(await redirects('/umzug')).toEqual([
    ['/umzug-1', '301', 'sieben-b'],
    ['/umzug-2', '301', 'sieben-b'],
    ['/umzug-3', '301', '/content/sieben-b?von=alt#oben'],
    ['/umzug-4', '301', 'sieben-b'],
  ])
  expect(await redirects('/content/sieben')).toEqual([['/content/sieben-a', '301', 'sieben-b']])
})

test('a page cannot be published at the address of a redirect; a draft may have it', async () => {
  const id = await page('acht-a')
  await redirect({ from: '/content/acht-b', to: { kind: 'screen', screen: 'contact' } })
  await payload.update({ collection: 'pages', id, data: { slug: 'acht-b', _status: 'draft' }, draft: true, ...always })
  expect((await problemsOf(publish(id, {}))).slug).toMatch(/redirect leads away from "\/content\/acht-b"/)
  expect(await redirects('/content/acht')).toEqual([['/content/acht-b', '301', 'contact']])
})

test('a save that fails at its end has moved nothing: page and redirects are one transaction', async () => {
  const id = await page('neun-a')
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('no transaction')
  const data = { slug: 'neun-b', _status: 'published' as const }
  await payload.update({ collection: 'pages', id, data, ...always, req: { transactionID } })
  await payload.db.rollbackTransaction(transactionID)
  expect(await redirects('/content/neun')).toEqual([])
  expect((await payload.findByID({ collection: 'pages', id, ...always })).slug).toBe('neun-a')
})

type Screen = RequiredDataFromCollectionSlug<'route-maps'>['screen']
const route = async (screen: Screen, ...patterns: string[]) =>
  (
    await payload.create({
      collection: 'route-maps',
      data: { market: content.spare.own, screen, patterns: patterns.map((pattern) => ({ pattern })) },
      ...always,
    })
  ).id
const change = (id: number, patterns: string[], keepOld?: boolean) =>
  payload.update({
    collection: 'route-maps',
    id,
    data: { patterns: patterns.map((pattern) => ({ pattern })), ...(keepOld === undefined ? {} : { keepOld }) },
    ...always,
  })
const ofSpare = (start: string) => redirects(start, content.spare.own)

test('a deleted address of a screen becomes a redirect on request, with its parameters', async () => {
  const id = await route('sellCategory', '/verkaufen/{category}')
  await change(id, ['/ankauf/{category}'])
  expect(await ofSpare('/verkaufen')).toEqual([])
  await change(id, ['/abgeben/{category}'], true)
  expect(await ofSpare('/ankauf')).toEqual([['/ankauf/{category}', '301', 'sellCategory']])
  await change(id, ['/ankauf/{category}'], true)
  expect(await ofSpare('/ankauf')).toEqual([])
  expect(await ofSpare('/abgeben')).toEqual([['/abgeben/{category}', '301', 'sellCategory']])
  expect(await redirects('/abgeben')).toEqual([])
})

test('an address that stays further down the list, and the English one, are not lost', async () => {
  const id = await route('contact', '/kontakt')
  await change(id, ['/hilfe', '/kontakt'], true)
  await change(id, ['/contact'], true)
  await change(id, ['/frage'], true)
  expect(await ofSpare('/contact')).toEqual([])
  expect(await ofSpare('/kontakt')).toEqual([['/kontakt', '301', 'contact']])
  expect(await ofSpare('/hilfe')).toEqual([['/hilfe', '301', 'contact']])
})

test('the screen of a saved entry cannot be changed: its addresses would vanish without a notice', async () => {
  const id = await route('checkout', '/kasse')
  const moved = payload.update({ collection: 'route-maps', id, data: { screen: 'b2bLanding' }, ...always })
  expect((await problemsOf(moved)).screen).toMatch(/Delete this entry/)
  expect((await payload.findByID({ collection: 'route-maps', id, ...always })).screen).toBe('checkout')
})

test('an old pattern that would match addresses of another screen is refused as a redirect, and nothing is saved', async () => {
  const id = await route('product', '/geraete/{pdp}')
  await route('overview', '/geraete/uebersicht-{overview}')
  const problems = await problemsOf(change(id, ['/teile/{pdp}'], true))
  expect(problems.keepOld).toMatch(/"\/geraete\/\{pdp\}" cannot be kept alive/)
  const { patterns } = await payload.findByID({ collection: 'route-maps', id, ...always })
  expect(patterns.map(({ pattern }) => pattern)).toEqual(['/geraete/{pdp}'])
})

test('a route at the address of a redirect is refused, in the language of the member of staff', async () => {
  await payload.create({
    collection: 'redirects',
    data: {
      market: content.spare.own,
      from: '/dank',
      match: 'exact',
      to: { kind: 'path', path: '/' },
      status: '301',
      enabled: true,
    },
    ...always,
  })
  const told = new Set<string>()
  for (const language of STAFF_LANGUAGES) {
    const data = { market: content.spare.own, screen: 'thankYou' as const, patterns: [{ pattern: '/dank' }] }
    const req = await createLocalReq({}, payload)
    req.i18n = { ...req.i18n, language }
    const problems = await problemsOf(payload.create({ collection: 'route-maps', data, ...always, req }))
    expect(problems['patterns.0.pattern']).toContain('/dank')
    told.add(problems['patterns.0.pattern'] ?? '')
  }
  expect(told.size).toBe(STAFF_LANGUAGES.length)
})
