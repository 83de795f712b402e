import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pool, QueryConfig } from 'pg'
import { deviceByUrl, devicesOfSeries, popularDevices, type QueryBody } from '@/clients/search-queries'
import { DeviceSummary, searchAnswer } from '@trade-in-shop/contracts/search'
import { foldPlain } from '@platform/search/fold'
import { joinWords } from '@platform/search/edit-distance'
import { search } from '@platform/search/run-search'
import { createPool } from '@platform/store/pool'
import { testDatabase, type TestDatabase } from '../support/test-database'
import { dice, makeTypos, placesIn, withTypo } from '../support/typos'
import { plainQuery } from '../support/plain-query'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await testDatabase('search', 'catalogue')
  pool = createPool(database.url, { patient: true })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const Answer = searchAnswer(DeviceSummary)
async function found(text: string, market = 'wkfs_de_de'): Promise<DeviceSummary[]> {
  const body = JSON.stringify(plainQuery(text))
  const answer = await search(pool, { search: body, application: `${market}_devices`, resultSize: 10 })
  return Answer.parse(answer).hits.hits.map(({ _source }) => _source)
}
const titles = async (text: string, market?: string) =>
  (await found(text, market)).map(({ manufacturer, model }) => `${manufacturer} ${model}`)

describe('the first result', () => {
  test.each([
    ['iphone 13', 'Apple iPhone 13'],
    ['iphne 13', 'Apple iPhone 13'],
    ['ipone 13', 'Apple iPhone 13'],
    ['vivo', 'vivo Y55 5G'],
    ['IPHONE 13 128GB', 'Apple iPhone 13'],
    ['iphone 13 128 gb', 'Apple iPhone 13'],
    ['iph 13 128', 'Apple iPhone 13'],
    ['iphone13', 'Apple iPhone 13'],
    ['apple iphone 13 pro max', 'Apple iPhone 13 Pro Max'],
    ['iphnoe 14 pro', 'Apple iPhone 14 Pro'],
    ['iphone se', 'Apple iPhone SE (3. Generation)'],
    ['s21 ul', 'Samsung Galaxy S21 Ultra 5G'],
    ['samsung s21', 'Samsung Galaxy S21 5G'],
    ['galxy s21', 'Samsung Galaxy S21 5G'],
    ['galaxys21', 'Samsung Galaxy S21 5G'],
    ['gallaxy s21 ultra', 'Samsung Galaxy S21 Ultra 5G'],
    ['s21+', 'Samsung Galaxy S21+ 5G'],
    ['SM-G991B', 'Samsung Galaxy S21 5G'],
    ['pixel 7a', 'Google Pixel 7a'],
    ['gogle pixel 7a', 'Google Pixel 7a'],
    ['redmi note 12 pro', 'Xiaomi Redmi Note 12 Pro 5G'],
    ['xaomi redmi note 12', 'Xiaomi Redmi Note 12'],
    ['fairfone 5', 'Fairphone 5'],
    ['macbok air m1', 'Apple MacBook Air 13 (M1, 2020)'],
    ['thinkpad x1 carbon gen 9', 'Lenovo ThinkPad X1 Carbon Gen 9'],
    ['thinkpda x1 carbon gen 9', 'Lenovo ThinkPad X1 Carbon Gen 9'],
    ['canon 5d mark iv', 'Canon EOS 5D Mark IV'],
    ['cannon eos 5d mark iv', 'Canon EOS 5D Mark IV'],
    ['xt4', 'Fujifilm X-T4'],
    ['x-t4', 'Fujifilm X-T4'],
    ['fuji x-t4', 'Fujifilm X-T4'],
    ['sony alpha 7 iii', 'Sony Alpha 7 III'],
    ['alhpa 7 iii', 'Sony Alpha 7 III'],
    ['gopro hero 9', 'GoPro HERO9 Black'],
    ['gopro hero9 blak', 'GoPro HERO9 Black'],
    ['xbox one x', 'Microsoft Xbox One X'],
    ['nintendo swich oled', 'Nintendo Switch OLED'],
    ['steam dek', 'Valve Steam Deck LCD'],
    ['dell u2720q', 'Dell UltraSharp U2720Q'],
    ['dell u2720', 'Dell UltraSharp U2720Q'],
    ['XA15', 'Canon XA15'],
    ['osmo pocket', 'DJI Osmo Pocket'],
    ['osmo poket 3', 'DJI Osmo Pocket 3'],
  ])('for "%s" is %s', async (text, expected) => {
    expect((await titles(text))[0]).toBe(expected)
  })
})

