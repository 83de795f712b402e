import { handleEndpoints, type Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentHash } from '@/cms/content-hash'
import { loadContent } from '@/cms/load'
import { redirectFor } from '@/domain/routing/follow-redirects'
import { compileDirectory } from '@/domain/routing/directory'
import { seededMarkets } from '@/seed/sample-content'
import { seedMarket } from '@/seed/seed-market'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

const ORIGIN = 'http://admin.localhost:3000'
const PORT = 3000
let cms: Cms
let payload: Payload
let sql: Client
let ids: Record<string, number>
let cookies: Record<'admin' | 'manager', string>

async function ask(who: keyof typeof cookies, method: string, path: string, body?: unknown) {
  const request = new Request(`${ORIGIN}/cms-api${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: ORIGIN, cookie: cookies[who] },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const response = await handleEndpoints({ config: payload.config, request })
  return { status: response.status, body: await response.json() }
}
async function logIn(email: string): Promise<string> {
  const request = new Request(`${ORIGIN}/cms-api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const response = await handleEndpoints({ config: payload.config, request })
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  sql = new Client({ connectionString: cms.url })
  await sql.connect()
  for (const seed of await seededMarkets({ port: PORT }))
    if (['fr', 'de'].includes(seed.content.market.code)) await seedMarket(payload, seed, false, () => undefined)
  const { docs } = await payload.find({ collection: 'markets', depth: 0, overrideAccess: true })
  ids = Object.fromEntries(docs.map(({ code, id }) => [code, id]))
  await member(payload, 'admin', [])
  await member(payload, 'market-manager', [ids.fr ?? 0])
  cookies = { admin: await logIn('admin@shop.example'), manager: await logIn('market-manager@shop.example') }
})
afterAll(async () => {
  await sql.end()
})

const wanted = (more: Record<string, unknown> = {}) => ({
  source: ids.fr,
  code: 'be',
  name: 'Belgique',
  country: 'BE',
  locale: 'fr-BE',
  timeZone: 'Europe/Brussels',
  applicationId: 'wkfs_fr_BE',
  currency: 'EUR',
  redirects: true,
  ...more,
})
const contentNow = async () => loadContent(payload)
const directoryNow = async () => compileDirectory(await contentNow(), { port: PORT, hashOf: contentHash })
const counts = async (market: number) => {
  const tables = ['route_maps', 'redirects', 'pages', 'navigation', 'banners', 'contact_subjects', 'partners']
  const rows: number[] = []
  for (const table of tables)
    rows.push((await sql.query(`select count(*)::int from ${table} where market_id = $1`, [market])).rows[0].count)
  return rows
}

test('a market is copied completely from another, on its own hosts, and no other market changes', async () => {
  const before = await directoryNow()
  await sql.query(
    `insert into redirects (market_id, "from", match, to_kind, to_screen, status, enabled, hides_route)
     select $1, '/vieux/' || n, 'exact', 'screen', 'contact', '301', true, false from generate_series(1, 10000) n`,
    [ids.fr],
  )
  const start = process.cpuUsage()
  const { status, body } = await ask('admin', 'POST', '/markets/clone', wanted())
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ hosts: ['be.localhost', 'agan.be.localhost', 'aganwidget.be.localhost'] }),
  ])
  // Processor time, so that a busy machine does not fail the test.
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(6000)
  await sql.query(`delete from redirects where "from" like '/vieux/%' and market_id = $1`, [ids.fr])
  ids.be = body.id
  const directory = await directoryNow()
  const shop = directory.shopOf('be.localhost')
  expect(shop).toMatchObject({ locale: 'fr-BE', language: 'fr', origin: 'http://be.localhost:3000', noindex: true })
  expect(shop?.content.pages.map(({ key, slug }) => [key, slug])).toEqual(
    directory.shopOf('fr.localhost')?.content.pages.map(({ key, slug }) => [key, slug]),
  )
  expect(shop?.content.contactSubjects).toHaveLength(10)
  expect(shop && redirectFor(shop, '/vieux/9999', '', 0)).toMatchObject({ kind: 'moved', location: '/contact' })
  expect(directory.shopOf('agan.be.localhost')?.partner?.code).toBe('agan')
  // Its own list of countries names it in place of the source.
  const country = JSON.stringify(shop?.content.navigation)
  expect(country).toContain('{"kind":"market","code":"be"}')
  expect(country).not.toContain('{"kind":"market","code":"fr"}')
  // No other market is affected: their pages have the same addresses as before.
  for (const host of ['fr.localhost', 'de.localhost', 'fr.revalo.example'])
    expect(directory.shopOf(host)?.key).toBe(before.shopOf(host)?.key)
  expect(directory.shopOf('fr.localhost')?.siblings.map(({ code }) => code)).not.toContain('be')
  expect(shop?.siblings.map(({ code }) => code).toSorted()).toEqual(['de', 'fr'])
})

