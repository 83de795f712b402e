import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from '@platform/store/pool'
import { embeddedEngine, findTyped, judgeTexts, textsByMarket } from '../../scripts/search-quality'
import { namesWithOthersFirst } from '../support/most-wanted'
import { testDatabase, type TestDatabase } from '../support/test-database'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await testDatabase('alone', 'catalogue')
  pool = createPool(database.url, { patient: true })
})
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

describe('a word that joins others is not how another word begins', () => {
  test.each([
    ['wkfs_fr_fr', 'consoles de je', 'Sony PlayStation 5'],
    ['wkfs_fr_fr', 'tablettes de apple', 'Apple iPad Air 5 (M1, 2022)'],
    ['wkfs_it_it', 'cellulari e smartph', 'Apple iPhone 14'],
    ['wkfs_it_it', 'console di sony', 'Sony PlayStation 5'],
    ['wkfs_de_de', 'handys und smartphones', 'Apple iPhone 14'],
    ['wkfs_de_de', 'handy mit 128', 'Apple iPhone 14'],
    ['wkfs_de_de', 'sony e 16', 'Sony E 16-55mm F2.8 G'],
    ['wkfs_de_de', 'moto e 5', 'Motorola Moto E5'],
    ['wkfs_de_de', 'steam de', 'Valve Steam Deck LCD'],
  ])('%s: "%s" shows %s first', async (market, text, expected) => {
    const [first] = (await findTyped(embeddedEngine(pool), `${market}_devices`, text)).devices
    expect(first && `${first.manufacturer} ${first.model}`).toBe(expected)
  })
})

test('every sixth text that people type is answered well in at least 92 of 100 cases', async () => {
  const judged = await Promise.all(
    textsByMarket('typed-texts').map(([, index, texts]) =>
      judgeTexts(
        pool,
        embeddedEngine(pool),
        index,
        texts.filter((_, nth) => nth % 6 === 0),
      ),
    ),
  )
  const missed = judged.flat().filter(({ isGood }) => !isGood)
  const texts = missed.map(({ market, text, saw }) => `${market}: ${text} -> ${saw}`)
  expect(missed.length / judged.flat().length, texts.join('\n')).toBeLessThanOrEqual(0.08)
})
