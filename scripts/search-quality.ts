// `npm run platform -- search-quality`: how well searches find devices, with the embedded engine and with the cluster.
import type * as z from 'zod'
import { devicesMatching } from '@/clients/search-queries'
import { DeviceSummary, searchAnswer, type SearchRequest } from '@trade-in-shop/contracts/search'
import { joinWords } from '@platform/search/edit-distance'
import { foldPlain } from '@platform/search/fold'
import { forwardSearch } from '@platform/search/forward'
import { search } from '@platform/search/run-search'
import { createPool, type Db } from '@platform/store/pool'
import { dice, placesIn, makeTypos, withTypo } from '../tests/support/typos'

export type Engine = Readonly<{ name: string; answer: (request: SearchRequest) => Promise<unknown> }>
export const embeddedEngine = (db: Db): Engine => ({ name: 'embedded', answer: (request) => search(db, request) })
export const clusterEngine = (node: string): Engine => ({
  name: 'cluster',
  answer: (request) => forwardSearch(node, request, (fields, line) => console.warn(line, fields)),
})

const SHOWN = 10
const MAX_TEXT = 80
const Answer = searchAnswer(DeviceSummary)
type Devices = readonly z.infer<typeof DeviceSummary>[]
type Query = Readonly<{ text: string; isGood: (found: Devices) => boolean }>

/** A model of a market with its folded names, and the words and popularity of its devices. */
type Model = Readonly<{
  manufacturer: string
  model: string
  device: string
  category: string
  names: string[]
  words: string
  popularity: number
}>

const MODELS = `
  select manufacturer, model, min(name) as device, min(source->>'category') as category,
    array[min(replace(model_text, ' ', '')), min(replace(manufacturer_text || model_text, ' ', ''))] as names,
    string_agg(distinct terms_text, ' ') as words, max(popularity) as popularity
  from platform.device_documents where index_name = $1 group by 1, 2 order by min(md5(id))`

async function find(engine: Engine, index: string, text: string): Promise<Devices> {
  const body = JSON.stringify(devicesMatching(text.slice(0, MAX_TEXT)))
  const answer = await engine.answer({ search: body, application: index, resultSize: SHOWN })
  return Answer.parse(answer).hits.hits.map(({ _source }) => _source)
}

const fold = (text: string) => foldPlain(text.normalize('NFKD').replace(/\p{M}/gu, ''))
const hasMaker = ({ manufacturer, model }: Model) => model.toLowerCase().startsWith(manufacturer.toLowerCase())
const fullName = (model: Model) => (hasMaker(model) ? model.model : `${model.manufacturer} ${model.model}`)

/** The first result is nearly as popular as any of the models that match. */
const startsPopular = (models: readonly Model[]) => {
  const most = models.map(({ popularity }) => popularity).toSorted((a, b) => b - a)[0] ?? 0
  return (found: Devices) => (found[0]?.popularity ?? -1) >= 0.9 * most
}

/** Texts that ask for one of the models; each must be among the results, unless other models fit as well (decision 26). */
function namedQueries(sample: readonly Model[], all: readonly Model[], write: (model: Model) => string): Query[] {
  const names = all.map((model) => model.names)
  return sample.flatMap((meant) => {
    const text = write(meant).slice(0, MAX_TEXT)
    if (text.length < 3 || makeTypos(joinWords(fold(text)), meant.names, names, SHOWN) !== 'clear') return []
    const isGood = (found: Devices) =>
      found.some(({ manufacturer, model }) => model === meant.model && manufacturer === meant.manufacturer)
    return [{ text, isGood }]
  })
}

/** Every letter and digit alone, and each manufacturer and category: the first result is what most people sell. */
function popularQueries(all: readonly Model[]): Readonly<Record<'one letter' | 'maker or category alone', Query[]>> {
  const having = (begin: string) => all.filter(({ words }) => ` ${words}`.includes(` ${begin}`))
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'].filter((letter) => having(letter).length > 0)
  const alone = new Set(all.flatMap(({ manufacturer, category }) => [manufacturer, category]))
  const exact = [...alone].map((text) => {
    const own = all.filter(({ manufacturer, category }) => manufacturer === text || category === text)
    return { text, isGood: startsPopular(own) }
  })
  return {
    'one letter': letters.map((text) => ({ text, isGood: startsPopular(having(text)) })),
    'maker or category alone': exact,
  }
}

