import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from '@platform/store/pool'
import { embeddedEngine, judgeTexts, textsByMarket, type Judged } from '../../scripts/search-quality'
import { shortNamesWithSisterFirst } from '../support/short-names'
import { testDatabase, type TestDatabase } from '../support/test-database'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await testDatabase('typed', 'catalogue')
  pool = createPool(database.url, { patient: true })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

describe.each(['typed-texts', 'more-typed-texts'] as const)('of the texts of %s', (list) => {
  let judged: Judged[] = []
  beforeAll(async () => {
    for (const [, index, texts] of textsByMarket(list))
      judged = [...judged, ...(await judgeTexts(pool, embeddedEngine(pool), index, texts))]
  })
  const shareOf = (texts: readonly Judged[]) => texts.filter(({ isGood }) => isGood).length / texts.length

  test('at least 92 of 100 texts that people type are answered as a careful person would', () => {
    const missed = judged.filter(({ isGood }) => !isGood).map(({ market, text, saw }) => `${market}: ${text} -> ${saw}`)
    expect(shareOf(judged), missed.join('\n')).toBeGreaterThanOrEqual(0.92)
  })

  test('no kind is below 75 of 100', () => {
    const kinds = [...new Set(judged.map(({ kind }) => kind))]
    expect(kinds.filter((kind) => shareOf(judged.filter((one) => one.kind === kind)) < 0.75)).toEqual([])
  })
})

test('a maker with a short name lists the plain model before its sisters', async () => {
  expect(await shortNamesWithSisterFirst(pool, embeddedEngine(pool), 'wkfs_de_de_devices')).toEqual([])
})
