import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clarificationPlatform, type ClarificationPlatform } from '../../tests/support/clarification-platform'
import { APPLICATION, newKey, send } from '../../tests/support/small-platform'

let platformUnderTest: ClarificationPlatform
beforeAll(async () => {
  platformUnderTest = await clarificationPlatform('guess_limit')
})
afterAll(() => platformUnderTest.platform.drop())

const get = (path: string, device?: string) =>
  send(platformUnderTest.platform, 'GET', path, undefined, { 'client-key': newKey(), ...(device && { 'client-device': device }) })
const idOf = (path: string) => path.split('/')[2] ?? ''

test('beside one clarification id twenty trade numbers can be tried, over all endpoints, and then even the right one is refused', async () => {
  const { path } = await platformUnderTest.asked(1)
  const way = (number: number) => ['', '/photos/1', ''][number % 3] ?? ''
  for (let tries = 0; tries < 20; tries++)
    expect((await get(`/clarifications/${idOf(path)}/RV-9${1000 + tries}${way(tries)}`)).status).toBe(404)
  for (const address of [`/clarifications/${idOf(path)}/RV-99999`, path]) {
    const refused = await get(address)
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const { path: other } = await platformUnderTest.asked(1)
  expect((await get(other)).status).toBe(200)
})

test('two hundred numbers at once get no further than twenty and what was under way', async () => {
  const { path } = await platformUnderTest.asked(1)
  const all = await Promise.all(
    Array.from({ length: 200 }, (_, tries) => get(`/clarifications/${idOf(path)}/RV-8${1000 + tries}`)),
  )
  expect(all.filter(({ status }) => status === 404)).toHaveLength(20)
  expect((await get(path)).status).toBe(429)
})

test('the right number uses up no attempt, and works from the browser that made the trade while strangers guess', async () => {
  const { path, trade } = await platformUnderTest.asked(1)
  await Promise.all(Array.from({ length: 40 }, () => get(path)))
  expect((await get(path)).status).toBe(200)
  const device = randomBytes(16).toString('base64url')
  const lookup = { application: APPLICATION, number: trade.number, postalCode: '10969' }
  await send(platformUnderTest.platform, 'POST', '/trades/lookups', lookup, { 'client-key': newKey(), 'client-device': device })
  for (let tries = 0; tries < 20; tries++) await get(`/clarifications/${idOf(path)}/RV-7${1000 + tries}`)
  expect((await get(path)).status).toBe(429)
  expect((await get(path, device)).status).toBe(200)
})

test('beside an unknown id nothing is counted: every number answers 404', async () => {
  const unknown = randomBytes(16).toString('base64url')
  const statuses = await Promise.all(
    Array.from({ length: 40 }, async (_, tries) => (await get(`/clarifications/${unknown}/RV-${tries}`)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([404]))
})
