import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Trade } from '@trade-in-shop/contracts/trades'
import { settingsHeader } from '../../tests/support/signed-settings'
import { anOffer, APPLICATION, newKey, OTHER_APPLICATION, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform' // prettier-ignore

let platform: SmallPlatform
let trade: Trade
beforeAll(async () => {
  platform = await smallPlatform('lookup')
})
beforeEach(async () => {
  const body = tradeRequest([(await anOffer(platform)).offerId])
  trade = Trade.parse((await send(platform, 'POST', '/trades', body, { 'idempotency-key': newKey() })).body)
})
afterAll(() => platform.drop())

const look = (change: Record<string, string> = {}, client: string = randomUUID()) =>
  send(
    platform,
    'POST',
    '/trades/lookups',
    { application: APPLICATION, number: trade.number, postalCode: '10969', ...change },
    { 'client-key': client, ...settingsHeader({ application: APPLICATION }) },
  )

test('number and postal code lead to the trade, however they are typed', async () => {
  expect(await look()).toMatchObject({ status: 200, body: { accessId: trade.accessId } })
  const number = trade.number.toLowerCase().replace('-', ' ')
  expect(await look({ number, postalCode: ' 109 69 ' })).toMatchObject({ status: 200, body: { accessId: trade.accessId } })
})

const WRONG = {
  'a postal code': () => ({ postalCode: '10968' }),
  'a number': () => ({ number: 'RV-1042179' }),
  'a number with a slip': () => ({ number: trade.number.replace(/\d$/, (last) => String((Number(last) + 1) % 10)) }),
  'no number at all': () => ({ number: 'hello there' }),
  'a market': () => ({ application: OTHER_APPLICATION }),
  'an application': () => ({ application: 'nobody' }),
}
const statements = vi.spyOn(Client.prototype, 'query')

test.each(Object.entries(WRONG))('a wrong %s finds nothing, after the same statements', async (_name, change) => {
  const taken: unknown[][] = []
  for (const asked of [{ postalCode: '00000' }, change()]) {
    statements.mockClear()
    const { status, body } = await look(asked)
    expect({ status, body }).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(body).not.toHaveProperty('errors')
    taken.push(statements.mock.calls.map(([text]) => text))
  }
  expect(taken[0]?.length).toBeGreaterThan(3)
  expect(taken[1]).toEqual(taken[0])
})

test('a client has ten attempts an hour; right ones are not counted', async () => {
  const client = randomUUID()
  for (let tries = 0; tries < 12; tries++) expect((await look({}, client)).status).toBe(200)
  for (let tries = 0; tries < 10; tries++) expect((await look({ number: `RV-50000${tries}` }, client)).status).toBe(404)
  const refused = await look({}, client)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await look()).status).toBe(200)
})

const EMAIL_WANTED = { status: 422, body: { code: 'invalid_request', errors: [{ path: 'email', code: 'required' }] } }

test('after ten attempts at a number in an hour its seller is asked for the e-mail address, and no stranger locks them out', async () => {
  for (let tries = 0; tries < 10; tries++) expect((await look({ postalCode: `1000${tries}` })).status).toBe(404)
  expect(await look()).toMatchObject(EMAIL_WANTED)
  expect(await look({ email: 'Miriam@Example.org' })).toMatchObject({ status: 200, body: { accessId: trade.accessId } })
  expect((await look({ email: 'another@example.org' })).status).toBe(404)
  platform.setTime(new Date('2026-11-21T11:00:01Z'))
  expect((await look()).status).toBe(200)
  platform.setTime(new Date('2026-11-21T10:00:00Z'))
})
