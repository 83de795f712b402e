import type { Payload, Where } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { REDIRECT_USES, type RedirectUse } from '@/collections/redirects/redirect-uses'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { type Ask, staffRequests } from './staff-requests'
import { type Cms, startCms } from './start-cms'

const Rule = z.object({ id: z.string(), from: z.string() })
const Answer = z.object({
  tried: z.array(
    z.object({
      address: z.string(),
      market: z.string().nullable(),
      problem: z.string().nullable(),
      trace: z
        .object({
          hops: z.array(z.object({ status: z.number(), location: z.string().nullable(), rules: z.array(Rule) })),
          status: z.number().nullable(),
          end: z.string(),
          address: z.string(),
        })
        .nullable(),
    }),
  ),
  problems: z.array(z.object({ path: z.string(), message: z.string(), others: z.array(Rule), flatten: z.unknown() })),
})
const Problems = z.object({
  total: z.number(),
  problems: z.array(z.object({ from: z.string(), kind: z.string(), others: z.array(Rule), leads: z.string().nullable() })),
})

let cms: Cms
let payload: Payload
let content: TwoMarkets
let sql: Client
let requests: Ask

async function ask(method: string, path: string, body?: unknown, who: string | null = 'market-manager') {
  const headers = { 'content-type': 'application/json' }
  const { status, text } = await requests(
    method,
    path,
    who,
    body === undefined ? { headers } : { headers, body: JSON.stringify(body) },
  )
  return { status, body: JSON.parse(text) }
}
async function tried(addresses: string[], more: Record<string, unknown> = {}) {
  const { status, body } = await ask('POST', '/redirects/try', { market: content.own.markets, addresses, ...more })
  expect([status, body]).toEqual([200, expect.anything()])
  return Answer.parse(body)
}
const insert = (from: string, path: string) =>
  sql.query(
    `insert into redirects (market_id, "from", match, to_kind, to_path, status, enabled, hides_route)
     values ($1, $2, 'exact', 'path', $3, '301', true, false)`,
    [content.own.markets, from, path],
  )

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  await member(payload, 'market-manager', [content.own.markets])
  requests = staffRequests(payload, 'http://localhost:3000')
  sql = new Client({ connectionString: cms.url })
  await sql.connect()
})
afterAll(async () => {
  await sql.end()
})

describe('the tester', () => {
  test('the tester follows a stored redirect, named by its id, in the chosen market', async () => {
    await insert('/probe', '/contact')
    const {
      tried: [found],
    } = await tried(['/probe?a=1'])
    expect(found).toMatchObject({
      market: 'de',
      problem: null,
      trace: {
        status: 200,
        end: 'screen',
        hops: [{ status: 301, location: 'http://de.localhost:3000/contact?a=1', rules: [{ from: '/probe' }] }],
      },
    })
  })

  test('the tester uses the redirect in the form in place of the stored one, and lists what a save would refuse', async () => {
    const form = { from: '/neu', match: 'exact', to: { kind: 'path', path: '/probe', params: 0 }, status: '301', enabled: true }
    const {
      tried: [found],
      problems,
    } = await tried(['/neu'], { form })
    expect(found?.trace?.hops[0]?.rules.map(({ id, from }) => [id === 'new', from])).toEqual([
      [true, '/neu'],
      [false, '/probe'],
    ])
    expect(problems).toMatchObject([
      {
        path: 'to.path',
        message: expect.stringMatching(/chain/),
        others: [{ from: '/probe' }],
        flatten: { kind: 'path', path: '/contact' },
      },
    ])
  })

  test('a form that is not filled in yet causes no error', async () => {
    const { problems } = await tried(['/neu'], { form: { from: '', match: 'exact', to: { params: 0 } } })
    expect(problems.map(({ path }) => path)).toEqual(['to.kind'])
  })

  test('the tester offers the hosts of the markets that the member of staff may read, and their modes', async () => {
    const { tried: found } = await tried([
      'https://de.localhost/probe',
      'de.localhost:3000/probe',
      'https://at.localhost/probe',
      'https://evil.example/x',
      'not an address',
      'javascript:alert(1)',
    ])
    expect(found.map(({ market, problem }) => market ?? problem)).toEqual([
      'de',
      'de',
      expect.stringMatching(/"at.localhost" is no host/),
      expect.stringMatching(/"evil.example" is no host/),
      expect.stringMatching(/no address/),
      expect.stringMatching(/no address/),
    ])
  })

  test('the tester shows the result at another time', async () => {
    await sql.query(`update redirects set valid_from = '2030-01-01' where "from" = '/probe'`)
    expect((await tried(['/probe'])).tried[0]?.trace?.end).toBe('missing')
    expect((await tried(['/probe'], { at: '2030-06-01T00:00:00Z' })).tried[0]?.trace?.end).toBe('screen')
    await sql.query(`update redirects set valid_from = null where "from" = '/probe'`)
  })

  test('the tester is bounded, and closed to strangers and to other markets', async () => {
    const addresses = Array.from({ length: 501 }, () => '/a')
    expect((await ask('POST', '/redirects/try', { market: content.own.markets, addresses })).status).toBe(400)
    expect((await ask('POST', '/redirects/try', { market: content.other.markets, addresses: ['/a'] })).status).toBe(403)
    expect((await ask('POST', '/redirects/try', { market: null, addresses: ['/a'] }, null)).status).toBe(403)
  })
})