test('an existing code, a malformed request and any role but admin are refused, and nothing is left behind', async () => {
  const before = await sql.query('select count(*)::int from markets')
  expect((await ask('admin', 'POST', '/markets/clone', wanted())).status).toBe(409)
  expect((await ask('admin', 'POST', '/markets/clone', wanted({ code: 'nl', source: 999_999 }))).status).toBe(409)
  expect((await ask('admin', 'POST', '/markets/clone', wanted({ code: 'nl', locale: 'nl-NL' }))).status).toBe(400)
  expect((await ask('manager', 'POST', '/markets/clone', wanted({ code: 'nl' }))).status).toBe(403)
  expect((await ask('manager', 'POST', `/markets/${ids.be}/remove`, { code: 'be' })).status).toBe(403)
  expect((await sql.query('select count(*)::int from markets')).rows).toEqual(before.rows)
})

test('when two people create the same market at one moment, one succeeds', async () => {
  const both = ['lu', 'lu'].map((code) => ask('admin', 'POST', '/markets/clone', wanted({ code, redirects: false })))
  const answers = await Promise.all(both)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  ids.lu = answers.find(({ status }) => status === 201)?.body.id
})

test('a draft market answers on localhost only, whatever hosts it lists', async () => {
  const hosts = [
    { hostname: 'lu.localhost', mode: 'default', environment: 'local', canonical: true },
    { hostname: 'lu.revalo.example', mode: 'default', environment: 'production', canonical: true },
  ] as const
  await payload.update({ collection: 'markets', id: ids.lu ?? 0, data: { hosts: [...hosts] }, overrideAccess: true })
  const directory = await directoryNow()
  expect(directory.shopOf('lu.localhost')).not.toBeNull()
  expect(directory.shopOf('lu.revalo.example')).toBeNull()
})

test('a draft market goes live when it is complete, and gets a list of what is missing until then', async () => {
  const live = (data: object) => ask('admin', 'PATCH', `/markets/${ids.lu}`, { state: 'live', ...data })
  const refused = await live({})
  expect(refused.status).toBe(400)
  const [problem] = refused.body.errors[0].data.errors
  expect(problem.path).toBe('state')
  expect(problem.message).toMatch(/cannot go live yet: .*Still a local address/)
  const own = { domain: 'lu.revalo.example', sellShopUrl: 'https://lu.revalo.example/' }
  const asked: string[] = []
  const platform = (answer: object) => {
    payload.config.custom.askPlatform = (id: string) => {
      asked.push(id)
      return Promise.resolve({ known: true, buys: true, currency: 'EUR', languages: ['fr'], ...answer })
    }
  }
  expect((await live(own)).body.errors[0].data.errors[0].message).toContain('The trade platform does not answer')
  platform({ known: false, buys: false })
  expect((await live(own)).body.errors[0].data.errors[0].message).toContain('does not know the application "wkfs_fr_BE"')
  platform({ buys: false })
  expect((await live(own)).body.errors[0].data.errors[0].message).toContain('no price for any device')
  platform({})
  expect((await live(own)).status).toBe(200)
  expect(new Set(asked)).toEqual(new Set(['wkfs_fr_BE']))
  const directory = await directoryNow()
  expect(directory.shopOf('lu.revalo.example')).toMatchObject({ noindex: false })
  expect(directory.shopOf('fr.revalo.example')?.siblings.map(({ code }) => code)).not.toContain('be')
})

