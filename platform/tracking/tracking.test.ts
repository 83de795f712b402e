import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTROLLING_EVENTS } from '@trade-in-shop/contracts/tracking'
import { APPLICATION, send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('tracking')
})
afterAll(() => platform.drop())

const event = { applicationId: APPLICATION, clientId: null, url: 'https://shop.example/', landingPageCodes: ['rv-home'] }
const post = (body: unknown) => send(platform, 'POST', '/controlling', body)
const stored = async () =>
  (await platform.pool.query('select event_name, fields from platform.controlling_events order by id')).rows

test('the four events are stored with their fields, and a fifth is refused', async () => {
  for (const eventName of CONTROLLING_EVENTS)
    expect((await post({ ...event, eventName, tradeId: 'once', revenue: 41_200, currency: 'EUR' })).status).toBe(202)
  expect(await post({ ...event, eventName: 'page_view' })).toMatchObject({ status: 400 })
  expect(await post({ ...event, eventName: 'trade_created', email: 'a@example.org' })).toMatchObject({ status: 400 })
  expect(await post({ ...event, eventName: 'trade_created' })).toMatchObject({ status: 400 })
  const rows = await stored()
  expect(rows.map((row) => row.event_name)).toEqual([...CONTROLLING_EVENTS])
  expect(rows[3]?.fields).toEqual({ tradeId: 'once', revenue: 41_200, currency: 'EUR' })
})

test('a trade is counted once, also when fifty reports of it come together (G-10)', async () => {
  const before = (await stored()).length
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post({ ...event, eventName: 'trade_created', tradeId: 'trade-2' })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  expect((await stored()).length).toBe(before + 1)
})

test('every browser gets its own id', async () => {
  const ids = await Promise.all([1, 2].map(() => send(platform, 'GET', '/api/client-id')))
  const hashes = ids.map(({ body }) => (body as { hash: string }).hash)
  expect(hashes[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(hashes[0]).not.toBe(hashes[1])
})
