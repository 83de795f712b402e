import { Client } from 'pg'
import * as z from 'zod'
import { Suggestions } from '@trade-in-shop/contracts/suggestions'
import { foldPlain } from '@platform/search/fold'
import { joinWords } from '@platform/search/edit-distance'
import { ask } from '../../tests/support/shop-address'
import { dice, makeTypos, placesIn, withTypo } from '../../tests/support/typos'
import { platformVariables } from '../environment'
import { runToEnd } from '../processes'
import { LISTS, textsByMarket } from '../search-quality'
import { figure, HOST, percentile, type Bench } from './measure'
import { row, type FigureRow } from './figure-table'
import { addInventedDevices } from './many-names'

const MARKET = 'de'
const INDEX = 'wkfs_de_de_devices'
const KINDS = [
  { title: 'found with one typo', pattern: /[A-Za-z]{3,}/g, withMaker: true },
  { title: "found with one typo anywhere, without the maker's name", pattern: /[A-Za-z0-9]+/g, withMaker: false },
] as const
type Kind = (typeof KINDS)[number]
const MIN_SHARE = 0.99
const SLOWEST_MS = { seeded: 20, full: 20, million: 30 }
const MAX_NAMES = 1_000_000
/** Rows below the search field. */
const SHOWN = 8
/** The compilers of both processes work for so many searches after a start; a shop runs for weeks. */
const WARM_UP = 1500

const Models = z.array(z.object({ manufacturer: z.string(), model: z.string(), own: z.string(), whole: z.string() }))
type Model = z.infer<typeof Models>[number]
const Count = z.tuple([z.object({ count: z.coerce.number() })])

/** What people in the market type, asked as the search field asks: eight models to a text. */
async function typedTextsRow({ stack, quick }: Bench, over: string, slowest: number): Promise<FigureRow> {
  const texts = LISTS.flatMap(textsByMarket).flatMap(([market, , own]) => (market === MARKET ? own : []))
  const times: number[] = []
  for (const { text } of quick ? texts.slice(0, 40) : texts) {
    const from = performance.now()
    await suggested(stack.settings.shopPort, text, 'models')
    times.push(performance.now() - from)
  }
  const p99 = percentile(times, 0.99)
  const measured = `${figure(p99)} ms (median ${figure(percentile(times, 0.5))}, ${times.length} texts)`
  return row(`search, ${over}: p99 of texts that people type`, measured, `<= ${slowest} ms`, p99 <= slowest)
}

/**
 * Free-text search through the shop's API, one visitor at a time: how long it takes and whether it finds devices despite a
 * typo.
 */
export async function search(bench: Bench): Promise<FigureRow[]> {
  const rows = await searchesOf(bench, SLOWEST_MS.seeded)
  if (!bench.full) return rows
  bench.say('Loading the long device lists …')
  const { settings, logs } = bench.stack
  const args = ['--import', 'tsx', 'platform/cli.ts', 'seed', '--full']
  await runToEnd({ name: 'platform-seed-full', args, env: platformVariables(settings), logs })
  rows.push(...(await searchesOf(bench, SLOWEST_MS.full)))
  bench.say(`Inventing devices up to ${MAX_NAMES} names …`)
  await connected(settings.databaseUrl, async (client) => {
    const { rows: counted } = await client.query('select count(*) from platform.device_documents where index_name = $1', [INDEX])
    await addInventedDevices(client, INDEX, MAX_NAMES - Count.parse(counted)[0].count)
  })
  return [...rows, ...(await searchesOf(bench, SLOWEST_MS.million))]
}

