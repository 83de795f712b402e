// `npm run platform -- search-quality`: how well searches answer what people type, with the embedded engine and with the cluster.
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { findDevices } from '@/clients/find-devices'
import { searchText } from '@/clients/search-client'
import type { QueryBody } from '@/clients/search-queries'
import { CategoryKey, DeviceSummary, searchAnswer, type SearchRequest } from '@trade-in-shop/contracts/search'
import { forwardSearch } from '@platform/search/forward'
import { search } from '@platform/search/run-search'
import { createPool, type Db } from '@platform/store/pool'

export type Engine = Readonly<{ name: string; answer: (request: SearchRequest) => Promise<unknown> }>
export const embeddedEngine = (db: Db): Engine => ({ name: 'embedded', answer: (request) => search(db, request) })
export const clusterEngine = (node: string): Engine => ({
  name: 'cluster',
  answer: (request) => forwardSearch(node, request, (fields, line) => console.warn(line, fields)),
})

const SHOWN = 8
const Answer = searchAnswer(z.unknown())
const Names = z.array(z.string()).min(1)

/** What a careful person would answer; the README beside the texts says what each form means. */
const Expected = z.union([
  z.strictObject({ first: Names, variant: z.string().optional() }),
  z.strictObject({ amongFirst: z.literal(SHOWN), models: Names }),
  z.strictObject({ category: CategoryKey, rule: z.enum(['popular first', 'any of it']), maker: z.string().optional() }),
  z.strictObject({ notBought: z.string(), may: Names.optional() }),
  z.strictObject({ imei: z.literal(true) }),
  z.strictObject({ nothing: z.literal(true) }),
])
const TypedText = z.strictObject({ market: z.string(), text: z.string(), kind: z.string(), expect: Expected })
export type TypedText = z.infer<typeof TypedText>

export const LISTS = ['typed-texts', 'more-typed-texts'] as const
const readTexts = (list: string): TypedText[] =>
  z.array(TypedText).parse(JSON.parse(readFileSync(new URL(`../tests/fixtures/search/${list}.json`, import.meta.url), 'utf8')))

/** A device as the catalogue names it, whatever the market calls it. */
type Known = Readonly<{ name: string; variant: string; category: string; maker: string; isTop: boolean; isBought: boolean }>
const KNOWN = `
  select d.id, f.name || ' ' || m.name as name, d.variant, d.category, f.name as maker, f.top as "isTop", t.max_price is not null as "isBought"
  from platform.device_documents t
  join platform.devices d on d.id = t.id
  join platform.models m on m.id = d.model_id
  join platform.series s on s.id = m.series_id
  join platform.manufacturers f on f.id = s.manufacturer_id
  where t.index_name = $1`

type Shown = Readonly<{ devices: readonly Known[]; notBought: string | null; isImei: boolean }>

/** "wkfs_de_at_devices" is the index of "de-AT". */
const readLocale = (index: string) =>
  index.replace(
    /^wkfs_([a-z]+)_([a-z]+)_devices$/,
    (_, language: string, country: string) => `${language}-${country.toUpperCase()}`,
  )

/** What the shop of an index's market answers to a typed text. */
export function findTyped(engine: Engine, index: string, text: string, size = SHOWN) {
  const ask = async (body: QueryBody, resultSize: number) => {
    const answer = await engine.answer({ search: JSON.stringify(body), application: index, resultSize })
    return Answer.parse(answer).hits
  }
  const lookUp = async (body: QueryBody) => {
    const { hits, total } = await ask(body, size)
    return {
      devices: hits.map(({ _source }) => DeviceSummary.parse(_source)),
      total: total.value,
      hasMore: total.relation === 'gte',
    }
  }
  return findDevices(searchText(text), readLocale(index), lookUp, async (body) => (await ask(body, 1)).total.value > 0)
}

async function find(engine: Engine, index: string, text: string, known: ReadonlyMap<string, Known>): Promise<Shown> {
  const { devices, notBought, isImei } = await findTyped(engine, index, text)
  return { devices: devices.flatMap(({ id }) => known.get(id) ?? []), notBought, isImei }
}

function isPopularFirst({ devices }: Shown, maker: string | undefined, isLens: boolean): boolean {
  const isWanted = (device: Known | undefined) =>
    device?.isBought === true && (maker === undefined ? device.isTop : device.maker === maker)
  const isFirstGood = isWanted(devices[0]) || (isLens && devices[0]?.isBought === true)
  return isFirstGood && devices.filter(isWanted).length * 2 >= devices.length
}

