import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, logIn } from '../../tests/support/an-account'
import { anOffer, APPLICATION, newKey, send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'

let platform: SmallPlatform
let offerId = ''
beforeAll(async () => {
  platform = await smallPlatform('network_limit')
  offerId = (await anOffer(platform)).offerId
})
afterAll(() => platform.drop())

const check = (headers: Record<string, string>) =>
  send(platform, 'POST', '/vouchers/validations', { application: APPLICATION, code: 'NOSUCHCODE', offerIds: [offerId] }, headers)

async function timed(headers: Record<string, string>) {
  const start = performance.now()
  const { status } = await check(headers)
  return { status, ms: performance.now() - start }
}

test('attempts from changing addresses of one network become slow, are never refused for the network alone, and slow no other network', async () => {
  const network = newKey()
  const asNeighbour = () => ({ 'client-key': newKey(), 'client-network': network })
  for (let tries = 0; tries < 100; tries++) expect((await check(asNeighbour())).status).toBe(422)
  let last = await timed(asNeighbour())
  for (let tries = 0; tries < 4; tries++) last = await timed(asNeighbour())
  expect(last.status).toBe(422)
  expect(last.ms).toBeGreaterThan(400)
  const elsewhere = await timed({ 'client-key': newKey(), 'client-network': newKey() })
  expect(elsewhere.status).toBe(422)
  expect(elsewhere.ms).toBeLessThan(last.ms)
})

test('ten attempts of a slowed network wait at most; more at the same moment get 429 with a time to come back', async () => {
  const network = newKey()
  const asNeighbour = () => ({ 'client-key': newKey(), 'client-network': network })
  for (let tries = 0; tries < 100; tries++) await check(asNeighbour())
  const all = await Promise.all(Array.from({ length: 40 }, () => check(asNeighbour())))
  const refused = all.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(40)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('right log-ins of a whole network are not counted, however many', async () => {
  const { email } = await anAccount(platform)
  const network = newKey()
  for (let tries = 0; tries < 20; tries++)
    expect((await logIn(platform, email, undefined, { 'client-network': network })).status).toBe(200)
  const { rows } = await platform.pool.query('select tries from platform.account_brakes where tries between 2 and 99')
  expect(rows).toEqual([])
})
