import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PicturedDevice, searchAnswer } from '@trade-in-shop/contracts/search'
import { pictureOfDevice } from '@/clients/search-queries'
import { loadPricing } from '@platform/catalogue/pricing-data'
import { runPhotographsCommand } from '@platform/cli/file-commands'
import { search } from '@platform/search/run-search'
import { seed } from '@platform/seed/seed-platform'
import { createPool } from '@platform/store/pool'
import { testDatabase, type TestDatabase } from '../support/test-database'

let database: TestDatabase
let pool: Pool
let models: string[]
const application = 'wkfs_de_DE'
const url = 'https://photos.example/a.jpg?v=2'

beforeAll(async () => {
  database = await testDatabase('photographs', 'catalogue')
  pool = createPool(database.url)
  const { rows } = await pool.query<{ model: string }>(
    `select model_id as model from platform.devices where category = 'phones' group by model_id having count(*) > 1 order by model_id limit 2`,
  )
  models = rows.map(({ model }) => model)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const devicesOf = async (model: string): Promise<string[]> =>
  (await pool.query<{ id: string }>('select id from platform.devices where model_id = $1 order by id', [model])).rows.map(
    ({ id }) => id,
  )
async function pictureOf(device: string) {
  const [index, body] = ['wkfs_de_de_devices', JSON.stringify(pictureOfDevice(device))]
  const answer = searchAnswer(PicturedDevice).parse(await search(pool, { application: index, search: body, resultSize: 1 }))
  return answer.hits.hits[0]?._source.picture
}
/** Pages of the search indexes with entries that a vacuum has yet to merge, which every search reads. */
async function pendingPages(): Promise<number> {
  const { rows } = await pool.query<{ pages: string }>(`select sum(gin_clean_pending_list(c.oid::regclass)) as pages
    from pg_class c join pg_am a on a.oid = c.relam where a.amname = 'gin' and c.relkind = 'i'`)
  return Number(rows[0]?.pages)
}
const load = (content: unknown): Promise<number> => {
  const file = join(mkdtempSync(join(tmpdir(), 'photographs-')), 'photographs.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return runPhotographsCommand(database.url, [file])
}

test('the document and an offer of a variant have the colours that its label names', async () => {
  const { rows } = await pool.query<{ id: string }>(
    "select id from platform.devices where variant = 'Neon Red/Neon Blue' limit 1",
  )
  const [{ id } = { id: '' }] = rows
  const inColours = expect.stringMatching(/ c:22a9d6 .*c2:ef4b43/)
  expect(await pictureOf(id)).toEqual({ kind: 'portrait', traits: inColours })
  expect((await loadPricing(pool, application, id))?.device.picture).toEqual({ kind: 'portrait', traits: inColours })
})

test('a seed leaves no entry of a search index pending', async () => {
  expect(await pendingPages()).toBe(0)
})

describe('npm run platform -- photographs', () => {
  const printed: string[] = []
  beforeEach(() => {
    printed.splice(0)
    for (const method of ['log', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line) => void printed.push(String(line)))
  })

  test('a loaded photograph is in the document of every variant, beside the traits of its drawing, and a seed leaves it', async () => {
    const [model = '', other = ''] = models
    const traits = (await pictureOf((await devicesOf(model))[0] ?? ''))?.traits
    expect(await load({ [model]: url })).toBe(0)
    expect(await pendingPages()).toBe(0)
    await seed({ url: database.url, now: new Date() })
    for (const device of await devicesOf(model)) expect(await pictureOf(device)).toEqual({ kind: 'photograph', url, traits })
    for (const device of await devicesOf(other)) expect(await pictureOf(device)).toMatchObject({ kind: 'portrait' })
    expect(await runPhotographsCommand(database.url, [])).toBe(0)
    expect(JSON.parse(printed.at(-1) ?? '')).toEqual({ [model]: url })
  })

  test('an offer says that there is a photograph, and not where', async () => {
    const [model = ''] = models
    await load({ [model]: url })
    const [device = ''] = await devicesOf(model)
    const pricing = await loadPricing(pool, application, device)
    expect(pricing?.device.picture).toEqual({ kind: 'photograph', traits: expect.any(String) })
  })

  test('a photograph that the next file does not name is taken away', async () => {
    const [model = '', other = ''] = models
    await load({ [model]: url })
    expect(await load({ [other]: url })).toBe(0)
    expect(await pictureOf((await devicesOf(model))[0] ?? '')).toMatchObject({ kind: 'portrait' })
    expect(await pictureOf((await devicesOf(other))[0] ?? '')).toMatchObject({ kind: 'photograph' })
  })

  test.each([
    ['an unknown model', { 'no-such-phone': url }, 'There is no model "no-such-phone"'],
    ['no address', { x: 'photo.jpg' }, 'x: '],
    ['another scheme', { x: 'ftp://photos.example/a.jpg' }, 'x: '],
    ['no JSON', '{', 'is no JSON'],
  ])('a file with %s is refused, and nothing is stored', async (_name, content, problem) => {
    const [model = ''] = models
    await load({ [model]: url })
    expect(await load(content)).toBe(1)
    expect(printed.at(-1)).toContain(problem)
    expect(await pictureOf((await devicesOf(model))[0] ?? '')).toMatchObject({ url })
  })
})
