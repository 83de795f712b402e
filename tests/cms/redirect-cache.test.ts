import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RedirectCache } from '@/cms/redirect-cache'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { type Cms, startCms } from './start-cms'

let cms: Cms
let payload: Payload
let req: PayloadRequest
let content: TwoMarkets
let sql: Client
const kept = new RedirectCache()

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  req = await createLocalReq({}, payload)
  content = await contentOfTwoMarkets(payload)
  sql = new Client({ connectionString: cms.url })
  await sql.connect()
  await insert(content.own.markets, 'a', 2500)
  await insert(content.other.markets, 'b', 2500)
})
afterAll(async () => {
  await sql.end()
})

const insert = (market: number, name: string, many: number) =>
  sql.query(
    `insert into redirects (market_id, "from", match, to_kind, to_path, status, enabled, hides_route)
     select $1, '/' || $2 || '/' || n, 'exact', 'path', '/new/' || n, '301', true, false from generate_series(1, $3::int) n`,
    [market, name, many],
  )

/** Reads with the cached lists and compares them with a reader that has no cache. */
async function read() {
  const lists = await kept.read(req)
  expect(lists).toEqual(await new RedirectCache().read(req))
  const [own = [], other = []] = [lists.get(content.own.markets), lists.get(content.other.markets)]
  return { own, other, ownFroms: own.map(({ from }) => from) }
}

const byFrom = async (from: string): Promise<number> => {
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: from } }, overrideAccess: true })
  return docs[0]?.id ?? 0
}

test('older redirects come before newer ones', async () => {
  const { own, other } = await read()
  expect(own.length).toBeGreaterThan(2500)
  expect(other.length).toBeGreaterThan(2500)
  for (const list of [own, other]) {
    const ids = list.map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((left, right) => left - right))
  }
})

test('a market without a change reuses its cached list', async () => {
  const before = await read()
  expect((await read()).own).toBe(before.own)
  await payload.update({
    collection: 'redirects',
    id: await byFrom('/b/7'),
    data: { to: { kind: 'path', path: '/changed' } },
    overrideAccess: true,
  })
  const after = await read()
  expect(after.own).toBe(before.own)
  expect(after.other.find(({ from }) => from === '/b/7')?.to).toEqual({ kind: 'path', path: '/changed' })
})

test('added, deleted and moved redirects are noticed', async () => {
  await insert(content.own.markets, 'c', 700)
  expect((await read()).ownFroms).toContain('/c/700')
  await payload.delete({ collection: 'redirects', id: await byFrom('/a/11'), overrideAccess: true })
  expect((await read()).ownFroms).not.toContain('/a/11')
  await sql.query(`update redirects set market_id = $1 where "from" = '/a/12'`, [content.other.markets])
  const { ownFroms, other } = await read()
  expect(ownFroms).not.toContain('/a/12')
  expect(other.map(({ from }) => from)).toContain('/a/12')
  await sql.query(`delete from redirects where "from" like '/c/%'`)
  expect((await read()).ownFroms.filter((from) => from.startsWith('/c/'))).toEqual([])
})

test('a save that changes only a parameter is noticed', async () => {
  const id = await byFrom('/a/21')
  const leadTo = (value: string) =>
    payload.update({
      collection: 'redirects',
      id,
      data: { to: { kind: 'screen', screen: 'content', params: [{ name: 'slug', value }] } },
      overrideAccess: true,
      context: {},
    })
  await sql.query(`update redirects set to_kind = 'screen', to_screen = 'content' where id = $1`, [id])
  for (const slug of ['impressum', 'datenschutz']) {
    await leadTo(slug)
    expect((await read()).own.find(({ from }) => from === '/a/21')?.to).toEqual({
      kind: 'screen',
      screen: 'content',
      params: { slug },
    })
  }
})

test('a redirect that the shop cannot use fails the load and is named; the next load is complete', async () => {
  await sql.query(`update redirects set to_kind = 'page', to_slug = null where "from" = '/a/31'`)
  await expect(kept.read(req)).rejects.toThrow(/The redirect "\/a\/31" cannot be used[^]*slug/)
  await sql.query(`update redirects set to_kind = 'path' where "from" = '/a/31'`)
  expect((await read()).ownFroms).toContain('/a/31')
})