describe('in the words of other languages', () => {
  test.each([
    ['wkfs_fr_fr', 'téléphone iphone 13', 'Apple iPhone 13'],
    ['wkfs_es_es', 'móvil galaxi s21', 'Samsung Galaxy S21 5G'],
    ['wkfs_it_it', 'cellulare ipone 13', 'Apple iPhone 13'],
    ['wkfs_de_at', 'Händy iphone 13', 'Apple iPhone 13'],
    ['wkfs_fr_fr', 'IPHÔNE 13', 'Apple iPhone 13'],
    ['wkfs_de_de', 'ＩＰＨＯＮＥ 13', 'Apple iPhone 13'],
    ['wkfs_it_it', '50 mm 1,4', 'Sigma 50mm F1.4 DG DN Art'],
  ])('%s: "%s" finds %s', async (market, text, expected) => {
    expect(await titles(text, market)).toContain(expected)
  })
})

test.each(['zzzzqqq', '-', '…', '"'])('"%s" finds nothing and breaks nothing', async (text) => {
  expect(await found(text)).toEqual([])
})

const hitsOf = async (body: QueryBody, resultSize = 10, db: Pick<Pool, 'query'> = pool) => {
  const request = { search: JSON.stringify(body), application: 'wkfs_de_de_devices', resultSize }
  return Answer.parse(await search(db as Pool, request)).hits
}

