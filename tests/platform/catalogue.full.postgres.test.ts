import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Pool } from 'pg'
import { Category, CATEGORY_KEYS, Device, searchAnswer } from '@trade-in-shop/contracts/search'
import { loadPricing } from '@platform/catalogue/pricing-data'
import { runQuestionsCommand } from '@platform/cli/file-commands'
import { questionsFor, valuate } from '@platform/offers/price'
import { quote } from '@platform/offers/quote'
import { search } from '@platform/search/run-search'
import { makeSeedMarket } from '@platform/seed/market-rules'
import { bestAnswers } from '@platform/seed/publish-prices'
import { readData } from '@platform/seed/read-data'
import { seed } from '@platform/seed/seed-platform'
import { createPool } from '@platform/store/pool'
import { MARKETS } from '../support/platform-markets'
import { testDatabase, type TestDatabase } from '../support/test-database'

let database: TestDatabase
let pool: Pool
let expected: Record<string, string>

/** Row count and content hash of every table that the seed fills; `catalogue_version` counts writes and holds no content. */
async function contents(from: Pool): Promise<Record<string, string>> {
  const { rows } = await from.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'platform' and table_type = 'BASE TABLE'
     and table_name not in ('migrations', 'catalogue_version', 'device_documents') and table_name not like 'documents\\_%' order by 1`,
  )
  const tables = [...rows.map(({ name }) => name), 'device_documents']
  const result: Record<string, string> = {}
  for (const name of tables) {
    const columns = `to_jsonb(t) - 'created_at' - 'valid_from'`
    const { rows: sums } = await from.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended((${columns})::text, 0)), 0) as sum from platform.${name} t`,
    )
    result[name] = sums[0]?.sum ?? ''
  }
  return result
}

const now = new Date()