function isGood(shown: Shown, expect: TypedText['expect']): boolean {
  const { devices } = shown
  const [first] = devices
  if ('first' in expect)
    return first !== undefined && expect.first.includes(first.name) && first.variant.includes(expect.variant ?? '')
  if ('amongFirst' in expect) return devices.some(({ name }) => expect.models.includes(name))
  if ('notBought' in expect)
    return shown.notBought === expect.notBought && devices.every(({ name }) => expect.may?.includes(name))
  if ('imei' in expect) return shown.isImei && devices.length === 0
  if ('nothing' in expect) return devices.length === 0
  const isOfCategory = devices.length > 0 && devices.every(({ category }) => category === expect.category)
  return isOfCategory && (expect.rule === 'any of it' || isPopularFirst(shown, expect.maker, expect.category === 'lenses'))
}

export type Judged = TypedText & Readonly<{ isGood: boolean; saw: string }>

/** Asks for every text of a market and judges the first eight devices of each answer. */
export async function judgeTexts(db: Db, engine: Engine, index: string, texts: readonly TypedText[]): Promise<Judged[]> {
  const { rows } = await db.query<Known & { id: string }>(KNOWN, [index])
  const known = new Map(rows.map((row) => [row.id, row]))
  const judged: Judged[] = []
  for (const one of texts) {
    const shown = await find(engine, index, one.text, known)
    const [first] = shown.devices
    const saw = shown.notBought ?? (first ? `${first.name} ${first.variant}` : '-')
    judged.push({ ...one, isGood: isGood(shown, one.expect), saw })
  }
  return judged
}

/** Markets of the texts by the name of their application's index. */
const MARKETS: Readonly<Record<string, string>> = {
  ...{ de: 'wkfs_de_de', at: 'wkfs_de_at', es: 'wkfs_es_es', fr: 'wkfs_fr_fr', it: 'wkfs_it_it', en: 'wkfs_en_ie' },
}
export const textsByMarket = (list: (typeof LISTS)[number]): [market: string, index: string, texts: TypedText[]][] =>
  Object.entries(MARKETS).map(([market, base]) => [
    market,
    `${base}_devices`,
    readTexts(list).filter((text) => text.market === market),
  ])

const share = (judged: readonly Judged[]) => `${judged.filter((one) => one.isGood).length}/${judged.length}`

function printTable(judged: readonly Judged[]): void {
  const row = (name: string, own: readonly Judged[]) => {
    const cells = Object.keys(MARKETS).map((market) => share(own.filter((one) => one.market === market)))
    const whole = own.length ? (own.filter((one) => one.isGood).length / own.length) * 100 : 0
    console.log(
      [name.padEnd(14), ...[...cells, share(own)].map((cell) => cell.padStart(9)), whole.toFixed(1).padStart(7)].join(''),
    )
  }
  console.log(['kind'.padEnd(14), ...[...Object.keys(MARKETS), 'all', '%'].map((head) => head.padStart(9))].join(''))
  for (const kind of new Set(judged.map((one) => one.kind))) row(kind, judged.filter((one) => one.kind === kind)) // prettier-ignore
  row('all', judged)
}

/** Prints for both lists of texts how many of each market and kind are answered well; with `showMissed` also the others. */
export async function printQuality(url: string, node: string | undefined, showMissed: boolean): Promise<void> {
  const pool = createPool(url, { patient: true })
  try {
    for (const engine of [embeddedEngine(pool), ...(node ? [clusterEngine(node)] : [])])
      for (const list of LISTS) {
        const judged: Judged[] = []
        for (const [, index, texts] of textsByMarket(list)) judged.push(...(await judgeTexts(pool, engine, index, texts)))
        console.log(`\n${list}, ${engine.name}`)
        printTable(judged)
        if (showMissed)
          for (const one of judged) if (!one.isGood) console.log(`  ${one.market} ${one.kind}: ${one.text} -> ${one.saw}`)
      }
    if (!node) console.log('\nSEARCH_NODE is not set: the embedded engine only')
  } finally {
    await pool.end()
  }
}

const url = process.env.PLATFORM_DATABASE_URL ?? process.env.DATABASE_URL
if (import.meta.main && url) await printQuality(url, process.env.SEARCH_NODE || undefined, process.argv.includes('--missed'))
