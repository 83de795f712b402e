import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from './seed-platform'
import { type FakeCluster, startFakeCluster } from '../../tests/support/fake-cluster'
import { settingsHeader } from '../../tests/support/signed-settings'
import { emptyPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { forgetMarkets, indexMarkets } from './market-worker'
import { waitFor } from '../../tests/support/wait-for'

const [NEW, WITH_A_READER] = ['wkfs_fr_LU', 'wkfs_fr_BE']
const START = new Date('2026-11-21T10:00:00Z')
const after = (days: number) => new Date(START.getTime() + days * 86_400_000)

let platform: SmallPlatform
let cluster: FakeCluster
beforeAll(async () => {
  platform = await emptyPlatform('market-worker')
  await seed({ url: platform.databaseUrl, now: START })
  cluster = await startFakeCluster()
})
afterAll(async () => {
  await cluster?.stop()
  await platform?.drop()
})

const factsOf = async (application: string, signed = false): Promise<unknown> => {
  const headers = signed ? settingsHeader({ application }) : {}
  return (await fetch(`${platform.url}/applications/${application}`, { headers })).json()
}
const index = () => indexMarkets({ url: platform.databaseUrl, node: cluster.url, now: START })
const documentsOf = (alias: string) => cluster.shownUnder(alias).map(({ documents }) => documents.size)
const forget = (days: number) => forgetMarkets({ url: platform.databaseUrl, now: after(days) })

test('`index` loads a market that was created after the seed, before any worker has published its catalogue', async () => {
  await platform.pool.query(
    `insert into platform.markets select $1, facts || '{"country": "LU", "locale": "fr-LU"}', $2
     from platform.markets where application = 'wkfs_fr_FR'`,
    [NEW, START],
  )
  await index()
  const [french = 0] = documentsOf('wkfs_fr_fr_devices')
  expect(french).toBeGreaterThan(500)
  expect(documentsOf('wkfs_fr_lu_devices')).toEqual([french])
  expect(documentsOf('wkfs_fr_lu_aggregations')).toEqual(documentsOf('wkfs_fr_fr_aggregations'))
})

test('a market of which no call came for 90 days is forgotten with its catalogue, and known again after the next call', async () => {
  expect(await factsOf(NEW, true)).toMatchObject({ known: true, buys: true })
  expect(await forget(89)).toEqual([])
  expect(await forget(91)).toEqual([NEW])
  expect(await factsOf(NEW)).toEqual({ known: false, indexes: [], buys: false, currency: null, languages: [] })
  const { rows } = await platform.pool.query('select from platform.device_documents where index_name = $1 limit 1', [
    'wkfs_fr_lu_devices',
  ])
  expect(rows).toEqual([])
  platform.setTime(after(92))
  await factsOf(NEW, true)
  await waitFor(async () => expect(await factsOf(NEW)).toMatchObject({ known: true, buys: true }))
})

test('a market that calls, one with records of people, and the sample markets before their first call stay', async () => {
  platform.setTime(START)
  const body = { application: WITH_A_READER, email: 'reader@example.org' }
  const headers = { 'content-type': 'application/json', ...settingsHeader(body) }
  const wished = await fetch(`${platform.url}/newsletter/subscriptions`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(wished.status).toBe(202)
  platform.setTime(after(60))
  await factsOf(NEW, true)
  expect(await forget(120)).toEqual([])
  expect(await factsOf(WITH_A_READER)).toMatchObject({ known: true })
  expect(await factsOf('wkfs_de_DE')).toMatchObject({ known: true, buys: true })
})
