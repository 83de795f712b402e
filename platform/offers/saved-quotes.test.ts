import { afterAll, beforeAll, expect, test } from 'vitest'
import { Quote } from '@trade-in-shop/contracts/offers'
import {
  answers,
  offerRequest,
  publishPrices,
  APPLICATION,
  send,
  smallPlatform,
  type SmallPlatform,
} from '../../tests/support/small-platform'
import { deleteOldQuotes, QUOTES_OF_VISITOR } from './saved-quotes'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('quotes')
})
afterAll(() => platform.drop())

const post = (change: Record<string, unknown> = {}, visitor = 'one') =>
  send(platform, 'POST', '/quotes', offerRequest(change), { 'client-key': visitor })
const read = (id: string) => send(platform, 'GET', `/quotes/${id}`)
const saved = async (change: Record<string, unknown> = {}) => Quote.parse((await post(change)).body)

test('a quote holds device, answers and price for 30 days, and no person', async () => {
  const { status, body } = await post()
  expect(status).toBe(201)
  const quote = Quote.parse(body)
  expect(quote).toMatchObject({
    ...{ application: APPLICATION, business: false, answers: answers(), price: { amount: 41_200 }, today: { amount: 41_200 } },
    validUntil: '2026-12-21T10:00:00.000Z',
  })
  expect((await read(quote.id)).body).toEqual(body)
  const { rows } = await platform.pool.query('select * from platform.quotes where id = $1', [quote.id])
  expect(Object.keys(rows[0]).toSorted()).toEqual(
    ['answers', 'application', 'business', 'created_at', 'device', 'device_id', 'id', 'price', 'valid_until'].toSorted(),
  )
})

test('a quote says the old price beside the one of a later price list', async () => {
  const quote = await saved({ answers: answers({ screen: 'light' }) })
  await publishPrices(platform.pool, APPLICATION, 2, 0.5)
  const later = Quote.parse((await read(quote.id)).body)
  expect([later.price.amount, later.today?.amount]).toEqual([37_900, 18_900])
  await publishPrices(platform.pool, APPLICATION, 3, 1)
})

test.each([
  ['an unknown device', { deviceId: 'three' }, 422, 'unknown_device'],
  ['a device without a price', { deviceId: 'worthless' }, 422, 'not_bought'],
  ['a knocked-out device', { answers: answers({ account_lock: 'cannot_remove' }) }, 422, 'not_bought'],
  ['a missing answer', { answers: answers().slice(1) }, 422, 'missing_answer'],
  ['an unknown application', { application: 'wkfs_xx_XX' }, 400, 'unknown_application'],
  ['an unknown member', { email: 'a@example.com' }, 400, 'invalid_request'],
])('POST /quotes with %s is refused', async (_name, change, status, code) => {
  expect(await post(change)).toMatchObject({ status, body: { code } })
})

test('GET /quotes with an unknown id answers 404', async () => {
  expect(await read('nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('a quote answers 404 after 30 days and is deleted, a younger one stays', async () => {
  const old = await saved()
  platform.setTime(new Date('2026-12-20T10:00:00Z'))
  const young = await saved()
  platform.setTime(new Date('2026-12-21T10:00:00Z'))
  expect(await read(old.id)).toMatchObject({ status: 404 })
  expect(await deleteOldQuotes(platform)).toBe(true)
  const { rows } = await platform.pool.query<{ id: string }>('select id from platform.quotes')
  expect(rows.map(({ id }) => id)).toEqual([young.id])
  platform.setTime(new Date('2026-11-21T10:00:00Z'))
})

test('one visitor saves a limited number of quotes an hour, and another is not affected', async () => {
  for (let nth = 0; nth < QUOTES_OF_VISITOR.most; nth += 1) expect((await post({}, 'many')).status).toBe(201)
  const refused = await post({}, 'many')
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await post({}, 'other')).status).toBe(201)
})
