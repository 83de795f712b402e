import type { Payload, Where } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CMS_CHANNEL } from '@/collections/saving/announce-change'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { importRedirects } from './import-redirects'
import { type Ask, staffRequests } from './staff-requests'
import { type Cms, startCms } from './start-cms'

let cms: Cms
let payload: Payload
let content: TwoMarkets
let sql: Client
let ask: Ask

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  ask = staffRequests(payload, 'http://admin.localhost:3000')
  content = await contentOfTwoMarkets(payload)
  await member(payload, 'admin', [])
  await member(payload, 'market-manager', [content.own.markets])
  sql = new Client({ connectionString: cms.url })
  await sql.connect()
})
afterAll(async () => {
  await sql.end()
})

const importing = (step: 'check' | 'store', file: BodyInit, { who = 'market-manager', more = '' } = {}) =>
  importRedirects(ask, who, `step=${step}${more}`, file)
const exported = async (who = 'market-manager', more = '') =>
  (await ask('GET', `/list-export?collection=redirects${more}`, who)).text
const counted = async (like: string) =>
  (await payload.count({ collection: 'redirects', where: { from: { like } }, overrideAccess: true })).totalDocs
const redirectAt = async (from: string, market = content.own.markets) => {
  const where: Where = { and: [{ from: { equals: from } }, { market: { equals: market } }] }
  return (await payload.find({ collection: 'redirects', where, depth: 0, overrideAccess: true })).docs[0]
}

describe('a file of two hundred lines, three of them bad', () => {
  const lines = Array.from({ length: 200 }, (_, n) => `de,/zweihundert/${n},/kontakt-neu`)
  lines[10] = 'de,/zweihundert/10,/zweihundert/10'
  lines[20] = 'at,/zweihundert/20,/kontakt-neu'
  lines[30] = 'de,/zweihundert/29,/woanders'
  const file = `market;from;to\r\n${lines.map((line) => line.replaceAll(',', ';')).join('\r\n')}\r\n`

  test('a file of two hundred lines, three of them bad is only checked at first', async () => {
    const { counts } = await importing('check', file)
    expect(counts).toEqual({ added: 197, changed: 0, unchanged: 0, refused: 3 })
    expect(await counted('/zweihundert')).toBe(0)
  })

  test('a file of two hundred lines, three of them bad is stored except for the three, which come back with their reasons as a file, in one announcement', async () => {
    const heard: string[] = []
    sql.on('notification', ({ channel }) => heard.push(channel))
    await sql.query(`listen ${CMS_CHANNEL}`)
    const { counts, refused, errors } = await importing('store', file)
    expect(counts).toEqual({ added: 197, changed: 0, unchanged: 0, refused: 3 })
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [12, expect.stringMatching(/in a circle/)],
      [22, expect.stringMatching(/no market "at"/)],
      [32, expect.stringMatching(/Line 31 of the file/)],
    ])
    expect(errors?.split('\r\n')).toEqual([
      '\ufeff"market","from","to","line","reason"',
      expect.stringMatching(/^"de","\/zweihundert\/10","\/zweihundert\/10","12",/),
      expect.stringMatching(/^"at","\/zweihundert\/20","\/kontakt-neu","22",/),
      expect.stringMatching(/^"de","\/zweihundert\/29","\/woanders","32",/),
      '',
    ])
    expect(await counted('/zweihundert')).toBe(197)
    await sql.query('select 1')
    expect(heard).toEqual([CMS_CHANNEL])
  })

  test('a file of two hundred lines, three of them bad changes nothing a second time', async () => {
    expect((await importing('store', file)).counts).toEqual({ added: 0, changed: 0, unchanged: 197, refused: 3 })
  })

  test('a file of two hundred lines, three of them bad is in the audit log, by name', async () => {
    const where: Where = { and: [{ subject: { equals: 'redirects' } }, { title: { equals: '/zweihundert/7' } }] }
    const { docs } = await payload.find({ collection: 'audit-log', where, depth: 0, overrideAccess: true })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      action: 'create',
      whoName: 'market-manager',
      market: content.own.markets,
      after: { from: '/zweihundert/7', 'to.path': '/kontakt-neu' },
    })
  })
})

