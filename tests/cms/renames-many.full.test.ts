import { createLocalReq, type Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Cms, startCms } from './start-cms'
import { contentOfTwoMarkets } from './content-of-two-markets'

const MANY = 2_000
/** Of each of two kinds: the twenty thousand redirects whose change must take no longer than ten seconds. */
const HALF_OF_ALL = 10_000
/** A save of one route, and a few statements for each thousand redirects; saving each redirect would take twenty. */
const FEW_STATEMENTS = 150

let cms: Cms
let payload: Payload
let market: number
let page: number
let sql: Client
beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  const content = await contentOfTwoMarkets(payload)
  market = content.own.markets
  page = content.own.pages
  sql = new Client({ connectionString: cms.url })
  await sql.connect()
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await sql.end()
})

const always = { depth: 0, overrideAccess: true } as const
const patterns = (pattern: string) => [{ pattern }]

/** Redirects with these old addresses and one target, as they are stored. */
const insert = (from: string, target: string, value: string, many = MANY) =>
  sql.query(
    `insert into redirects (market_id, "from", match, to_kind, ${target}, status, enabled, hides_route)
     select $1, $2 || n, 'exact', $3, $4, '301', true, false from generate_series(1, ${many}) n`,
    [market, from, target === 'to_path' ? 'path' : 'page', value],
  )
const count = async (condition: string, ...values: unknown[]): Promise<number> => {
  const { rows } = await sql.query(`select count(*)::int as n from ${condition}`, [market, ...values])
  return rows[0].n
}
async function statementsOf(work: Promise<unknown>): Promise<number> {
  const query = vi.spyOn(Client.prototype, 'query')
  await work
  return query.mock.calls.length
}

test('twenty thousand redirects follow the address of a screen in a few statements, each logged', async () => {
  const { docs } = await payload.find({
    collection: 'route-maps',
    where: { and: [{ market: { equals: market } }, { screen: { equals: 'contact' } }] },
    ...always,
  })
  const entry = docs[0]
  if (entry) await payload.delete({ collection: 'route-maps', id: entry.id, ...always })
  const data = { market, screen: 'contact' as const, patterns: patterns('/wir-helfen') }
  const { id } = await payload.create({ collection: 'route-maps', data, ...always })
  await insert('/alte-hilfe-', 'to_path', '/wir-helfen', HALF_OF_ALL)
  await insert('/alte-frage-', 'to_path', '/wir-helfen?von=alt', HALF_OF_ALL)
  const change = { collection: 'route-maps', id, data: { patterns: patterns('/frag-uns'), keepOld: true }, ...always } as const
  expect(await statementsOf(payload.update(change))).toBeLessThan(FEW_STATEMENTS)
  expect(
    await count(
      `redirects where market_id = $1 and to_kind = 'screen' and to_screen = 'contact' and "from" like $2`,
      '/alte-hilfe-%',
    ),
  ).toBe(HALF_OF_ALL)
  expect(await count('redirects where market_id = $1 and to_path = $2', '/frag-uns?von=alt')).toBe(HALF_OF_ALL)
  expect(await count('redirects where market_id = $1 and "from" = $2', '/wir-helfen')).toBe(1)
  expect(await count(`audit_log where market_id = $1 and action = 'update' and title like $2`, '/alte-%')).toBe(2 * HALF_OF_ALL)
})

test('thousands of redirects follow the slug of a page in a few statements', async () => {
  const { slug } = await payload.findByID({ collection: 'pages', id: page, ...always })
  await insert('/alte-seite-', 'to_slug', slug)
  const change = { collection: 'pages', id: page, data: { slug: 'ganz-neu', _status: 'published' }, ...always } as const
  expect(await statementsOf(payload.update(change))).toBeLessThan(FEW_STATEMENTS)
  expect(await count('redirects where market_id = $1 and to_slug = $2 and "from" like $3', 'ganz-neu', '/alte-seite-%')).toBe(
    MANY,
  )
})

test('a redirect that would make a loop refuses the change by its address, and nothing has moved', async () => {
  const data = { market, screen: 'thankYou' as const, patterns: [{ pattern: '/danke-schoen' }] }
  const { id } = await payload.create({ collection: 'route-maps', data, ...always })
  await insert('/alter-dank-', 'to_path', '/danke-schoen')
  await sql.query(`update redirects set "from" = '/merci', hides_route = true where "from" = '/alter-dank-1'`)
  const change = { collection: 'route-maps', id, data: { patterns: patterns('/merci'), keepOld: true }, ...always } as const
  await expect(payload.update(change)).rejects.toMatchObject({
    data: { errors: [{ path: 'keepOld', message: expect.stringMatching(/"\/merci".*circle/s) }] },
  })
  expect(await count('redirects where market_id = $1 and to_path = $2', '/danke-schoen')).toBe(MANY)
})

const KEY = `hashtext('cms-market'), hashtext($1)`
const save = async () => {
  const req = await createLocalReq({}, payload)
  const data = {
    market,
    from: `/umzug-${Math.random()}`,
    match: 'exact',
    to: { kind: 'screen', screen: 'home' },
    status: '301',
  } as const
  return { req, saved: payload.create({ collection: 'redirects', data, ...always, req }) }
}

test('a save during a long change of its market waits for its end', async () => {
  await sql.query(`select pg_advisory_lock(${KEY})`, [String(market)])
  const { saved } = await save()
  setTimeout(() => sql.query(`select pg_advisory_unlock(${KEY})`, [String(market)]), 2300)
  expect((await saved).id).toBeGreaterThan(0)
})

test('a save that waits too long is refused because of a long change, with Retry-After', async () => {
  await sql.query(`select pg_advisory_lock(${KEY})`, [String(market)])
  const { req, saved } = await save()
  await expect(saved).rejects.toMatchObject({ status: 503, message: expect.stringMatching(/long change of this market/) })
  expect(req.responseHeaders?.get('Retry-After')).toBe('3')
  await sql.query(`select pg_advisory_unlock(${KEY})`, [String(market)])
})
