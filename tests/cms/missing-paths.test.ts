import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type RequiredDataFromCollectionSlug, type TypedUser } from 'payload'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Missed } from '@/cms/misses'
import { pruneMisses, storeMisses } from '@/cms/store-misses'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { nearestAddresses } from '@/domain/routing/nearest-address'
import { liveAddresses } from '@/collections/routes/live-addresses'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { type Cms, startCms } from './start-cms'

let cms: Cms
let payload: Payload
let content: TwoMarkets
beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
})
beforeEach(async () => void (await payload.delete({ collection: 'missing-paths', where: {}, overrideAccess: true })))

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 3, minute))
const miss = (path: string, more: Partial<Missed> = {}): Missed => ({
  market: 'de',
  path,
  people: 1,
  machines: 0,
  referrer: null,
  firstSeenAt: at(1),
  lastSeenAt: at(1),
  ...more,
})
const rows = async () => {
  const { docs } = await payload.find({ collection: 'missing-paths', sort: 'path', depth: 0, limit: 0, overrideAccess: true })
  return docs
}
const paths = async () => (await rows()).map(({ path }) => path)

type RedirectData = Partial<RequiredDataFromCollectionSlug<'redirects'>>
const redirect = (data: RedirectData, market = content.own.markets) =>
  payload.create({
    collection: 'redirects',
    data: {
      market,
      from: '/x',
      match: 'exact',
      to: { kind: 'screen', screen: 'contact' },
      status: '301',
      enabled: true,
      ...data,
    },
    depth: 0,
    overrideAccess: true,
  })

test('counts of two processes add up in one entry for each market and path, at the same moment and in any order', async () => {
  const one = [miss('/a', { referrer: 'www.example.com' }), miss('/b'), miss('/a', { people: 0, machines: 3, lastSeenAt: at(5) })]
  const two = [miss('/b', { lastSeenAt: at(9) }), miss('/a', { firstSeenAt: at(0) }), miss('/a', { market: 'at' })]
  await Promise.all([storeMisses(payload, one), storeMisses(payload, two)])
  const stored = (await rows()).filter(({ market }) => market === content.own.markets)
  expect(stored).toMatchObject([
    {
      path: '/a',
      hits: 2,
      botHits: 3,
      referrer: 'www.example.com',
      firstSeenAt: at(0).toISOString(),
      lastSeenAt: at(5).toISOString(),
    },
    { path: '/b', hits: 2, botHits: 0, lastSeenAt: at(9).toISOString() },
  ])
  expect(await rows()).toHaveLength(3)
})

test('an unknown market is left out, and counting causes no edit conflict for an editor', async () => {
  await storeMisses(payload, [miss('/a'), miss('/a', { market: 'xx' })])
  const [before] = await rows()
  await storeMisses(payload, [miss('/a')])
  const [after] = await rows()
  expect(after).toMatchObject({ hits: 2, updatedAt: before?.updatedAt })
})

test('paths without a request in 90 days are deleted, and beyond the bound those with the fewest visitors that are not new', async () => {
  const days = (count: number) => new Date(at(1).getTime() - count * 86_400_000)
  await storeMisses(payload, [
    miss('/uralt', { lastSeenAt: days(91), people: 500 }),
    miss('/gefragt', { people: 9, lastSeenAt: days(80) }),
    miss('/alt-einmal', { lastSeenAt: days(3) }),
    miss('/alt-einmal-2', { lastSeenAt: days(2) }),
    miss('/neu', { lastSeenAt: days(1) }),
    miss('/anderswo', { market: 'at', lastSeenAt: days(50) }),
  ])
  await pruneMisses(payload, at(1), { wanted: 1, latest: 1 })
  expect(await paths()).toEqual(['/anderswo', '/gefragt', '/neu'])
})

test('paths that staff have marked as ignored are not deleted to make room', async () => {
  await storeMisses(payload, [miss('/gelassen'), miss('/a', { people: 2 }), miss('/b', { people: 3 })])
  const [left] = (await rows()).filter(({ path }) => path === '/gelassen')
  await payload.update({ collection: 'missing-paths', id: left?.id ?? 0, data: { ignored: true }, overrideAccess: true })
  await pruneMisses(payload, at(1), { wanted: 1, latest: 0 })
  expect(await paths()).toEqual(['/b', '/gelassen'])
})

