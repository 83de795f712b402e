import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from '@platform/store/pool'
import { embeddedEngine } from '../../scripts/search-quality'
import { namesWithOthersFirst } from '../support/most-wanted'
import { testDatabase, type TestDatabase } from '../support/test-database'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await testDatabase('alone', 'catalogue')
  pool = createPool(database.url, { patient: true })
}, 300_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const othersFirst = (market: string, kind: 'manufacturer' | 'category', write?: (name: string) => string) =>
  namesWithOthersFirst({ pool, engine: embeddedEngine(pool), index: `${market}_devices`, kind }, write)

const plain = (name: string) => name.toLowerCase().replaceAll('&', '')

describe('the name alone shows what most people sell of', () => {
  test('each maker', async () => {
    expect(await othersFirst('wkfs_de_de', 'manufacturer')).toEqual([])
    expect(await othersFirst('wkfs_it_it', 'manufacturer', plain)).toEqual([])
  })
  test.each(['wkfs_de_at', 'wkfs_de_de', 'wkfs_en_ie', 'wkfs_es_es', 'wkfs_fr_fr', 'wkfs_it_it'])(
    'each category in %s',
    async (market) => {
      expect(await othersFirst(market, 'category')).toEqual([])
      expect(await othersFirst(market, 'category', plain)).toEqual([])
    },
  )
})
