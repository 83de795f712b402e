import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeMisses } from '@/cms/store-misses'
import { type VersionRequests, versionRequests } from './version-requests'
import { newDocument } from './new-document'

const DAY = 86_400_000
const always = { depth: 0, overrideAccess: true } as const
let cms: VersionRequests
let hostsNow: () => Promise<string[]>
let emptyBins: (payload: VersionRequests['payload'], now: number) => Promise<void>
beforeAll(async () => {
  cms = await versionRequests()
  const { loadContent } = await import('@/cms/load')
  ;({ emptyBins } = await import('@/collections/health/nightly/nightly-check'))
  hostsNow = async () => (await loadContent(cms.payload)).flatMap(({ hosts }) => hosts.map(({ hostname }) => hostname))
})
afterAll(() => cms.trail.stop())

const host = (hostname: string) => ({ hostname, mode: 'default', environment: 'production', canonical: true }) as const
/** A market without content at one host. */
async function market(code: string, hostname: string): Promise<number> {
  const data = { ...((await newDocument('markets', 0)) as object), code, name: `Markt ${code}`, searchDefault: false }
  return (await cms.payload.create({ collection: 'markets', data: { ...data, hosts: [host(hostname)] } as never, ...always })).id
}
const bin = (slug: string, id: number) => cms.ask('PATCH', `/${slug}/${id}`, 'admin', { deletedAt: new Date().toISOString() })
const inBin = (slug: string, id: number) =>
  `/${slug}?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
const restore = (slug: string, id: number) => cms.ask('PATCH', inBin(slug, id), 'admin', { deletedAt: null })
const banner = async (id: number) =>
  (await cms.payload.create({ collection: 'banners', data: (await newDocument('banners', id)) as never, ...always })).id

describe('a market in the bin', () => {
  test('a market in the bin is off at all its hosts at once, and on again when it is restored', async () => {
    const id = await market('ya', 'ya.localhost')
    expect(await hostsNow()).toContain('ya.localhost')
    expect((await bin('markets', id)).status).toBe(200)
    expect(await hostsNow()).not.toContain('ya.localhost')
    expect((await restore('markets', id)).body.errors).toEqual([])
    expect(await hostsNow()).toContain('ya.localhost')
  })

  test('a market in the bin leaves its code and its hosts to another, and comes back only when both are free again', async () => {
    const first = await market('yb', 'yb.localhost')
    await bin('markets', first)
    const second = await market('yb', 'yb.localhost')
    expect((await restore('markets', first)).body.errors[0].message).toContain('"Markt yb" has its place')
    await cms.payload.update({ collection: 'markets', id: second, data: { code: 'yc' }, ...always })
    expect((await restore('markets', first)).body.errors[0].message).toContain('"yb.localhost" already belongs to the market')
    await cms.payload.update({ collection: 'markets', id: second, data: { hosts: [] }, ...always })
    expect((await restore('markets', first)).body.errors).toEqual([])
  })

  test('a market in the bin goes there only without content, or after it', async () => {
    const id = await market('yd', 'yd.localhost')
    const content = await banner(id)
    const { status, body } = await bin('markets', id)
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('This market still has 1')])
    await bin('banners', content)
    expect((await bin('markets', id)).status).toBe(200)
    const message = expect.stringContaining('lies in the bin. Restore the market first')
    expect((await restore('banners', content)).body.errors).toMatchObject([{ message }])
    expect((await cms.ask('DELETE', inBin('markets', id), 'admin')).body.errors).toMatchObject([
      { message: expect.stringContaining('The bin still has 1 of this market') },
    ])
    await restore('markets', id)
    expect((await restore('banners', content)).body.errors).toEqual([])
  })

  test('a market in the bin gets no new document, and none from another market', async () => {
    const id = await market('ye', 'ye.localhost')
    await bin('markets', id)
    const data = await newDocument('banners', id)
    const made = await cms.ask('POST', '/banners', 'admin', data)
    expect([made.status, made.body.errors[0].message]).toEqual([409, expect.stringContaining('choose another')])
    const own = cms.trail.content.own.banners
    expect((await cms.ask('PATCH', `/banners/${own}`, 'admin', { market: id })).status).toBe(409)
  })

  test('a market in the bin counts no addresses, which count for the market that has its code by now', async () => {
    const first = await market('yf', 'yf.localhost')
    await bin('markets', first)
    const second = await market('yf', 'yf.localhost')
    const at = new Date()
    const miss = { market: 'yf', path: '/fort', people: 1, machines: 0, referrer: null, firstSeenAt: at, lastSeenAt: at }
    await storeMisses(cms.payload, [miss])
    const { docs } = await cms.payload.find({ collection: 'missing-paths', where: { path: { equals: '/fort' } }, ...always })
    expect(docs.map(({ market: of }) => of)).toEqual([second])
  })

  test('a market in the bin is deleted for good 30 days later, at night, after what belongs to it', async () => {
    const id = await market('yg', 'yg.localhost')
    await bin('banners', await banner(id))
    await bin('markets', id)
    await emptyBins(cms.payload, Date.now() + 31 * DAY)
    const where = { id: { equals: id } }
    expect((await cms.payload.count({ collection: 'markets', where, trash: true, overrideAccess: true })).totalDocs).toBe(0)
  })
})
