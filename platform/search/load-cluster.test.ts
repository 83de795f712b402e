import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeCluster, startFakeCluster } from '../../tests/support/fake-cluster'
import { smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { inBatches, loadCluster } from './load-cluster'
import { INDEX_BODIES } from './mappings'

const DEVICES = 1203
let platform: SmallPlatform
let cluster: FakeCluster

beforeAll(async () => {
  platform = await smallPlatform('index')
  await platform.pool.query(`
    create table platform.device_documents_index_test partition of platform.device_documents for values in ('wkfs_de_de_devices')`)
  await platform.pool.query("update platform.models set search_terms = '{a7}' where id = 'one'")
  await platform.pool.query(
    `insert into platform.devices (id, model_id, category, variant, reference_price, position)
     select 'device-' || n, 'one', 'phones', '', null, n from generate_series(1, $1::int) n`,
    [DEVICES],
  )
  await platform.pool.query(`
    update platform.devices set model_id = 'two' where id = 'device-8';
    update platform.models set search_terms = '{a8, "acme 7"}' where id = 'two'`)
  await platform.pool.query(
    `insert into platform.device_documents (index_name, id, position, category_id, category_url, manufacturer_id,
       manufacturer_url, manufacturer, series_id, series_url, model, name, popularity, model_text, name_text,
       manufacturer_text, terms_text, words, source)
     select 'wkfs_de_de_devices', 'device-' || n, n, 'phones', '', '', '', '', '', '', '', '', 0, '', '', '', '', '',
       jsonb_build_object('url', 'device-' || n, 'manufacturer', 'Acme', 'model', 'Acme ' || n, 'name', 'Acme ' || n || ' 64 GB') from generate_series(1, $1::int) n`,
    [DEVICES],
  )
  await platform.pool.query(
    `insert into platform.aggregation_documents values ('wkfs_de_de_aggregations', 'phones', 0, '{"key":"phones"}')`,
  )
})
afterAll(async () => platform?.drop())
beforeEach(async () => void (cluster = await startFakeCluster()))
afterEach(async () => cluster.stop())

const FIRST = new Date('2026-11-21T10:45:00.123Z')
const SECOND = new Date('2026-11-22T03:00:00.000Z')
const load = (now: Date, said: string[] = []) =>
  loadCluster({ db: platform.pool, node: cluster.url, now, say: (line) => said.push(line), graceMs: 0 })
const shown = (alias: string) => cluster.shownUnder(alias).map(({ name, documents }) => [name, documents.size])

test('every market has its two indexes behind their aliases, with mappings and every document', async () => {
  const said: string[] = []
  await load(FIRST, said)
  expect(shown('wkfs_de_de_devices')).toEqual([['wkfs_de_de_devices-20261121t104500123z', DEVICES]])
  expect(shown('wkfs_de_de_aggregations')).toEqual([['wkfs_de_de_aggregations-20261121t104500123z', 1]])
  expect([...cluster.aliases.keys()].toSorted()).toEqual(
    ['de_de', 'fr_fr'].flatMap((base) => [`wkfs_${base}_aggregations`, `wkfs_${base}_devices`]),
  )
  const [devices] = cluster.shownUnder('wkfs_de_de_devices')
  expect(devices?.body).toEqual(INDEX_BODIES.devices)
  expect(devices?.refreshed).toBe(true)
  expect(devices?.documents.get('device-7')).toMatchObject({
    url: 'device-7',
    names: ['Acme 7', 'Acme 7 64 GB', 'a7', 'Acme a7'],
    questions: [{ id: 'phones-switches_on' }, {}, {}, {}],
  })
  // "Acme 7" is the name of another model.
  expect(devices?.documents.get('device-8')).toMatchObject({ names: ['Acme 8', 'Acme 8 64 GB', 'a8', 'Acme a8'] })
  expect(said).toContain(`wkfs_de_de_devices: ${DEVICES} documents`)
  const bulks = cluster.asked.filter(({ path }) => path.startsWith('/wkfs_de_de_devices-') && path.includes('/_bulk'))
  expect(bulks.map(({ body }) => body.trimEnd().split('\n').length / 2)).toEqual([500, 500, 203])
  expect(bulks.every(({ body, type }) => type === 'application/x-ndjson' && body.endsWith('\n'))).toBe(true)
  expect(cluster.asked.every(({ authorization }) => authorization === `Basic ${btoa('loader:s@fe')}`)).toBe(true)
})

test('a second load takes over in one step without deleting what searches read, and deletes it at the end', async () => {
  await load(FIRST)
  cluster.create('wkfs_de_de_devices-20261121t110000000z') // of a run that was killed
  const before = cluster.asked.length
  await load(SECOND)
  expect(shown('wkfs_de_de_devices')).toEqual([['wkfs_de_de_devices-20261122t030000000z', DEVICES]])
  expect([...cluster.indexes.keys()].filter((name) => name.includes('20261121'))).toEqual([])
  const since = cluster.asked.slice(before)
  const swaps = since.flatMap(({ path }, nth) => (path === '/_aliases' ? [nth] : []))
  const deletions = since.flatMap(({ method }, nth) => (method === 'DELETE' ? [nth] : []))
  expect(swaps).toHaveLength(4)
  expect(deletions).toHaveLength(5)
  expect(Math.min(...deletions)).toBeGreaterThan(Math.max(...swaps))
  expect(JSON.parse(since[swaps[1] ?? 0]?.body ?? '')).toEqual({
    actions: [
      { remove: { index: 'wkfs_de_de_devices-20261121t104500123z', alias: 'wkfs_de_de_devices' } },
      { add: { index: 'wkfs_de_de_devices-20261122t030000000z', alias: 'wkfs_de_de_devices' } },
    ],
  })
})

test('an index under the name of the alias is replaced by the alias', async () => {
  cluster.create('wkfs_de_de_devices')
  await load(FIRST)
  expect(shown('wkfs_de_de_devices')).toEqual([['wkfs_de_de_devices-20261121t104500123z', DEVICES]])
  expect(cluster.indexes.has('wkfs_de_de_devices')).toBe(false)
})

test('a refused document is named, the current index stays, and a second run succeeds', async () => {
  await load(FIRST)
  cluster.refuse = 'device-777'
  await expect(load(SECOND)).rejects.toThrow(/refused 1 documents of wkfs_de_de_devices-\S+, first device-777: bad field/)
  expect(shown('wkfs_de_de_devices')).toEqual([['wkfs_de_de_devices-20261121t104500123z', DEVICES]])
  expect(cluster.indexes.has('wkfs_de_de_devices-20261122t030000000z')).toBe(false)
  cluster.refuse = ''
  await load(new Date('2026-11-22T03:05:00Z'))
  expect(shown('wkfs_de_de_devices')).toEqual([['wkfs_de_de_devices-20261122t030500000z', DEVICES]])
})

test('documents that got lost on the way are noticed before the new index is used', async () => {
  cluster.lose = 'device-9'
  await expect(load(FIRST)).rejects.toThrow(`has ${DEVICES - 1} of ${DEVICES} documents`)
  expect(cluster.shownUnder('wkfs_de_de_devices')).toEqual([])
})

test('a cluster that is not there or refuses everything is an error that does not show its password', async () => {
  const at = (node: string) =>
    loadCluster({ db: platform.pool, node, now: FIRST }).then(
      () => 'loaded',
      (error: Error) => error.message,
    )
  expect(await at('http://loader:s%40fe@127.0.0.1:1')).toBe('The search cluster at 127.0.0.1:1 does not answer')
  cluster.status = 401
  const said = await at(cluster.url)
  expect(said).toMatch(/^PUT \/wkfs_de_de_aggregations-\S+ answered 401/)
  expect(said).not.toMatch(/s@fe|s%40fe/)
})

test('a batch is bounded by its size as well; a document larger than that goes alone', () => {
  const documents = [3_000_000, 3_000_000, 500, 9_000_000, 500].map((length, nth) => ({
    id: `d${nth}`,
    source: { text: 'x'.repeat(length) },
  }))
  const ids = [...inBatches(documents)].map((body) => [...body.matchAll(/"_id":"(\w+)"/g)].map(([, id]) => id))
  expect(ids).toEqual([['d0'], ['d1', 'd2'], ['d3'], ['d4']])
})