test('a new redirect removes the paths that it answers from the list of its market, and nothing else', async () => {
  await storeMisses(payload, [
    miss('/alt-a'),
    miss('/alt-b'),
    miss('/shop/eins'),
    miss('/shop/zwei/drei'),
    miss('/katalog/handys'),
    miss('/alt-a', { market: 'at' }),
  ])
  await redirect({ from: '/Alt-A/' })
  await redirect({ from: '/shop', match: 'prefix' })
  await redirect({ from: '/katalog/{category}', match: 'pattern' })
  await redirect({ from: '/alt-b', enabled: false })
  const left = (await rows()).map(({ market, path }) => [market === content.own.markets ? 'own' : 'other', path])
  expect(left.toSorted()).toEqual([
    ['other', '/alt-a'],
    ['own', '/alt-b'],
  ])
})

test('a refused redirect removes nothing from the list', async () => {
  await storeMisses(payload, [miss('/selbst')])
  await expect(redirect({ from: '/selbst', to: { kind: 'path', path: '/selbst' } })).rejects.toThrow()
  expect(await paths()).toEqual(['/selbst'])
})

test('suggestions come from the pages, screens and categories of that market', async () => {
  const req = await createLocalReq({}, payload)
  const page = await payload.findByID({ collection: 'pages', id: content.own.pages, overrideAccess: true })
  const near = nearestAddresses(`/alt/${page.slug}.html`, await liveAddresses(req, content.own.markets))
  expect(near[0]?.value).toMatchObject({ address: `/content/${page.slug}`, to: { kind: 'page', slug: page.slug } })
  const navigation = await payload.find({
    collection: 'navigation',
    where: { market: { equals: content.own.markets } },
    overrideAccess: true,
  })
  const category = navigation.docs[0]?.main?.find(({ kind }) => kind === 'category')?.categoryUrl ?? ''
  const [sell] = nearestAddresses(`/${category}-verkaufen`, await liveAddresses(req, content.own.markets))
  expect(sell?.value.to).toEqual({ kind: 'screen', screen: 'sellCategory', params: [{ name: 'category', value: category }] })
})

const ask = (user: TypedUser | null, id: number) =>
  endpointOf('missing-paths', '/:id/suggestions')({ user, routeParams: { id: String(id) } })

/** Calls an endpoint of a collection as this member of staff or as a stranger. */
function endpointOf(collection: 'missing-paths', path: string) {
  const { endpoints } = payload.collections[collection].config
  const found = (endpoints || []).find((endpoint) => endpoint.path === path)
  if (!found) throw new Error(`${collection} has no endpoint ${path}`)
  return async (more: { user: TypedUser | null; routeParams: Record<string, string> }) => {
    const { user, routeParams } = more
    const req = await createLocalReq(user ? { user } : {}, payload)
    req.routeParams = routeParams
    return found.handler(req)
  }
}

test('a market manager gets suggestions for their own market alone, a stranger none', async () => {
  await storeMisses(payload, [miss('/kontakte'), miss('/kontakte', { market: 'at' })])
  const manager = await member(payload, 'market-manager', [content.own.markets])
  const [own, other] = (await rows()).toSorted((left) => (left.market === content.own.markets ? -1 : 1))
  const answer = await ask(manager, own?.id ?? 0)
  expect(await answer.json()).toMatchObject({ suggestions: [{ to: { kind: 'screen', screen: 'contact' } }] })
  await expect(ask(manager, other?.id ?? 0)).rejects.toMatchObject({ status: 404 })
  await expect(ask(null, own?.id ?? 0)).rejects.toMatchObject({ status: 404 })
})

test('counts cannot be written through the CMS, and ignoring an entry does not change its count', async () => {
  await storeMisses(payload, [miss('/a')])
  const editor = await member(payload, 'content-manager', [])
  const [row] = await rows()
  const data = { ignored: true, hits: 99, path: '/anders' }
  await payload.update({ collection: 'missing-paths', id: row?.id ?? 0, data, user: editor, overrideAccess: false })
  expect(await rows()).toMatchObject([{ ignored: true, hits: 1, path: '/a' }])
  await expect(
    payload.create({
      collection: 'missing-paths',
      data: {
        market: content.own.markets,
        path: '/b',
        hits: 1,
        botHits: 0,
        firstSeenAt: at(1).toISOString(),
        lastSeenAt: at(1).toISOString(),
      },
      user: editor,
      overrideAccess: false,
    }),
  ).rejects.toMatchObject({ status: 403 })
})

test('a full interval of a scanner’s requests is stored in one statement within the statement timeout', async () => {
  const many = Array.from({ length: 3000 }, (_, index) => miss(`/zufall-${index}`))
  await storeMisses(payload, many)
  const { rows: counted } = await getPostgres(payload).drizzle.execute<{ count: number }>(
    sql`select count(*)::int as count from missing_paths`,
  )
  expect(counted[0]?.count).toBe(3000)
})