test('only a draft market can be deleted, with all that belongs to it', async () => {
  expect((await ask('admin', 'POST', `/markets/${ids.lu}/remove`, { code: 'lu' })).status).toBe(409)
  expect((await ask('admin', 'POST', `/markets/${ids.be}/remove`, { code: 'fr' })).status).toBe(400)
  const french = await counts(ids.fr ?? 0)
  await sql.query(
    `insert into missing_paths (market_id, path, hits, first_seen_at, last_seen_at) values ($1, '/x', 1, now(), now())`,
    [ids.be],
  )
  await sql.query(
    `insert into _pages_v (version_slug, version_market_id, version__status, latest) values ('later', $1, 'draft', true)`,
    [ids.be],
  )
  const removed = await ask('admin', 'POST', `/markets/${ids.be}/remove`, { code: 'be' })
  expect([removed.status, removed.body]).toEqual([200, { removed: ids.be }])
  expect(await counts(ids.be ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect((await sql.query('select id from _pages_v where parent_id is null')).rows).toEqual([])
  expect(await counts(ids.fr ?? 0)).toEqual(french)
  expect((await directoryNow()).shopOf('be.localhost')).toBeNull()
  const audit = await sql.query(`select action::text from audit_log where subject = 'markets' and document_id = $1 order by id`, [
    String(ids.be),
  ])
  expect(audit.rows.map(({ action }) => action)).toContain('delete')
})

test('the facts of a market are shown only to those who may read it', async () => {
  expect((await ask('manager', 'GET', `/markets/${ids.fr}/facts`)).body).toMatchObject({
    subjects: expect.arrayContaining(['payout']),
    publishedKeys: expect.arrayContaining(['privacy']),
    picturesWithoutAlt: [],
  })
  expect((await ask('manager', 'GET', `/markets/${ids.de}/facts`)).status).toBe(404)
})

test('a stored redirect whose host visitors would choose is named, and nothing is cloned with it', async () => {
  await sql.query(
    `insert into redirects (market_id, "from", match, to_kind, to_url, status, enabled, hides_route)
     values ($1, '/dehors', 'prefix', 'external', 'https://ok.example*', '301', true, false)`,
    [ids.fr],
  )
  const answer = await ask('admin', 'POST', '/markets/clone', wanted({ code: 'nl' }))
  expect([answer.status, answer.body.errors[0].message]).toEqual([
    409,
    expect.stringMatching(/visitors would choose: "\/dehors"/),
  ])
  expect((await sql.query(`select 1 from markets where code = 'nl'`)).rowCount).toBe(0)
  await sql.query(`delete from redirects where "from" = '/dehors'`)
})

test('two markets are compared, and a market with a version of itself, by those who may read both', async () => {
  const path = (left: unknown, right: unknown) => `/markets/comparison?left=${left}&right=${right}`
  const { settings, content, left } = (await ask('admin', 'GET', path(ids.fr, ids.de))).body
  expect(left).toBe('France')
  expect(settings).toContainEqual({ path: 'timeZone', left: 'Europe/Paris', right: 'Europe/Berlin' })
  expect(settings.find((row: { path: string }) => row.path === 'hosts').left).toContain(
    'agan.fr.localhost · agan · local · agan · canonical',
  )
  expect(content).toContainEqual({ area: 'routes', name: 'contact', left: ['/contact'], right: ['/kontakt'] })
  expect(content.find((row: { name: string }) => row.name === 'privacy').right[0]).toBe('datenschutz')
  await payload.update({ collection: 'markets', id: ids.fr ?? 0, data: { timeZone: 'Europe/Monaco' }, overrideAccess: true })
  const versions = await payload.findVersions({
    collection: 'markets',
    where: { parent: { equals: ids.fr } },
    sort: '-updatedAt',
  })
  const earlier = await ask('manager', 'GET', path(ids.fr, `${ids.fr}@${versions.docs[1]?.id}`))
  expect(earlier.body.content).toEqual([])
  expect(earlier.body.settings.filter((row: { left: unknown; right: unknown }) => `${row.left}` !== `${row.right}`)).toEqual([
    { path: 'timeZone', left: 'Europe/Monaco', right: 'Europe/Paris' },
  ])
  expect((await ask('manager', 'GET', path(ids.fr, ids.de))).status).toBe(404)
  expect((await ask('admin', 'GET', path(ids.de, `${ids.de}@${versions.docs[1]?.id}`))).status).toBe(404)
  expect((await ask('admin', 'GET', path('1 or 1=1', ids.de))).status).toBe(400)
})
