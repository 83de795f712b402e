import type { Payload } from 'payload'
import { beforeAll, expect, test, vi } from 'vitest'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'

let payload: Payload
let content: TwoMarkets
let ask: ReturnType<typeof staffQuestions>
const always = { depth: 0, overrideAccess: true } as const

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  ask = staffQuestions(payload)
  await member(payload, 'admin', [])
  const market = await payload.findByID({ collection: 'markets', id: content.own.markets, ...always })
  const switches = { ...market.switches, homeBanner: true }
  await payload.update({ collection: 'markets', id: content.own.markets, data: { switches, switchPlans: [] }, ...always })
  const data = { validFrom: null, validTo: null, headline: 'Erstes' }
  await payload.update({ collection: 'banners', id: content.own.banners, data, ...always })
})

test('a new banner says in list and form that it is hidden, and after a move to the front that it shows', async () => {
  const data = { market: content.own.markets, headline: 'Zweites', place: 'home' as const, position: 10 }
  const { id } = await payload.create({ collection: 'banners', data, ...always })
  const read = async (banner: number) => (await ask('GET', `/banners/${banner}`, 'admin')).body.shopState
  expect(await read(id)).toContain('Hidden behind “Erstes”')
  expect(await read(content.own.banners)).toBe('Shows now')
  const { docs } = (await ask('GET', `/banners?where[id][equals]=${id}`, 'admin')).body
  expect(docs[0].shopState).toContain('Hidden behind “Erstes”')

  const { body } = await ask('POST', '/live/banners/differences', 'admin', { document: id, values: { position: 1 } })
  expect(body.rows).toContainEqual(
    expect.objectContaining({ label: 'In the shop', lines: [expect.objectContaining({ then: 'Shows now' })] }),
  )
  await payload.update({ collection: 'banners', id, data: { position: 1 }, ...always })
  expect([await read(id), await read(content.own.banners)]).toEqual(['Shows now', expect.stringContaining('“Zweites”')])
})

test('a save that sends the state back stores nothing of it', async () => {
  const { status } = await ask('PATCH', `/banners/${content.own.banners}`, 'admin', {
    headline: 'Erstes',
    shopState: 'Shows now',
    shopStateKind: 'works',
  })
  expect(status).toBe(200)
})

test('a redirect says in list and form that a broader rule comes before it, and works again without that rule', async () => {
  const rule = async (match: 'prefix' | 'pattern', from: string) => {
    const to = { kind: 'screen' as const, screen: 'contact' as const }
    const data = { market: content.own.markets, from, match, to, status: '301' as const, enabled: true }
    return (await payload.create({ collection: 'redirects', data, ...always })).id
  }
  const narrow = await rule('prefix', '/alt/handys/*')
  const broad = [
    await rule('pattern', '/alt/{a}'),
    await rule('pattern', '/alt/{a}/{b}'),
    await rule('pattern', '/alt/{a}/{b}/{c}'),
  ]
  const listed = async () => (await ask('GET', `/redirects?where[id][equals]=${narrow}`, 'admin')).body.docs[0].shopState
  expect(await listed()).toBe('Without effect: the rule “/alt/{a}” comes first')
  expect((await ask('GET', `/redirects/${broad[0]}`, 'admin')).body.shopState).toBe('In effect')
  const off = await ask('PATCH', `/redirects/${broad[0]}`, 'admin', { enabled: false })
  expect(off.body.doc.shopState).toBe('Switched off')
  expect(await listed()).toBe('In effect')
})

test('a list of banners reads their market and its banners once, however many rows it has', async () => {
  for (const headline of ['Drittes', 'Viertes', 'Fünftes'])
    await payload.create({
      collection: 'banners',
      data: { market: content.own.markets, headline, place: 'home' as const, position: 10 },
      ...always,
    })
  const read = vi.spyOn(payload.db, 'find')
  const { docs } = (await ask('GET', '/banners?limit=50', 'admin')).body
  const reads = read.mock.calls.filter(([{ collection }]) => collection === 'banners').length
  read.mockRestore()
  expect(docs.length).toBeGreaterThan(4)
  // The list itself, and what its states are derived from, once for each market.
  expect(reads).toBeLessThanOrEqual(1 + new Set(docs.map(({ market }: { market: number }) => market)).size)
})