beforeAll(async () => {
  database = await testDatabase('catalogue', 'catalogue')
  pool = createPool(database.url, { patient: true })
  expected = await contents(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** Runs the command line's seed in a separate process and kills it when it prints `until`. */
async function seedKilledAt(url: string, until: string): Promise<void> {
  const env = {
    ...process.env,
    PLATFORM_DATABASE_URL: url,
    MAIL_FROM: 'a@b.example',
    CALL_LIMITS_FACTOR: '1000',
    PLATFORM_SECRET: 'x'.repeat(32),
    SERVICE_SECRET: 'only-for-tests-0123456789-0123456789',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'platform/cli.ts', 'seed'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith(until)) child.kill('SIGKILL')
  await ended
  expect(child.signalCode).toBe('SIGKILL')
}

describe('the seed', () => {
  test('the seed run again changes nothing', async () => {
    await seed({ url: database.url, now: new Date('2027-01-01T00:00:00Z') })
    expect(await contents(pool)).toEqual(expected)
  })

  test('killed at any point and run again gives the same rows', async () => {
    const other = await testDatabase('killed')
    try {
      for (const line of ['catalogue', 'published wkfs_de_DE', 'published wkfs_fr_FR']) await seedKilledAt(other.url, line)
      await seed({ url: other.url, now })
      const resumed = createPool(other.url, { patient: true })
      expect(await contents(resumed).finally(() => resumed.end())).toEqual(expected)
    } finally {
      await other.drop()
    }
  })
})

const Devices = searchAnswer(Device)
const ask = (index: string, body: unknown, resultSize = 100) =>
  search(pool, { search: JSON.stringify(body), application: index, resultSize })

describe.each(MARKETS.map(makeSeedMarket))('$application', ({ application, indexBase, overviewPrefix }) => {
  test('every device of the files is found by its address, complete and priced', async () => {
    const { catalogue } = await readData()
    const models = catalogue.flatMap(({ manufacturers }) =>
      manufacturers.flatMap(({ series }) => series.flatMap((row) => row.models)),
    )
    const urls = models.flatMap(({ url, variants }) => variants.map((variant) => (variant.url ? `${url}-${variant.url}` : url)))
    expect(urls.length).toBe(5221)
    expect(urls.filter((url) => url.startsWith(overviewPrefix))).toEqual([])
    const found: string[] = []
    for (let from = 0; from < urls.length; from += 100) {
      const answer = Devices.parse(await ask(`${indexBase}_devices`, { query: { terms: { url: urls.slice(from, from + 100) } } }))
      for (const { _source: device } of answer.hits.hits) {
        expect(device.questions.length).toBeGreaterThan(3)
        expect(device).toMatchObject({ name: expect.stringContaining(device.model), picture: { kind: 'portrait' } })
        found.push(device.url)
      }
    }
    expect(found.sort()).toEqual(urls.sort())
    const worth = models.flatMap(({ variants }) => variants).filter(({ basePrice }) => basePrice !== null).length
    const priced = await pool.query<{ count: string }>(
      'select count(*) from platform.device_documents where index_name = $1 and max_price is not null',
      [`${indexBase}_devices`],
    )
    expect(Number(priced.rows[0]?.count)).toBe(worth)
  })

  test('the best price is the price of the best answers, and for a company of the questions that it gets', async () => {
    const { rows } = await pool.query<{ id: string; max_price: number; business: number }>(
      `select id, max_price, (source ->> 'businessMaxPrice')::int as business from platform.device_documents where index_name = $1 and max_price is not null order by md5(id) limit 40`,
      [`${indexBase}_devices`],
    )
    for (const { id, max_price: maxPrice, business } of rows) {
      const pricing = await loadPricing(pool, application, id)
      expect(pricing?.device.url).toBe(id)
      const questions = pricing?.questions ?? []
      expect(valuate(pricing?.basePrice ?? 0, questions, bestAnswers(questions))).toMatchObject({ price: maxPrice, missing: [] })
      const asked = questionsFor(true, questions)
      expect(valuate(pricing?.basePrice ?? 0, asked, bestAnswers(asked))).toMatchObject({ price: business, missing: [] })
    }
  })

  test('categories are complete and every overview address is used once', async () => {
    const answer = searchAnswer(Category).parse(await ask(`${indexBase}_aggregations`, { query: { match_all: {} } }))
    const categories = answer.hits.hits.map(({ _source }) => _source)
    expect(categories.map(({ key }) => key)).toEqual([...CATEGORY_KEYS])
    const overviews = categories.flatMap(({ manufacturers }) => manufacturers.flatMap((row) => [row, ...row.series]))
    expect(new Set(overviews.map(({ url }) => url)).size).toBe(overviews.length)
    expect(new Set(overviews.map(({ id }) => id)).size).toBe(overviews.length)
    for (const { url, content, metaTitle, metaDescription } of overviews) {
      expect(url).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      for (const text of [content, metaTitle, metaDescription]) expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\$\{/)
      expect(metaDescription.length).toBeLessThan(200)
    }
  })
})

test('every language has its own sentences: no manufacturer has the same text in two markets', async () => {
  const { rows } = await pool.query(
    `select ref from platform.texts where kind <> 'category' group by ref having count(distinct content) < count(*)`,
  )
  expect(rows).toEqual([])
})

test('a device whose address begins like an overview is refused by name', async () => {
  const { refuseUnreachable } = await import('@platform/seed/market-rules')
  expect(() => refuseUnreachable(['apple-iphone', 'apercu-phone'])).toThrow(/"apercu-phone" \(apercu-\)/)
})

test('plain text is folded alike in the process and in the database', async () => {
  const { foldPlain } = await import('@platform/search/fold')
  const { rows } = await pool.query<{ text: string; folded: string }>(
    `select t as text, platform.fold(t) as folded from (
       select unnest(search_terms) as t from platform.device_words union select name from platform.models
       union select chr(i) || 'a' || chr(j) || '1' from generate_series(32, 126) i, generate_series(32, 126) j) x
     where t ~ '^[\\x20-\\x7e]*$'`,
  )
  expect(rows.length).toBeGreaterThan(10_000)
  expect(rows.filter(({ text, folded }) => foldPlain(text) !== folded).slice(0, 5)).toEqual([])
})

describe('questions of a single device', () => {
  const [OWN, OTHER] = ['apple-iphone-13-128gb', 'apple-iphone-13-256gb']
  const application = 'wkfs_de_DE'
  const inAll = (text: string) => Object.fromEntries(['de', 'at', 'en', 'es', 'fr', 'it'].map((language) => [language, text]))
  const answers = Object.entries({ yes: 1, no: 0.5 }).map(([code, factor]) => ({ code, text: inAll(code), factor }))
  const engraving = { code: 'engraving', text: inAll('Is it without engraving?'), required: true, answers }
  const own = (change: object = {}) => [
    {
      devices: [OWN],
      questions: [engraving],
      required: { battery: false },
      without: ['accessories'],
      order: ['engraving', 'battery'],
      ...change,
    },
  ]
  const load = (content: unknown): Promise<number> => {
    const file = join(mkdtempSync(join(tmpdir(), 'questions-')), 'questions.json')
    writeFileSync(file, JSON.stringify(content))
    return runQuestionsCommand(database.url, [file], now)
  }
  const questionsOf = async (url: string) => {
    const answer = Devices.parse(await ask('wkfs_de_de_devices', { query: { term: { url } } }))
    return answer.hits.hits[0]?._source.questions ?? []
  }
  const best = async (url: string) =>
    (await questionsOf(url)).map(({ id, answers: [first] }) => ({ questionId: id, answerId: first?.id ?? '' }))

  test('a loaded file adds, orders, omits and relaxes them in the search and in the offer, for that device alone', async () => {
    const request = { application, deviceId: OWN, business: false, answers: await best(OWN) }
    const before = await quote(pool, now, request)
    expect(await load(own())).toBe(0)
    const asked = await questionsOf(OWN)
    expect(asked.map(({ code, required }) => `${code} ${required}`)).toEqual([
      ...['engraving true', 'battery false', 'switches_on true', 'account_lock true', 'screen true', 'housing true'],
      'functions true',
    ])
    expect((await questionsOf(OTHER)).map(({ code }) => code)).not.toContain('engraving')
    await expect(quote(pool, now, request)).rejects.toMatchObject({ status: 422 })
    const chosen = await best(OWN)
    const whole = await quote(pool, now, { ...request, answers: chosen })
    const half = { questionId: 'phones-engraving', answerId: 'phones-engraving-no' }
    const engraved = chosen.map((answer) => (answer.questionId === half.questionId ? half : answer))
    const less = await quote(pool, now, { ...request, answers: engraved })
    expect(less.price).toBe(Math.floor(whole.price / 200) * 100)
    const old = await loadPricing(pool, application, OWN, before.priceListVersion)
    expect(old?.questions.map(({ code }) => code)).not.toContain('engraving')
  })

  test('the seed does not replace a loaded file', async () => {
    await seed({ url: database.url, now })
    expect((await questionsOf(OWN))[0]?.code).toBe('engraving')
  })

  test.each([
    ['an unknown device', own({ devices: ['no-such-device'] })],
    ['a device twice', [...own(), ...own()]],
    ['an unknown code', own({ order: ['colour'] })],
    ['a text that a market lacks', own({ questions: [{ ...engraving, text: { de: 'Neu?' } }] })],
    [
      'a knock-out without its reason',
      own({ questions: [{ ...engraving, answers: [answers[0], { ...answers[1], knockOut: true, reason: {} }] }] }),
    ],
    ['more entries than 500', Array.from({ length: 501 }, (_, nth) => ({ devices: [`device-${nth}`] }))],
  ])('a file with %s is refused and changes nothing', async (_problem, content) => {
    expect(await load(content)).toBe(1)
    expect((await questionsOf(OWN))[0]?.code).toBe('engraving')
  })
})
