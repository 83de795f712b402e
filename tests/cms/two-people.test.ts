import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeDocuments } from '@trade-in-shop/payload-workbench/conflict/merge-documents'
import { EXPIRES_MS } from '@trade-in-shop/payload-workbench/conflict/presence-answer'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { type VersionRequests, versionRequests } from './version-requests'

let cms: VersionRequests
beforeAll(async () => void (cms = await versionRequests()))
afterAll(() => cms.trail.stop())

test('a merged save stores what both changed, and the log names each author with their own fields', async () => {
  const path = `/markets/${cms.market}?depth=0`
  const read = async () => (await cms.ask('GET', path, 'market-manager')).body
  const base = await read()
  expect((await cms.ask('PATCH', path, 'admin', { name: 'Von Ada', applicationId: 'wkfs_de_XX' })).status).toBe(200)
  await cms.trail.forget()
  const mine = { ...base, domain: 'mine.example' }
  expect((await cms.ask('PATCH', path, 'market-manager', mine)).status).toBe(409)
  const theirs = await read()
  const { merged, taken, collisions } = mergeDocuments(base, theirs, mine)
  expect([taken.toSorted(), collisions]).toEqual([['applicationId', 'name'], []])
  expect((await cms.ask('PATCH', path, 'market-manager', { ...merged, updatedAt: theirs.updatedAt })).status).toBe(200)
  expect(await read()).toMatchObject({ name: 'Von Ada', applicationId: 'wkfs_de_XX', domain: 'mine.example' })
  expect(await cms.trail.told()).toMatchObject([{ whoName: 'market-manager', after: { domain: 'mine.example' } }])
})

const beat = (
  who: string | null,
  field: string | null = null,
  id: unknown = cms.trail.content.own.banners,
  collection = 'banners',
) => cms.ask('POST', '/presence', who, { collection, id, field })

test('a colleague who has a document open is named with their field until three beats are missing', async () => {
  expect((await beat('admin', 'headline')).body).toEqual({ colleagues: [] })
  expect((await beat('content-manager', 'link.kind')).body).toEqual({ colleagues: [{ name: 'admin', field: 'headline' }] })
  expect((await beat('admin')).body).toEqual({ colleagues: [{ name: 'content-manager', field: 'link.kind' }] })
  expect((await beat('admin', null, cms.trail.content.other.banners)).body).toEqual({ colleagues: [] })
  const { drizzle } = getPostgres(cms.payload)
  await drizzle.execute(sql`
    update payload_kv set data = jsonb_set(data, array[(select id::text from staff where role = 'content-manager'), 'at'], ${String(Date.now() - EXPIRES_MS)}::jsonb)
    where key = ${`presence:banners:${cms.trail.content.own.banners}`}`)
  expect((await beat('admin')).body).toEqual({ colleagues: [] })
})

test('a document that is not there has no colleagues, and a path that is none is refused', async () => {
  for (const who of ['admin', 'content-manager']) {
    expect(await beat(who, null, 999_999)).toMatchObject({ status: 200, body: { colleagues: [] } })
    expect(await beat(who, null, 1, 'none')).toMatchObject({ status: 200, body: { colleagues: [] } })
  }
  expect((await beat('admin', '../x')).status).toBe(400)
})

test.each(['admin', 'content-manager', 'market-manager', 'translator', 'read-only', null])(
  'who has a document open is answered to exactly those who may read it: %s',
  async (who) => {
    const other = who === 'admin' ? 'content-manager' : 'admin'
    for (const side of ['own', 'other'] as const)
      for (const slug of ['markets', 'banners', 'redirects', 'pages', 'navigation'] as const) {
        const id = cms.trail.content[side][slug]
        const { status } = await cms.ask('GET', `/${slug}/${id}?depth=0`, who)
        await beat(other, null, id, slug)
        const { colleagues = [] } = (await beat(who, null, id, slug)).body
        const names = colleagues.map(({ name }: Readonly<{ name: string }>) => name)
        expect([slug, side, names.includes(other)]).toEqual([slug, side, status === 200])
      }
  },
)

test('a member of staff who beats more often than forms do is refused', async () => {
  expect((await beat('read-only')).status).toBe(200)
  const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await beat('read-only')).status))
  expect(statuses).toContain(429)
  expect((await beat('admin')).status).toBe(200)
})