test('redirects that have become wrong since their save are found: loops, chains, overlaps, dead ends', async () => {
  await insert('/kreis-a', '/kreis-b')
  await insert('/kreis-b', '/kreis-a')
  await insert('/kette', '/probe')
  await insert('/tot', '/gibt-es-nicht')
  await insert('/seite-weg', '/content/gibt-es-nicht')
  const { status, body } = await ask('GET', '/redirects/problems?market=de')
  expect(status).toBe(200)
  const { problems } = Problems.parse(body)
  expect(problems.map(({ from, kind }) => `${kind} ${from}`).toSorted()).toEqual([
    'chain /kette',
    'dead /seite-weg',
    'dead /tot',
    'loop /kreis-a',
    'loop /kreis-b',
  ])
  expect(problems.find(({ kind }) => kind === 'chain')).toMatchObject({ others: [{ from: '/probe' }], leads: '/contact' })
  expect((await ask('GET', '/redirects/problems?market=at')).status).toBe(403)
})

test('the list can be filtered by use, the most used first', async () => {
  const uses = [
    ['/oft', 9, new Date().toISOString()],
    ['/selten', 1, '2020-01-01T00:00:00.000Z'],
    ['/nie', null, null],
  ] as const
  for (const [from, hits, lastHitAt] of uses) {
    await insert(`/liste${from}`, '/contact')
    if (hits === null) continue
    await sql.query(
      `insert into redirect_hits (market_id, redirect_id, hits, last_hit_at)
       select market_id, id, $2, $3 from redirects where "from" = $1`,
      [`/liste${from}`, hits, lastHitAt],
    )
  }
  const listed = async (use: RedirectUse, sort: string) => {
    const where: Where = { and: [REDIRECT_USES[use](Date.now()), { from: { like: '/liste/' } }] }
    const { docs } = await payload.find({ collection: 'redirects', where, sort, depth: 0, overrideAccess: true })
    return docs.map(({ from }) => from)
  }
  expect(await listed('used', '-hits.hits')).toEqual(['/liste/oft', '/liste/selten'])
  expect(await listed('stale', 'hits.lastHitAt')).toEqual(['/liste/selten'])
  expect(await listed('unused', 'from')).toEqual(['/liste/nie'])
})

test('five hundred addresses are tried among a hundred thousand redirects', async () => {
  await sql.query(
    `insert into redirects (market_id, "from", match, to_kind, to_path, status, enabled, hides_route)
     select $1, '/viele/' || n, 'exact', 'path', '/contact', '301', true, false from generate_series(1, 100000) n`,
    [content.own.markets],
  )
  const { tried: found } = await tried(Array.from({ length: 500 }, (_, n) => `https://de.localhost/viele/${n * 200 + 1}`))
  expect(found).toHaveLength(500)
  expect(found.every(({ trace }) => trace?.status === 200 && trace.hops.length === 1)).toBe(true)
})