/** The pool, and what was sent to it; `planned`: the devices that the planner expects of any word. */
function recorded(planned?: number) {
  const statements: [string, unknown[]][] = []
  const query = (statement: string | QueryConfig, given: unknown[] = []) => {
    const { text, values = given } = typeof statement === 'string' ? { text: statement } : statement
    statements.push([text, values])
    if (planned === undefined || !text.startsWith('explain')) return pool.query(text, values)
    return Promise.resolve({ rows: [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': planned } }] }] })
  }
  return { db: { query } as unknown as Pick<Pool, 'query'>, statements }
}

test.each([
  ['is counted', 20_000, 1, { value: expect.any(Number), relation: 'gte' }],
  ['is not counted when twice the window of devices have it', 20_001, 0, { value: 10_000, relation: 'gte' }],
])('a word %s', async (_, planned, counts, total) => {
  const { db, statements } = recorded(planned)
  const hits = await hitsOf(plainQuery('s'), 10, db)
  expect(hits).toMatchObject({ total, hits: { length: 10 } })
  expect(statements.filter(([text]) => text.includes('count(*)'))).toHaveLength(counts)
  await hitsOf(plainQuery('s'), 10, db)
  expect(statements.filter(([text]) => /^explain/.test(text))).toHaveLength(1)
})

test('a document has the beginnings of its words up to five letters, each once, however often it is written', async () => {
  const marks = ['^ip', '^iph', '^ipho', '^iphon', 'iphone', 'iphone13']
  const where = `from platform.device_documents where index_name = 'wkfs_de_de_devices' and id = 'apple-iphone-13-128gb'`
  const read = async () =>
    (await pool.query<{ words: string }>(`select words::text ${where}`)).rows[0]?.words.match(/(?<=')\^?ip\w*/g)
  expect(await read()).toEqual(marks)
  await pool.query(`update platform.device_documents set words = words ${where.slice(where.indexOf('where'))}`)
  expect(await read()).toEqual(marks)
})

describe('a page', () => {
  const series = 'phones-apple-iphone-13'
  test('past the end has the total of the first page', async () => {
    const { total } = await hitsOf(popularDevices('phones'))
    expect(total.value).toBeGreaterThan(100)
    expect(await hitsOf({ ...popularDevices('phones'), from: 9000 })).toMatchObject({ total, hits: [] })
    const first = await hitsOf(devicesOfSeries(series))
    expect(first.total.value).toBeGreaterThan(1)
    expect(await hitsOf(devicesOfSeries(series, 9000))).toMatchObject({ total: first.total, hits: [] })
  })

  test('that ends beyond the window of a cluster is refused, one that ends with it is not', async () => {
    await expect(hitsOf(devicesOfSeries(series, 9991))).rejects.toMatchObject({ status: 400, code: 'unsupported_clause' })
    expect(await hitsOf(devicesOfSeries(series, 9990))).toMatchObject({ hits: [] })
  })

  type Plan = { 'Node Type': string; 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] }
  const rowsRead = (plan: Plan): number =>
    Math.max(plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0), ...(plan.Plans ?? []).map(rowsRead))

  test.each([
    ['the popular devices of a category', popularDevices('phones'), 20],
    ['a device by its address', deviceByUrl('apple-iphone-13-128gb'), 2],
    ['the devices of one letter', plainQuery('s'), 2000],
  ])('of %s reads few rows, however many match', async (_, body, most) => {
    const { db, statements } = recorded()
    await hitsOf(body, 10, db)
    const pages = statements.filter(([text]) => text.includes('documents_') && !/count\(\*\)|^explain/.test(text))
    expect(pages.length).toBeGreaterThan(0)
    for (const [text, values] of pages) {
      const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (analyze, format json) ${text}`, values)
      expect(rows[0]?.['QUERY PLAN'][0] && rowsRead(rows[0]['QUERY PLAN'][0].Plan), text).toBeLessThanOrEqual(most)
    }
  })
})

/** The share of devices among the first ten results, of those that a typo leaves findable (`makeTypos`). */
async function rate(word: RegExp, withMaker: boolean, seedNumber: number) {
  const { rows } = await pool.query<{ manufacturer: string; model: string; own: string; whole: string }>(
    `select manufacturer, model, min(replace(model_text, ' ', '')) as own, min(replace(manufacturer_text || model_text, ' ', '')) as whole
     from platform.device_documents where index_name = 'wkfs_de_de_devices' group by 1, 2 order by min(md5(id))`,
  )
  const models = rows.map(({ own, whole }) => [own, whole])
  const roll = dice(seedNumber)
  const missed: string[] = []
  let asked = 0
  for (const [index, { manufacturer, model }] of rows.slice(0, 200).entries()) {
    const named = model.toLowerCase().startsWith(manufacturer.toLowerCase())
    const text = named || !withMaker ? model : `${manufacturer} ${model}`
    const places = placesIn(text, word)
    if (!places.length) continue
    const typed = withTypo(text, places, roll)
    if (makeTypos(joinWords(foldPlain(typed)), models[index] ?? [], models, 10) !== 'clear') continue
    asked++
    if (!(await found(typed)).some((device) => device.model === model)) missed.push(`${text} <- ${typed}`)
  }
  return { asked, share: 1 - missed.length / asked, missed }
}

describe('one typo: the device is among the first ten in at least 99 of 100', () => {
  const LETTERS = /[A-Za-z]{3,}/g
  const ANYTHING = /[A-Za-z0-9]+/g
  test.each([
    ['in a word of the whole name', LETTERS, true, 20_261_121],
    ['anywhere in the whole name, even in numbers and single letters', ANYTHING, true, 7],
    ["in a word, without the maker's name", LETTERS, false, 7],
    ["anywhere, without the maker's name", ANYTHING, false, 20_261_121],
  ])('with one wrong letter %s', async (_, word, withMaker, seedNumber) => {
    const { asked, share, missed } = await rate(word, withMaker, seedNumber)
    expect(asked).toBeGreaterThan(150)
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(0.99)
  })
})

describe('a mistyped name as a whole', () => {
  test.each([
    ['EOS i7', 'Canon EOS R7'],
    ['Galaxy Jb', 'Samsung Galaxy J6'],
    ['Galaxy Tab 8S+', 'Samsung Galaxy Tab S8+'],
    ['EOS u0D', 'Canon EOS 60D'],
    ['EF 40m mf/2.8 STM', 'Canon EF 40mm f/2.8 STM'],
    ['135mm Fs1.4 DG Art', 'Sigma 135mm F1.4 DG Art'],
    ['X-3T', 'Fujifilm X-T3'],
    ['iphone 1e3', 'Apple iPhone 13'],
    ['iphone 13 128b', 'Apple iPhone 13'],
  ])('"%s" finds %s', async (text, expected) => {
    expect(await titles(text)).toContain(expected)
  })

  test('a correctly typed name is answered as typed, even when others are near', async () => {
    for (const [text, model] of [
      ['iPhone 16', 'iPhone 16'],
      ['EOS 400D', 'EOS 400D'],
      ['iphone16', 'iPhone 16'],
    ] as const)
      expect((await found(text))[0]?.model).toBe(model)
  })

  test('the variants of one model do not crowd out another', async () => {
    const models = (await found('galaxy s2l')).map(({ model }) => model)
    expect(new Set(models).size).toBeGreaterThanOrEqual(5)
  })

  test('conditions beside the words apply to names too', async () => {
    const body = plainQuery('EOS i7')
    const narrowed = { ...body, query: { bool: { must: [body.query, { term: { categoryId: 'phones' } }] } } }
    const request = { search: JSON.stringify(narrowed), application: 'wkfs_de_de_devices', resultSize: 10 }
    const hits = Answer.parse(await search(pool, request)).hits.hits
    expect(hits.every(({ _source }) => _source.categoryId === 'phones')).toBe(true)
  })
})
