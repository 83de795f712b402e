import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pool } from 'pg'
import { DeviceSummary, searchAnswer } from '@trade-in-shop/contracts/search'
import { loadPricing } from '@platform/catalogue/pricing-data'
import { search } from '@platform/search/run-search'
import { makeSeedMarket } from '@platform/seed/market-rules'
import { createPool } from '@platform/store/pool'
import { MARKETS } from '../support/platform-markets'
import { testDatabase, type TestDatabase } from '../support/test-database'
import { plainQuery } from '../support/plain-query'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await testDatabase('names', 'catalogue')
  pool = createPool(database.url, { patient: true })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function found(text: string): Promise<DeviceSummary[]> {
  const body = JSON.stringify(plainQuery(text))
  const answer = await search(pool, { search: body, application: 'wkfs_de_de_devices', resultSize: 10 })
  return searchAnswer(DeviceSummary)
    .parse(answer)
    .hits.hits.map(({ _source }) => _source)
}

test.each([
  ['switch lite türkis', 'Switch Lite Türkis'],
  ['switch lite turquoise', 'Switch Lite Türkis'],
  ['iPhone SE (3. Generation)', 'iPhone SE (3. Generation)'],
  ['iphone se 3rd generation', 'iPhone SE (3. Generation)'],
  ['macbook pro 13 ende 2012', 'MacBook Pro 13 (Retina, Ende 2012)'],
])('a search for %j in German, whose catalogue is in English, finds %s', async (text, name) => {
  expect((await found(text))[0]?.name).toContain(name)
})

test('a search for a model lists its variants by price, not by the text of their sizes', async () => {
  const variants = (await found('iphone 13 pro')).filter(({ model }) => model === 'iPhone 13 Pro').map(({ variant }) => variant)
  expect(variants).toEqual(['128 GB', '256 GB', '512 GB', '1 TB'])
})

test.each(MARKETS.map(makeSeedMarket))(
  'an offer in $application names a device as the catalogue does',
  async ({ application, indexBase }) => {
    const { rows } = await pool.query<{ id: string; name: string }>(
      `select id, source ->> 'name' as name from platform.device_documents where index_name = $1 and id ~ 'generation|switch-lite' limit 40`,
      [`${indexBase}_devices`],
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { id, name } of rows) expect((await loadPricing(pool, application, id))?.device.name).toBe(name)
  },
)