async function connected<Result>(databaseUrl: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

const catalogue = (databaseUrl: string) =>
  connected(databaseUrl, async (client) => {
    const count = await client.query('select count(*) from platform.device_documents where index_name = $1', [INDEX])
    const models = await client.query(
      `select manufacturer, model, min(replace(model_text, ' ', '')) as own, min(replace(manufacturer_text || model_text, ' ', '')) as whole
       from platform.device_documents where index_name = $1 group by 1, 2 order by min(md5(id))`,
      [INDEX],
    )
    return { devices: Count.parse(count.rows)[0].count, models: Models.parse(models.rows) }
  })

type TypedSearch = Readonly<{ typed: string; index: number; model: string; shown: Suggestions['devices'] }>
type Searches = { kind: Kind; asked: TypedSearch[]; times: number[] }

/** Searches for models that are not measured, so that no cache answers a measured search; answers how many it has made. */
async function warmUp(port: number, models: readonly Model[], most: number): Promise<number> {
  const texts = models.flatMap(({ manufacturer, model }) => [model, `${manufacturer} ${model}x`]).slice(0, most)
  for (const text of texts) await suggested(port, text)
  return texts.length
}

async function searchesWithTypo(port: number, models: readonly Model[], kind: Kind): Promise<Searches> {
  const roll = dice(20_261_121)
  const [asked, times]: [TypedSearch[], number[]] = [[], []]
  for (const [index, { manufacturer, model }] of models.entries()) {
    const named = model.toLowerCase().startsWith(manufacturer.toLowerCase())
    const text = named || !kind.withMaker ? model : `${manufacturer} ${model}`
    const places = placesIn(text, kind.pattern)
    if (places.length === 0) continue
    const typed = withTypo(text, places, roll)
    const from = performance.now()
    const shown = await suggested(port, typed)
    times.push(performance.now() - from)
    asked.push({ typed, index, model, shown })
  }
  return { kind, asked, times }
}

/** How many devices were found, of those that the typo leaves findable (`makeTypos`). */
function rowOfFound(over: string, { kind, asked }: Searches, names: readonly string[][]): FigureRow {
  const found = { asked: 0, another: 0, unclear: 0, missed: 0 }
  for (const { typed, index, model, shown } of asked) {
    const made = makeTypos(joinWords(foldPlain(typed)), names[index] ?? [], names, SHOWN)
    if (made !== 'clear') found[made]++
    else found.asked++
    if (made === 'clear' && !shown.some((device) => device.name.startsWith(model))) found.missed++
  }
  const share = 1 - found.missed / found.asked
  const left = `${found.another} name another model, ${found.unclear} fit ${SHOWN} others as well`
  const measured = `${(share * 100).toFixed(1)} % among the ${SHOWN} shown (${found.asked} devices; ${left})`
  return row(`search, ${over}: ${kind.title}`, measured, '>= 99 % in ten', share >= MIN_SHARE)
}

async function suggested(port: number, typed: string, rows: 'devices' | 'models' = 'devices') {
  const answer = await ask(HOST, `/api/search?${new URLSearchParams({ q: typed, rows })}`, { port })
  if (answer.status !== 200) throw new Error(`the search for "${typed}" answered ${answer.status}`)
  return Suggestions.parse(JSON.parse(answer.body)).devices
}

async function searchesOf(bench: Bench, slowest: number): Promise<FigureRow[]> {
  const { stack, quick } = bench
  const { devices, models } = await catalogue(stack.settings.databaseUrl)
  const { shopPort } = stack.settings
  const over = `${devices} devices`
  const amount = quick ? 60 : 400
  const others = await warmUp(shopPort, models.slice(amount), quick ? 60 : WARM_UP)
  const searches: Searches[] = []
  for (const kind of KINDS) searches.push(await searchesWithTypo(shopPort, models.slice(0, amount), kind))
  // After all searches: the garbage of the comparisons would be collected while an answer is waited for, and of a million names they
  // take so long that the shop closes the connection.
  const names = models.map(({ own, whole }) => [own, whole])
  const times = searches.flatMap((each) => each.times)
  const p99 = percentile(times, 0.99)
  const measured = `${figure(p99)} ms (median ${figure(percentile(times, 0.5))}, ${times.length} searches after ${others} others)`
  return [
    row(`search, ${over}: p99`, measured, `<= ${slowest} ms`, p99 <= slowest),
    await typedTextsRow(bench, over, slowest),
    ...searches.map((each) => rowOfFound(over, each, names)),
  ]
}
