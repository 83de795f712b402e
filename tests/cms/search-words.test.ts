import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type RequiredDataFromCollectionSlug, type TypedUser, type Where } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeDailyCounts } from '@/collections/health/daily-report'
import { readMissingSearches } from '@/collections/search/missing-searches'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { startCms } from './start-cms'

let payload: Payload
let content: TwoMarkets
let editor: TypedUser
let manager: TypedUser
beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  editor = await member(payload, 'content-manager', [])
  manager = await member(payload, 'market-manager', [content.own.markets])
})
beforeEach(async () => void (await payload.delete({ collection: 'search-words', where: {}, overrideAccess: true })))

type Data = Partial<RequiredDataFromCollectionSlug<'search-words'>>
const save = (data: Data, user: TypedUser = editor) =>
  payload.create({
    collection: 'search-words',
    data: { market: content.own.markets, typed: 'hufon', action: 'synonym', target: 'iPhone', ...data },
    ...{ depth: 0, user, overrideAccess: false },
  })
const shown = async (code: string) => {
  const { loadContent } = await import('@/cms/load')
  return (await loadContent(payload)).find(({ market }) => market.code === code)?.searchWords
}
const problem = { data: { errors: [{ path: 'typed' }] } }

test('the shop of a market reads its own entries after those of all markets, and no ignored text', async () => {
  await save({ typed: 'hufon, huefon' })
  await save({ typed: 'walkman', action: 'ignored' })
  await save({ market: null, typed: 'Air Fryer', action: 'notBought', sentence: 'We buy no kitchen appliances.' })
  const kitchen = {
    action: 'notBought',
    typed: ['Air Fryer'],
    kind: null,
    sentence: 'We buy no kitchen appliances.',
    advice: null,
  }
  expect(await shown('de')).toMatchObject([kitchen, { action: 'synonym', typed: ['hufon', 'huefon'], target: 'iPhone' }])
  expect(await shown('at')).toMatchObject([kitchen])
})

test('a phrase is in one entry of a market, however it is written, and may be in one of another', async () => {
  await save({ typed: 'Hüfon, fon' })
  await expect(save({ typed: 'x, HUFON' })).rejects.toMatchObject(problem)
  const other = await save({ typed: 'hufon', market: content.other.markets })
  await payload.update({ collection: 'search-words', id: other.id, data: { target: 'iPhone 13' }, overrideAccess: true })
  expect(await shown('at')).toMatchObject([{ target: 'iPhone 13' }])
})

test('a name of a category of any market is refused in an entry of all markets', async () => {
  await expect(save({ market: null, typed: 'Handys' })).rejects.toMatchObject(problem)
})

describe('a market manager', () => {
  test('a market manager makes entries of their own market, and none of another or of all', async () => {
    expect((await save({}, manager)).market).toBe(content.own.markets)
    await expect(save({ typed: 'a', market: content.other.markets }, manager)).rejects.toMatchObject({ status: 403 })
    await expect(save({ typed: 'b', market: null }, manager)).rejects.toMatchObject({ status: 403 })
  })

  test('a market manager without a market makes none', async () => {
    const nowhere = await member(payload, 'market-manager', [], 'nowhere@shop.example')
    const data = { typed: 'c', action: 'ignored' } as const
    const asked = payload.create({ collection: 'search-words', data, user: nowhere, overrideAccess: false })
    await expect(asked).rejects.toMatchObject({ status: 403 })
  })
})

test('searches without a result are listed by how often they were made, until an entry has one of their phrases', async () => {
  await getPostgres(payload).drizzle.execute(sql`delete from daily_counts`)
  const typed = (words: string, count: number, market = 'de') =>
    ({ market, mode: 'default', partner: '', kind: 'searches', words, count }) as const
  const words = [typed('hüfon 13', 4), typed('walkman', 9), typed('', 50), typed('rotes fax', 2), typed('fax', 2, 'at')]
  await storeDailyCounts(payload, words, new Date('2026-11-22T12:00:00Z'))
  await storeDailyCounts(payload, [typed('hüfon 13', 6)], new Date('2026-11-23T12:00:00Z'))
  const req = await createLocalReq({}, payload)
  const list = async () =>
    (await readMissingSearches(req, [content.own.markets])).map(({ text, times, last }) => `${text} ${times} ${last}`)
  expect(await list()).toEqual(['hüfon 13 10 2026-11-23', 'walkman 9 2026-11-22', 'rotes fax 2 2026-11-22'])
  await save({ typed: 'Hüfon' })
  await save({ typed: 'fax', market: null, action: 'ignored', target: null })
  expect(await list()).toEqual(['walkman 9 2026-11-22'])
  const elsewhere = await readMissingSearches(req, [content.other.markets])
  expect(elsewhere).toEqual([])
})

test('a save is recorded in the audit log, and an earlier version can be read', async () => {
  const { id } = await save({})
  await payload.update({ collection: 'search-words', id, data: { target: 'iPhone 13' }, user: editor, overrideAccess: false })
  const where: Where = { and: [{ subject: { equals: 'search-words' } }, { documentId: { equals: String(id) } }] }
  const { docs } = await payload.find({ collection: 'audit-log', where, overrideAccess: true, sort: 'at' })
  expect(docs.map(({ action }) => action)).toEqual(['create', 'update'])
  const versions = await payload.findVersions({
    collection: 'search-words',
    where: { parent: { equals: id } },
    overrideAccess: true,
  })
  expect(versions.totalDocs).toBe(2)
})