test('a stored redirect is changed, its changes are listed, and the form can still save it', async () => {
  await importing('store', 'from,match,kind,screen,params,note\n/mit-{slug},pattern,screen,content,slug={slug},alt', {
    more: '&market=de',
  })
  const { counts, changed } = await importing('check', 'from,match,status,note\n/MIT-{slug},pattern,302,neu', {
    more: '&market=de',
  })
  expect(counts).toEqual({ added: 0, changed: 1, unchanged: 0, refused: 0 })
  expect(changed[0]?.changes).toEqual([
    { column: 'from', before: '/mit-{slug}', after: '/MIT-{slug}' },
    { column: 'status', before: '301', after: '302' },
    { column: 'note', before: 'alt', after: 'neu' },
  ])
  await importing('store', 'from,match,status,note\n/mit-{slug},pattern,302,neu', { more: '&market=de' })
  const doc = await redirectAt('/mit-{slug}')
  expect(doc).toMatchObject({
    status: '302',
    note: 'neu',
    to: { screen: 'content', params: [{ name: 'slug', value: '{slug}' }] },
  })
  if (!doc) throw new Error('It was not stored')
  await payload.update({ collection: 'redirects', id: doc.id, data: { note: 'mit der Hand' }, overrideAccess: true })
})

test('a chain is refused with the other redirect by its id, or shortened to one hop on request', async () => {
  await importing('store', 'from,slug\n/kette-ende,agb', { more: '&market=de' })
  const chain = 'from,to\n/kette-anfang,/kette-ende'
  const end = await redirectAt('/kette-ende')
  const refused = await importing('store', chain, { more: '&market=de' })
  expect(refused.refused[0]).toMatchObject({
    reason: expect.stringMatching(/chain.*"\/kette-ende"/),
    others: [{ id: String(end?.id) }],
  })
  const straight = await importing('store', chain, { more: '&market=de&flatten=1' })
  expect(straight).toMatchObject({ counts: { added: 1 }, flattened: 1 })
  expect((await redirectAt('/kette-anfang'))?.to).toMatchObject({ kind: 'page', slug: 'agb' })
})

test('an export that is imported again changes nothing, in every market, with any first character in its cells', async () => {
  await payload.create({
    collection: 'redirects',
    data: {
      market: content.other.markets,
      from: '/formel',
      match: 'exact',
      to: { kind: 'external', url: 'https://example.com/?a=1;b=2' },
      status: '307',
      enabled: false,
      note: '=HYPERLINK("https://evil.example")\n"zweite; Zeile"',
      validFrom: '2026-12-01T00:00:00.000Z',
    },
    overrideAccess: true,
  })
  const file = await exported('admin')
  expect(file).toContain(`"'=HYPERLINK(`)
  const { counts } = await importing('store', file, { who: 'admin' })
  expect(counts).toMatchObject({ added: 0, changed: 0, refused: 0 })
  expect(counts.unchanged).toBeGreaterThan(199)
})

test('lines without a market go to the only one, or a market must be given', async () => {
  const file = 'from,to\n/ohne-markt,/kontakt-neu'
  expect((await importing('check', file)).counts.added).toBe(1)
  const { refused } = await importing('check', file, { who: 'admin' })
  expect(refused[0]?.reason).toMatch(/names no market/)
})

test('the character sets of old spreadsheets are read', async () => {
  const bytes = Uint8Array.from([...'from;to\r\n/straße-alt;/kontakt-neu'].map((sign) => sign.charCodeAt(0)))
  await importing('store', bytes, { more: '&market=de' })
  expect(await redirectAt('/straße-alt')).toBeDefined()
})

