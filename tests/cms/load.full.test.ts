import type { Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contentHash } from '@/cms/content-hash'
import { loadContent } from '@/cms/load'
import { parsePage } from '@/domain/content/content'
import { compileDirectory } from '@/domain/routing/directory'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { type Cms, startCms } from './start-cms'
import { waitFor } from '../support/wait-for'

let cms: Cms
let payload: Payload
let content: TwoMarkets
let sql: Client
beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  sql = new Client({ connectionString: cms.url })
  await sql.connect()
})
afterAll(async () => {
  await sql.end()
})

const hashNow = async () => contentHash(await loadContent(payload))
const german = async () => {
  const market = (await loadContent(payload)).find((row) => row.market.code === 'de')
  if (!market) throw new Error('Germany is not there')
  return market
}

/** Text and blocks of the only German page. */
const firstPage = async () => {
  const [page] = (await german()).pages
  if (!page) throw new Error('Germany has no page')
  return parsePage(page)
}

test('the same content has the same hash for any order of the table rows', async () => {
  const before = await hashNow()
  await sql.query('update redirects set note = note; update pages set slug = slug; update markets set name = name')
  await sql.query('cluster redirects using redirects_pkey')
  expect(await hashNow()).toBe(before)
})

test('counters and notes of colleagues are not part of the hash', async () => {
  const before = await hashNow()
  await payload.update({
    collection: 'redirect-hits',
    id: content.own['redirect-hits'],
    data: { hits: 99 },
    overrideAccess: true,
  })
  await payload.update({ collection: 'redirects', id: content.own.redirects, data: { note: 'Ask Ada' }, overrideAccess: true })
  expect(await hashNow()).toBe(before)
})

test('a draft changes nothing until it is published', async () => {
  const before = await hashNow()
  const { title } = (await german()).pages[0] ?? {}
  const draft = {
    collection: 'pages',
    id: content.own.pages,
    data: { title: 'Entwurf' },
    draft: true,
    overrideAccess: true,
  } as const
  await payload.update(draft)
  expect((await german()).pages[0]?.title).toBe(title)
  expect(await hashNow()).toBe(before)
  await payload.update({ ...draft, data: { _status: 'published' }, draft: false })
  expect((await german()).pages[0]?.title).toBe('Entwurf')
  expect(await hashNow()).not.toBe(before)
})

test('an unpublished page is gone', async () => {
  const { length } = (await german()).pages
  const change = { collection: 'pages', id: content.own.pages, overrideAccess: true } as const
  await payload.update({ ...change, data: { _status: 'draft' } })
  expect((await german()).pages).toHaveLength(length - 1)
  await payload.update({ ...change, data: { _status: 'published' } })
})

test('the routes of a screen have the order that the editor has set', async () => {
  const patterns = [{ pattern: '/zuletzt' }, { pattern: '/anfang' }]
  await payload.create({
    collection: 'route-maps',
    data: { market: content.own.markets, screen: 'register', patterns },
    overrideAccess: true,
  })
  const { routes } = await german()
  expect(routes.filter(({ screen }) => screen === 'register')).toEqual(patterns.map((row) => ({ screen: 'register', ...row })))
})

describe('a page', () => {
  const change = (data: object) =>
    payload.update({
      collection: 'pages',
      id: content.own.pages,
      // Stored as an editor's form sends them.
      data: { ...data, _status: 'published' } as never,
      overrideAccess: true,
    })
  const question = { blockType: 'questions', questions: [{ question: 'Wie?', answer: 'So.' }] }
  const video = { blockType: 'video', title: 'Film', url: 'https://film.example/a.mp4', transcript: 'Alles.' }

  test('a page may have blocks and no text', async () => {
    const { body } = await firstPage()
    await change({ body: null, blocks: [question] })
    expect(await firstPage()).toMatchObject({ body: null, blocks: [{ type: 'questions' }] })
    await change({ body, blocks: [] })
    expect(await firstPage()).toMatchObject({ body, blocks: [] })
  })

  test('a page is shown without a block that cannot be rendered, which is logged', async () => {
    await change({ blocks: [video, question] })
    await sql.query(`update pages_blocks_video set url = 'javascript:alert(1)'`)
    const told = vi.spyOn(payload.logger, 'warn').mockImplementation(() => {})
    expect((await firstPage()).blocks).toMatchObject([{ type: 'questions' }])
    const line = expect.stringMatching(/\(1\): de\/.*a block \(video\) is left out, blocks\.0\.url/)
    await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(line))
    told.mockRestore()
    await change({ blocks: [] })
  })

  test('a page whose text has ten megabytes is shown with its other blocks', async () => {
    await change({ blocks: [question] })
    const text = (length: number) =>
      JSON.stringify({ root: { type: 'root', children: [{ type: 'text', version: 1, text: 'x'.repeat(length) }] } })
    const { body } = await firstPage()
    await sql.query('update pages set body = $1 where id = $2', [text(10_000_000), content.own.pages])
    expect(await firstPage()).toMatchObject({ body: null, blocks: [{ type: 'questions' }] })
    await sql.query('update pages set body = $1 where id = $2', [JSON.stringify(body), content.own.pages])
    await change({ blocks: [] })
  })
})

test('one document that the shop cannot use fails the whole load, named by market and field', async () => {
  await sql.query(`update markets set locale = 'xx' where code = 'de'`)
  await expect(loadContent(payload)).rejects.toThrow(/market "de" cannot be used[^]*market\.locale/)
  await sql.query(`update markets set locale = 'de-DE' where code = 'de'`)
})

test('a hundred thousand redirects are loaded and compiled within the time of a request', async () => {
  await sql.query(
    `insert into redirects (market_id, "from", match, to_kind, to_path, status, enabled, hides_route)
     select $1, '/old/' || n, 'exact', 'path', '/new/' || n, '301', true, false from generate_series(1, 100000) n`,
    [content.other.markets],
  )
  const start = process.cpuUsage()
  const loaded = await loadContent(payload)
  const read = process.cpuUsage(start)
  compileDirectory(loaded, { port: 3000, hashOf: contentHash })
  expect(loaded.find((row) => row.market.code === 'at')?.redirects.length).toBeGreaterThan(100_000)
  // Processor time, so that a busy machine does not fail the test.
  expect((read.user + read.system) / 1000).toBeLessThan(4000)
})

test('a stored postal code expression outside the safe grammar leaves the market in use and is named in the log', async () => {
  const warn = vi.spyOn(payload.logger, 'warn')
  await sql.query(`update markets set zip_format_reg_exp = '^(\\d+)+$' where code = 'de'`)
  expect((await german()).market.zipFormatRegExp).toBe('^(\\d+)+$')
  const line = expect.stringMatching(/postal code expression of market "de".*is not run/)
  await waitFor(() => expect(warn.mock.calls).toContainEqual([line]))
  await sql.query(`update markets set zip_format_reg_exp = '^\\d{5}$' where code = 'de'`)
  warn.mockRestore()
})
