import { readFileSync } from 'node:fs'
import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { contentOfTwoMarkets } from './content-of-two-markets'
import { importRedirects } from './import-redirects'
import { member } from './people'
import { type Ask, staffRequests } from './staff-requests'
import { startCms } from './start-cms'

let payload: Payload
let ask: Ask
beforeAll(async () => {
  const cms = await startCms()
  payload = cms.payload
  ask = staffRequests(payload, 'http://admin.localhost:3000')
  const content = await contentOfTwoMarkets(payload)
  await member(payload, 'market-manager', [content.own.markets])
  await member(payload, 'market-manager', [content.other.markets], 'austrian@shop.example')
  for (const role of ['admin', 'translator', 'read-only'] as const) await member(payload, role, [])
})

const importing = (step: 'check' | 'store', file: BodyInit, more = '') =>
  importRedirects(ask, 'market-manager', `step=${step}&market=de${more}`, file)
const stored = async () => {
  const where = { 'market.code': { equals: 'de' } }
  const { docs } = await payload.find({
    collection: 'redirects',
    where,
    depth: 0,
    limit: 500,
    sort: 'from',
    overrideAccess: true,
  })
  return docs.map(({ from, match, to, status, note, enabled }) => ({ from, match, path: to?.path, status, note, enabled }))
}
const undoing = async (undo: unknown) => {
  const { status, text } = await ask('POST', '/redirects/import/undo', 'market-manager', { body: JSON.stringify({ undo }) })
  return [status, JSON.parse(text)]
}

test('the answer to a check names each column with its header, its meaning and a sample', async () => {
  const { columns } = await importing('check', 'Alte Adresse;Farbe;Ziel\n/alt-1;rot;/kontakt-neu')
  expect(columns).toEqual([
    { name: 'Alte Adresse', column: 'from', sample: '/alt-1' },
    { name: 'Farbe', column: null, sample: 'rot' },
    { name: 'Ziel', column: 'to', sample: '/kontakt-neu' },
  ])
})

test('a file whose old address is not found answers its columns, and is stored by those that staff choose', async () => {
  const file = 'x;y\n/alt-2;/kontakt-neu'
  const { columns, counts } = await importing('check', file)
  expect(columns.map(({ name, column }) => [name, column])).toEqual([
    ['x', null],
    ['y', null],
  ])
  expect(counts).toEqual({ added: 0, changed: 0, unchanged: 0, refused: 0 })
  const refused = await ask('POST', '/redirects/import?step=store&market=de', 'market-manager', { body: file })
  expect(refused.status).toBe(400)
  expect((await importing('store', file, '&columns=from,to')).counts.added).toBe(1)
  expect(await stored()).toContainEqual(expect.objectContaining({ from: '/alt-2', path: '/kontakt-neu' }))
})

test.each(['columns=from,colour', `columns=${'from,'.repeat(400)}`])(
  'a choice of columns that is none (%.20s) is refused',
  async (query) => {
    const answer = await ask('POST', `/redirects/import?step=check&market=de&${query}`, 'market-manager', { body: 'a,b\n/x,/y' })
    expect(answer.status).toBe(400)
  },
)

test('an import is undone: new redirects are in the bin, changed ones as before, and those saved since stay', async () => {
  await importing('store', 'from,to,status,note\n/bleibt,/kontakt-neu,301,alt\n/auch,/kontakt-neu,302,alt')
  const before = await stored()
  const { undo, counts } = await importing(
    'store',
    'from,to,status,note\n/bleibt,/anders,302,neu\n/auch,/anders,301,neu\n/neu-1,/kontakt-neu,301,\n/neu-2,/kontakt-neu,301,',
  )
  expect(counts).toMatchObject({ added: 2, changed: 2 })
  const where = { from: { equals: '/neu-2' } }
  await payload.update({ collection: 'redirects', where, data: { note: 'von Hand' }, overrideAccess: true })
  expect(await undoing(undo)).toEqual([200, { removed: 1, restored: 2, left: 1 }])
  expect(await stored()).toEqual(
    [...before, expect.objectContaining({ from: '/neu-2', note: 'von Hand' })].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
  )
  expect(await undoing(undo)).toEqual([200, { removed: 0, restored: 0, left: 4 }])
  const log = await payload.find({
    collection: 'audit-log',
    where: { title: { equals: '/neu-1' } },
    overrideAccess: true,
    sort: '-id',
  })
  expect(log.docs.map(({ action }) => action)).toEqual(['bin', 'create'])
})

const lastImports = async (who: string) => {
  const { status, text } = await ask('GET', '/redirects/import/last', who)
  return [status, JSON.parse(text).imports]
}

test('the last import is offered with who and when until it is undone, and to those alone who may undo it', async () => {
  await importing('store', 'from,to\n/erst,/kontakt-neu')
  const { undo } = await importing('store', 'from,to,note\n/erst,/kontakt-neu,neu\n/dann,/kontakt-neu,')
  const offered = { market: 'de', who: 'market-manager', at: undo[0]?.at, added: 1, changed: 1 }
  expect(await lastImports('market-manager')).toEqual([200, [offered]])
  expect(await lastImports('admin')).toEqual([200, [offered]])
  for (const who of ['austrian', 'translator', 'read-only']) expect(await lastImports(who)).toEqual([200, []])
  expect((await ask('GET', '/redirects/import/last', null)).status).toBe(403)
  expect(await undoing(undo)).toEqual([200, { removed: 1, restored: 1, left: 0 }])
  expect(await lastImports('market-manager')).toEqual([200, []])
})

test('an import before the last one is not undone', async () => {
  const first = await importing('store', 'from,to\n/erster-import,/kontakt-neu')
  await importing('store', 'from,to\n/zweiter-import,/kontakt-neu')
  const [status, { errors }] = await undoing(first.undo)
  expect([status, errors[0].message]).toEqual([409, expect.stringContaining('another import')])
  expect((await stored()).map(({ from }) => from)).toContain('/erster-import')
})

const OLD = { at: '2026-01-01T00:00:00.000Z' }
test.each([
  [{}, 400],
  [{ undo: [{ market: 'de' }] }, 400],
  [{ undo: [{ market: 'at', ...OLD }] }, 403],
  [{ undo: [{ market: 'de', ...OLD }] }, 409],
])('an undo that is none, of a market of others, or of no import is refused: %j', async (body, expected) => {
  const { status } = await ask('POST', '/redirects/import/undo', 'market-manager', { body: JSON.stringify(body) })
  expect(status).toBe(expected)
})

test('a file of another tool is imported as it is', async () => {
  const { counts } = await importing('check', readFileSync('tests/fixtures/redirects/spreadsheet-de.csv'))
  expect(counts).toMatchObject({ added: 2, refused: 0 })
})