describe('rights', () => {
  test('a market manager exports only their own market', async () => {
    expect(await exported()).not.toContain('/formel')
    const other = JSON.stringify({ market: { equals: content.other.markets } })
    expect((await exported('market-manager', `&where=${encodeURIComponent(other)}`)).trim().split('\r\n')).toHaveLength(1)
  })

  test('a stranger can do nothing', async () => {
    expect((await ask('GET', '/list-export?collection=redirects', null)).status).toBe(403)
    expect((await ask('POST', '/redirects/import?step=store', null, { body: 'from,to\n/a,/b' })).status).toBe(403)
  })

  test('the use count of a redirect cannot be written', async () => {
    const id = content.own['redirect-hits']
    const json = { headers: { 'content-type': 'application/json' } }
    for (const who of ['admin', 'market-manager']) {
      expect((await ask('PATCH', `/redirect-hits/${id}`, who, { body: '{"hits":99}', ...json })).status).toBe(403)
      expect(
        (await ask('POST', '/redirect-hits', who, { body: `{"market":${content.own.markets},"hits":9}`, ...json })).status,
      ).toBe(403)
    }
  })

  test.each([
    ['no old address', 'x,y\n/c,/d', 400],
    ['nothing', '', 400],
    ['too many lines', `from,to\n${'/a,/b\n'.repeat(20_001)}`, 413],
    ['too much', `from,to\n${'x'.repeat(8 * 1024 * 1024)}`, 413],
  ])('a file with %s is refused as a whole', async (_what, file, status) => {
    expect((await ask('POST', '/redirects/import?step=store', 'admin', { body: file })).status).toBe(status)
  })
})

test('ten thousand lines are stored at once, each with its entry in the audit log', async () => {
  const lines = Array.from({ length: 10_000 }, (_, n) => `de,/zehntausend/${n},screen,sellCategory,category=handys,Zeile ${n}`)
  const file = `market,from,kind,screen,params,note\n${lines.join('\n')}`
  const { counts } = await importing('store', file)
  expect(counts).toEqual({ added: 10_000, changed: 0, unchanged: 0, refused: 0 })
  expect(await counted('/zehntausend')).toBe(10_000)
  const { rows } = await sql.query(`select count(*)::int as entries from audit_log where title like '/zehntausend/%'`)
  expect(rows).toEqual([{ entries: 10_000 }])
  // As for up to a minute after an import: Postgres has counted the parameters, and not yet the redirects.
  await sql.query('analyze redirects_to_params')
  expect((await importing('check', await exported())).counts).toMatchObject({ added: 0, changed: 0, refused: 0 })
})

test('a missing address that an imported redirect answers leaves the list of missing ones', async () => {
  const data = {
    market: content.own.markets,
    path: '/vermisst',
    hits: 2,
    botHits: 0,
    firstSeenAt: '2026-11-01',
    lastSeenAt: '2026-11-02',
  }
  await payload.create({ collection: 'missing-paths', data, overrideAccess: true })
  await importing('store', 'from,to\n/vermisst,/kontakt-neu', { more: '&market=de' })
  const where: Where = { path: { equals: '/vermisst' } }
  expect((await payload.count({ collection: 'missing-paths', where, overrideAccess: true })).totalDocs).toBe(0)
})

test('a save of a redirect that was opened before an import is refused as a conflict', async () => {
  await importing('store', 'from,to\n/gleichzeitig,/kontakt-neu', { more: '&market=de' })
  const doc = await redirectAt('/gleichzeitig')
  if (!doc) throw new Error('It was not stored')
  await importing('store', 'from,to\n/gleichzeitig,/kontakt-neuer', { more: '&market=de' })
  const save = payload.update({
    collection: 'redirects',
    id: doc.id,
    data: { note: 'x', updatedAt: doc.updatedAt },
    overrideAccess: true,
  })
  await expect(save).rejects.toMatchObject({ status: 409 })
})
