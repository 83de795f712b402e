import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { Comparison } from '@/collections/markets/compare/comparison'
import { Configuration, MAX_CONFIGURATION_BYTES } from '@/collections/markets/compare/configuration'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { type Ask, staffRequests } from './staff-requests'
import { type Cms, startCms } from './start-cms'

let cms: Cms
let payload: Payload
let content: TwoMarkets
let asked: Ask

/** Sends a file, or without one reads. */
const ask = (who: string | null, path: string, file?: string) => {
  const headers = { 'content-type': 'application/json', 'accept-language': 'en' }
  return asked(file === undefined ? 'GET' : 'POST', path, who, { headers, ...(file === undefined ? {} : { body: file }) })
}

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  const owner = await member(payload, 'admin', [])
  await member(payload, 'market-manager', [content.other.markets])
  asked = staffRequests(payload, 'http://admin.localhost:3000')
  const schedule = {
    switch: 'newsletter' as const,
    on: false,
    from: '2030-01-01T00:00:00.000Z',
    until: '2030-02-01T00:00:00.000Z',
    owner: Number(owner.id),
  }
  await payload.update({
    collection: 'markets',
    id: content.own.markets,
    data: { switchPlans: [schedule] },
    overrideAccess: true,
  })
})

const fileOf = async () => {
  const { text } = await ask('admin', `/markets/${content.own.markets}/configuration`)
  return { text, file: Configuration.parse(JSON.parse(text)) }
}
const compare = (file: unknown, who: string | null = 'admin') =>
  ask(who, `/markets/${content.own.markets}/comparison`, typeof file === 'string' ? file : JSON.stringify(file))
const differences = async (file: unknown) => {
  const { status, text } = await compare(file)
  expect(status, text).toBe(200)
  const { settings, content: documents } = Comparison.parse(JSON.parse(text))
  const differs = (row: { left: unknown; right: unknown }) => JSON.stringify(row.left) !== JSON.stringify(row.right)
  return [
    ...settings.filter(differs).map(({ path, left, right }) => [path, left, right]),
    ...documents.filter(differs).map(({ area, name, left, right }) => [`${area} ${name}`, left, right]),
  ]
}
const problemOf = async (file: unknown) => {
  const { status, text } = await compare(file)
  return [status, JSON.parse(text).errors[0].message]
}

test('markets are compared although one has a draft of a page without an address or title', async () => {
  const draft = { market: content.own.markets, title: null, slug: null, _status: 'draft' }
  const { id } = await payload.db.create({ collection: 'pages', data: draft })
  const { text, status } = await ask('admin', `/markets/comparison?left=${content.own.markets}&right=${content.other.markets}`)
  expect(status).toBe(200)
  const rows = Comparison.parse(JSON.parse(text)).content
  expect(rows).toContainEqual({ area: 'pages', name: `#${id}`, left: ['', '', 'draft'], right: null })
  await payload.db.deleteOne({ collection: 'pages', where: { id: { equals: id } } })
})

test('a market is exported with its hosts, routes, switches and subjects, without ids, times and secrets of this environment', async () => {
  const { headers } = await ask('admin', `/markets/${content.own.markets}/configuration`)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="market-[a-z]{2}-\d{4}-\d\d-\d\d\.json"$/)
  const { text, file } = await fileOf()
  expect(file.settings).toHaveProperty('hosts.0.hostname')
  expect(file.settings).toHaveProperty('switches.newsletter')
  expect(file.settings).toHaveProperty('switchPlans.0.switch', 'newsletter')
  expect(file.routes.length).toBeGreaterThan(0)
  expect(file.subjects).toHaveLength(10)
  expect(text).not.toMatch(/"(id|createdAt|updatedAt|owner|password|hash|salt|secret)"/)
})

test('a market does not differ from its own file', async () => {
  expect(await differences((await fileOf()).file)).toEqual([])
})

test('settings that differ in another environment are listed one by one', async () => {
  const { file } = await fileOf()
  const [route] = file.routes
  const [subject] = file.subjects
  const other = {
    ...file,
    settings: { ...file.settings, domain: 'test.shop.example' },
    routes: file.routes.slice(1),
    subjects: file.subjects.map((row, index) => (index === 0 ? { ...row, label: '=cmd()' } : row)),
  }
  expect(await differences(other)).toEqual([
    ['domain', file.settings.domain, 'test.shop.example'],
    [`routes ${route?.screen}`, route?.patterns, null],
    [`subjects ${subject?.key}`, [subject?.label, subject?.recipient ?? ''], ['=cmd()', subject?.recipient ?? '']],
  ])
})

test('a malformed file is refused with a sentence, and nothing of it is stored', async () => {
  const { file, text } = await fileOf()
  expect(await problemOf(text.slice(0, 100))).toEqual([400, expect.stringContaining('no JSON file')])
  expect(await problemOf({ docs: [] })).toEqual([400, expect.stringContaining('not the configuration of a market')])
  expect(await problemOf({ ...file, version: 99 })).toEqual([400, expect.stringContaining('another release')])
  expect(await problemOf({ ...file, routes: [{ screen: 7, patterns: [] }] })).toEqual([
    400,
    expect.stringContaining('“routes.0.screen”'),
  ])
  expect(await problemOf({ ...file, settings: { ...file.settings, hosts: [{ deep: { deeper: 1 } }] } })).toEqual([
    400,
    expect.stringContaining('“settings.hosts'),
  ])
  expect(await problemOf(`{"kind":"market-configuration","settings":${'['.repeat(100_000)}`)).toEqual([400, expect.any(String)])
  expect(await problemOf(`"${'x'.repeat(MAX_CONFIGURATION_BYTES)}"`)).toEqual([413, expect.stringContaining('512 KB')])
  expect((await fileOf()).file.settings).toEqual(file.settings)
})

test('the configuration of a market is shown only to those who may read the market', async () => {
  const { text } = await fileOf()
  const path = `/markets/${content.own.markets}`
  expect((await ask('market-manager', `${path}/configuration`)).status).toBe(404)
  expect((await compare(text, 'market-manager')).status).toBe(404)
  expect((await ask(null, `${path}/configuration`)).status).toBe(403)
  expect((await compare(text, null)).status).toBe(403)
})
