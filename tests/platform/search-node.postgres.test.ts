import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pool } from 'pg'
import * as queries from '@/clients/search-queries'
import { DeviceSummary, searchAnswer } from '@trade-in-shop/contracts/search'
import { toProblem } from '@platform/http/http-problem'
import { loadCluster } from '@platform/search/load-cluster'
import { createPool } from '@platform/store/pool'
import { clusterEngine, embeddedEngine, judgeTexts, textsByMarket } from '../../scripts/search-quality'
import { namesWithOthersFirst } from '../support/most-wanted'
import { shortNamesWithSisterFirst } from '../support/short-names'
import { testDatabase, type TestDatabase } from '../support/test-database'

/** A single OpenSearch or Elasticsearch node without security, such as the one of the compose profile `search`. */
const node = process.env.SEARCH_TEST_NODE ?? ''
const INDEX = 'wkfs_de_de_devices'
const Answer = searchAnswer(DeviceSummary.partial())

describe.skipIf(!node)('a real node (skipped without SEARCH_TEST_NODE, the address of one)', () => {
  let database: TestDatabase
  let pool: Pool
  beforeAll(async () => {
    database = await testDatabase('node', 'catalogue')
    pool = createPool(database.url, { patient: true })
    await pool.query('delete from platform.device_documents where index_name <> $1', [INDEX])
    await loadCluster({ db: pool, node, now: new Date(), graceMs: 0 })
  })
  afterAll(async () => {
    await pool?.end()
    await database?.drop()
  })

  const engines = () => [embeddedEngine(pool), clusterEngine(node)] as const
  const ask = async (engine: ReturnType<typeof engines>[number], body: unknown, resultSize = 10) =>
    Answer.parse(await engine.answer({ search: JSON.stringify(body), application: INDEX, resultSize })).hits

  test('answers as many typed texts well as the embedded engine, within two of a hundred', async () => {
    const [embedded, cluster] = engines()
    const texts = textsByMarket('typed-texts').flatMap(([market, , own]) => (market === 'de' ? own : []))
    const countGood = async (engine: typeof embedded) =>
      (await judgeTexts(pool, engine, INDEX, texts)).filter(({ isGood }) => isGood).length
    expect(await countGood(cluster)).toBeGreaterThanOrEqual((await countGood(embedded)) - 0.02 * texts.length)
  })

  test.each(['manufacturer', 'category'] as const)('shows what most people sell of a %s that is named alone', async (kind) => {
    expect(await namesWithOthersFirst({ pool, engine: clusterEngine(node), index: INDEX, kind })).toEqual([])
  })

  test('a maker with a short name lists the plain model before its sisters', async () => {
    expect(await shortNamesWithSisterFirst(pool, clusterEngine(node), INDEX)).toEqual([])
  })

  test('answers lists, totals past the end and pages beyond the window as the embedded engine does', async () => {
    const { rows } = await pool.query<{ id: string; series_id: string; model: string }>(
      `select id, series_id, model from platform.device_documents where index_name = $1 and model = 'iPhone 13' order by id limit 1`,
      [INDEX],
    )
    const device = rows[0] ?? { id: '', series_id: '', model: '' }
    const bodies = [
      queries.deviceByUrl(device.id),
      queries.devicesOfSeries(device.series_id),
      queries.devicesOfSeries(device.series_id, 500),
      queries.popularDevices('phones'),
      queries.queryVariants({ seriesId: device.series_id, model: device.model }),
      queries.deviceAddresses('phones', 'apple'),
    ]
    const [embedded, cluster] = engines()
    for (const body of bodies) {
      const [expected, found] = [await ask(embedded, body), await ask(cluster, body)]
      expect([body, found.total.value]).toEqual([body, expected.total.value])
      expect(found.hits.map(({ _id }) => _id)).toEqual(expected.hits.map(({ _id }) => _id))
      expect(JSON.stringify(found.hits)).not.toContain('"names"')
    }
    const beyond = { query: { match_all: {} }, from: 9995 }
    for (const engine of engines())
      await expect(ask(engine, beyond)).rejects.toMatchObject({ status: 400, code: 'unsupported_clause' })
  })

  test('is searched without a gap while its indexes are loaded again', async () => {
    const [, cluster] = engines()
    let isLoading = true
    let searches = 0
    const failures: string[] = []
    const searching = Promise.all(
      Array.from({ length: 4 }, async () => {
        while (isLoading) {
          searches++
          const result = await ask(cluster, queries.deviceByUrl('apple-iphone-13-128gb'), 1).then(
            ({ total }) => total.value,
            (error: unknown) => toProblem(error).code,
          )
          // A node that is busy with loading may be late; that is no gap.
          if (result !== 1 && result !== 'unavailable') failures.push(String(result))
        }
      }),
    )
    for (let nth = 1; nth <= 3; nth++) await loadCluster({ db: pool, node, now: new Date(Date.now() + nth), graceMs: 1500 })
    isLoading = false
    await searching
    expect(searches).toBeGreaterThan(100)
    expect(failures).toEqual([])
  })
})
