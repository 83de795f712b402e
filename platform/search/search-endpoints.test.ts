import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve, type RunningServer } from '@platform/server/server'
import { parsePlatformEnv } from '@platform/platform-env'
import { searchEndpoints } from './search-endpoints'
import { smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'

const INDEX = 'wkfs_de_de_aggregations'
/** Longer than the half second for which a version that was read is used again. */
const SEEN_MS = 600
const silent = { info: () => {}, warn: () => {}, error: () => {} }

let platform: SmallPlatform
let server: RunningServer
beforeAll(async () => {
  platform = await smallPlatform('version')
  const env = parsePlatformEnv({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    MAIL_FROM: 'a@b.example',
    PLATFORM_SECRET: 'x'.repeat(32),
    SERVICE_SECRET: 'only-for-tests-0123456789-0123456789',
  })
  server = await serve({ pool: platform.pool, env, log: silent, clock: () => new Date() }, searchEndpoints, 0, '127.0.0.1')
})
afterAll(async () => {
  await server?.stop()
  await platform?.drop()
})

const one = (application: string) => ({ search: '{"query":{"match_all":{}}}', application, resultSize: 1 })
async function post(body: unknown) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${server.url}/searches`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: await response.json() }
}
const version = async () => (await post({ searches: [one('no_such_index')] })).body.catalogueVersion

test('the version moves with every change of a document, a price list or a question, and with nothing else', async () => {
  const changes = [
    `insert into platform.aggregation_documents values ('${INDEX}', 'phones', 0, '{"key":"phones"}')`,
    `update platform.aggregation_documents set position = 1`,
    `delete from platform.aggregation_documents`,
    `delete from platform.device_documents`,
    `delete from platform.question_sets where id = 'none'`,
    `delete from platform.price_list_questions where version = -1`,
  ]
  for (const change of changes) {
    const before = await version()
    await platform.pool.query(change)
    await wait(SEEN_MS)
    expect([change, Number(await version())]).toEqual([change, Number(before) + 1])
  }
  const before = await version()
  await platform.pool.query(`select 1 from platform.aggregation_documents`)
  await wait(SEEN_MS)
  expect(await version()).toBe(before)
})

test('a change that is rolled back does not change the version', async () => {
  const before = await version()
  const client = await platform.pool.connect()
  await client.query('begin')
  await client.query('delete from platform.aggregation_documents')
  await client.query('rollback')
  client.release()
  await wait(SEEN_MS)
  expect(await version()).toBe(before)
})

test('several searches are answered in their order, each by itself, with one version', async () => {
  const { status, body } = await post({ searches: [one('no_such_index'), { ...one(INDEX), search: '{{{{' }] })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    catalogueVersion: expect.stringMatching(/^\d+$/),
    responses: [{ status: 400, code: 'unknown_application' }, { status: 400 }],
  })
})

test.each([{ searches: [] }, { searches: Array.from({ length: 13 }, () => one(INDEX)) }, { searches: [{}] }])(
  'several searches in a malformed request are refused (%#)',
  async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  },
)
