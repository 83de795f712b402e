import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
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
  })
  expect(status).toBe(200)
})
