import type { Pool } from 'pg'
import { withDatabaseLock } from '@trade-in-shop/runtime/database-session'
import { readMarkets } from '@platform/markets/platform-market'
import { createPool, inTransaction } from '@platform/store/pool'
import { seedVouchers } from '@platform/vouchers/seed-vouchers'
import { bulkUpsert } from './bulk'
import { readDeviceQuestions, storeDeviceQuestions, type DeviceQuestions } from './question-data'
import { catalogueRows, writeApplication, writeCatalogue } from './catalogue-rows'
import { listedDevices } from './device-lists'
import { fullRows } from './full-rows'
import { refuseUnreachable, makeSeedMarket, type SeedMarket } from './market-rules'
import { seedMarkets } from './sample-markets'
import { publishAggregations } from './publish-aggregations'
import { ensurePartition, publishDocuments } from './publish-documents'
import { publishPrices } from './publish-prices'
import { publishTexts } from './publish-texts'
import { publishVocabulary, publishWords } from './publish-words'
import { questionSets, type QuestionSets } from './question-rows'
import { readCatalogue, type CatalogueDevice } from './read-catalogue'
import { readData } from './read-data'

/** `full`: with the long lists of phones and tablets. */
type Options = { url: string; now: Date; full?: boolean; say?: (line: string) => void }

export type Seeded = { devices: number; markets: number }

/** Runs one seed at a time; a second one waits and then finds nothing to do. */
const alone = <Result>(url: string, run: () => Promise<Result>): Promise<Result> => withDatabaseLock(url, 'platform.seed', run)

type Data = Awaited<ReturnType<typeof readData>>

/** Writes the files, and with `full` the long lists, as the catalogue; one transaction. */
async function writeFiles(pool: Pool, data: Data, full: boolean, now: Date): Promise<void> {
  const rows = catalogueRows(data.catalogue, data.portraits)
  const more = full ? fullRows(await listedDevices(), rows) : null
  refuseUnreachable([rows, more].flatMap((part) => part?.devices.map(({ id }) => String(id)) ?? []))
  await inTransaction(pool, async (db) => {
    await writeCatalogue(db, rows)
    if (more) await writeCatalogue(db, more)
    await seedMarkets(db)
    await storeDeviceQuestions(db, data.deviceQuestions, 'seed', now)
    await seedVouchers(db)
  })
}

/** Publishes prices, texts and documents of one market; one transaction. */
async function publishMarket(
  pool: Pool,
  market: SeedMarket,
  devices: CatalogueDevice[],
  sets: QuestionSets,
  data: Data,
  now: Date,
) {
  await ensurePartition(pool, market)
  await inTransaction(pool, async (db) => {
    await writeApplication(db, market)
    const prices = await publishPrices(db, market, devices, sets, now)
    const texts = await publishTexts(db, market, devices, prices, data.texts)
    await db.query('analyze platform.texts, platform.prices')
    await publishAggregations(db, market, devices, prices, texts)
    await publishDocuments(db, market, devices)
  })
}

const SETS = { table: 'question_sets', key: ['id'], columns: { id: 'text', category: 'text', questions: 'jsonb' } }

/** Everything that follows from catalogue and questions, for these markets; a market that is as it should be costs a look. */
async function publish(
  pool: Pool,
  data: Data,
  devices: CatalogueDevice[],
  { markets, now, say }: Readonly<{ markets: readonly SeedMarket[]; now: Date; say: (line: string) => void }>,
): Promise<void> {
  const sets = questionSets(data.questions, await readDeviceQuestions(pool), devices)
  const rows = [...sets.categories, ...sets.devices.values()]
  const different = [...new Map(rows.map((set) => [set.id, set])).values()]
  await inTransaction(pool, (db) => bulkUpsert(db, SETS, different))
  const from = performance.now()
  for (const [at, market] of markets.entries()) {
    await publishMarket(pool, market, devices, sets, data, now)
    say(`published ${market.application}, ${formatProgress(at + 1, markets.length, performance.now() - from)}`)
  }
}

const readSeedMarkets = async (pool: Pool): Promise<SeedMarket[]> => (await readMarkets(pool)).map(makeSeedMarket)

async function fill(pool: Pool, { now, full = false, say = () => undefined }: Options): Promise<Seeded> {
  const data = await readData()
  say(full ? 'writing the catalogue with the long lists, up to a minute' : 'writing the catalogue')
  await writeFiles(pool, data, full, now)
  const devices = await readCatalogue(pool)
  await inTransaction(pool, (db) => publishWords(db, devices))
  // Fresh tables have no statistics yet; without them the planner joins them row by row.
  await pool.query('analyze platform.devices, platform.models, platform.series, platform.manufacturers, platform.device_words')
  say(`catalogue: ${devices.length} devices`)
  const markets = await readSeedMarkets(pool)
  await publish(pool, data, devices, { markets, now, say })
  await inTransaction(pool, publishVocabulary)
  await pool.query('analyze platform.device_documents, platform.search_words, platform.search_deletions, platform.search_names')
  return { devices: devices.length, markets: markets.length }
}

/**
 * Fills the catalogue from the files and publishes it to every market. Each step is one transaction that upserts by
 * natural key, so it may be killed anywhere and run again with the same result.
 */
export async function seed(options: Options): Promise<Seeded> {
  const pool = createPool(options.url, { max: 2, patient: true })
  try {
    return await alone(options.url, () => fill(pool, options))
  } finally {
    await pool.end()
  }
}

/**
 * Loads other questions of single devices and publishes them to every market (C-09). What is quoted keeps the questions that it
 * was quoted by. Throws before anything is stored when a device or a code is unknown.
 */
export async function loadDeviceQuestions(content: DeviceQuestions, options: Omit<Options, 'full'>): Promise<void> {
  const { url, now, say = () => undefined } = options
  const pool = createPool(url, { max: 2, patient: true })
  try {
    await alone(url, async () => {
      const [data, devices] = [await readData(), await readCatalogue(pool)]
      questionSets(data.questions, content, devices)
      await storeDeviceQuestions(pool, content, 'command', now)
      await publish(pool, data, devices, { markets: await readSeedMarkets(pool), now, say })
    })
  } finally {
    await pool.end()
  }
}

/** Publishes the catalogue to the markets that have no prices yet: those whose shop has called since the last seed. */
export async function publishNewMarkets({ url, now }: Omit<Options, 'full' | 'say'>): Promise<string[]> {
  const pool = createPool(url, { max: 2, patient: true })
  const publishAll = async () => {
    const { rows } = await pool.query<{ application: string }>('select distinct application from platform.price_lists')
    const published = new Set(rows.map(({ application }) => application))
    const markets = (await readSeedMarkets(pool)).filter(({ application }) => !published.has(application))
    const [data, devices] = [await readData(), await readCatalogue(pool)]
    await publish(pool, data, devices, { markets, now, say: () => undefined })
    return markets.map(({ application }) => application)
  }
  try {
    return await alone(url, publishAll)
  } finally {
    await pool.end()
  }
}

/** The progress of a repeated step, with an estimate of the seconds that are left: "2 of 6, about 40 s left". */
export function formatProgress(done: number, total: number, elapsedMs: number): string {
  const left = Math.ceil((elapsedMs / 1000 / done) * (total - done))
  return `${done} of ${total}${left > 0 ? `, about ${left} s left` : ''}`
}