const ANYTHING = /[A-Za-z0-9]+/g
const WORDS = /[A-Za-z]{3,}/g

/** Texts of every kind that a shopper types, for a sample of the models. */
function allQueries(all: readonly Model[], size: number): Readonly<Record<string, Query[]>> {
  const roll = dice(20_261_123)
  const sample = all.slice(0, size)
  const withSign = all.filter(({ device }) => /\s[/|&–-]\s/.test(device)).slice(0, size)
  const named = (write: (model: Model) => string, models = sample) => namedQueries(models, all, write)
  const mistyped = (text: string, word: RegExp) => {
    const places = placesIn(text, word)
    return places.length > 0 ? withTypo(text, places, roll) : text
  }
  return {
    'as written': named(fullName),
    'with a sign alone ("16 GB / 512 GB")': named(({ manufacturer, device }) => `${manufacturer} ${device}`, withSign),
    'without spaces': named((model) => model.model.replaceAll(' ', '')),
    'maker and name without spaces': named((model) => fullName(model).replaceAll(' ', '')),
    'last letter missing': named((model) => fullName(model).slice(0, -1)),
    'one typo in a word': named((model) => mistyped(fullName(model), WORDS)),
    'one typo without the maker': named(({ model }) => mistyped(model, ANYTHING)),
    ...popularQueries(all),
  }
}

export type Quality = Readonly<{ kind: string; asked: number; share: number; missed: readonly string[] }>

/** The share of good answers to every kind of text, over `size` models of one market's index (`wkfs_de_de_devices`). */
export async function measureQuality(db: Db, engine: Engine, index: string, size: number): Promise<Quality[]> {
  const { rows } = await db.query<Model>(MODELS, [index])
  const qualities: Quality[] = []
  for (const [kind, queries] of Object.entries(allQueries(rows, size))) {
    const missed: string[] = []
    for (const { text, isGood } of queries) if (!isGood(await find(engine, index, text))) missed.push(text)
    qualities.push({ kind, asked: queries.length, share: queries.length ? 1 - missed.length / queries.length : 1, missed })
  }
  return qualities
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(9)

/** Prints every market's shares, the engines side by side; with `showMissed` also what was not found. */
export async function printQuality(url: string, node: string | undefined, size: number, showMissed: boolean): Promise<void> {
  const pool = createPool(url, { patient: true })
  try {
    const engines = [embeddedEngine(pool), ...(node ? [clusterEngine(node)] : [])]
    const { rows } = await pool.query<{ base: string; language: string }>(
      'select index_base as base, language from platform.applications order by 1',
    )
    for (const { base, language } of rows) {
      console.log(`\n${base} (${language})`.padEnd(46) + 'asked' + engines.map(({ name }) => name.padStart(10)).join(''))
      const measured: Quality[][] = []
      for (const engine of engines) measured.push(await measureQuality(pool, engine, `${base}_devices`, size))
      for (const [nth, { kind, asked }] of (measured[0] ?? []).entries()) {
        const shares = measured.map((qualities) => qualities[nth])
        console.log(kind.padEnd(42) + String(asked).padStart(8) + shares.map((one) => percent(one?.share ?? 0)).join(' '))
        if (showMissed)
          for (const [at, one] of shares.entries()) console.log(`  ${engines[at]?.name}: ${one?.missed.join(' | ')}`)
      }
    }
    if (!node) console.log('\nSEARCH_NODE is not set: the embedded engine only')
  } finally {
    await pool.end()
  }
}

const [url] = [process.env.PLATFORM_DATABASE_URL ?? process.env.DATABASE_URL]
if (import.meta.main && url)
  await printQuality(url, process.env.SEARCH_NODE || undefined, Number(process.argv[2]) || 100, process.argv.includes('--missed'))
