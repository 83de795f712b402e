import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import type { Db } from '@platform/store/pool'
import { joinWords } from './edit-distance'
import { foldPlain } from './fold'
import { target } from './forward'
import { INDEX_BODIES } from './mappings'
import { questionDocuments } from './question-documents'

type Document = { id: string; source: Record<string, unknown> }

const MAX_DOCUMENTS = 500
/** Characters; far below the 100 MB that a cluster takes at once, and cheap to hold. */
const MAX_CHARACTERS = 4_000_000

/** Bodies for `_bulk`: an action line and a document line each, bounded in number and size; a large document goes alone. */
export function* inBatches(documents: readonly Document[]): Generator<string> {
  let lines: string[] = []
  let size = 0
  for (const { id, source } of documents) {
    const pair = `${JSON.stringify({ index: { _id: id } })}\n${JSON.stringify(source)}\n`
    if (lines.length > 0 && (lines.length === MAX_DOCUMENTS || size + pair.length > MAX_CHARACTERS)) {
      yield lines.join('')
      lines = []
      size = 0
    }
    lines.push(pair)
    size += pair.length
  }
  if (lines.length > 0) yield lines.join('')
}

const DEADLINE_MS = 30_000
/** Longer than a search takes at most: one that found the old index by its alias still reads it. */
const GRACE_MS = 5000

type Application = { application: string; index_base: string; locale: string }

const BulkAnswer = z.object({
  errors: z.boolean(),
  items: z
    .array(z.object({ index: z.object({ _id: z.string(), error: z.object({ reason: z.string().nullish() }).optional() }) }))
    .default([]),
})
const Indexes = z.record(z.string(), z.object({ aliases: z.record(z.string(), z.unknown()) }))
const Count = z.object({ count: z.number().int() })

type Call = Readonly<{ method: string; path: string; body?: string; type?: string }>

async function call(node: string, { method, path, body, type = 'application/json' }: Call): Promise<unknown> {
  const { url, headers } = target(node, path)
  const response = await fetch(url, {
    method,
    headers: { ...headers, 'content-type': type, accept: 'application/json' },
    ...(body === undefined ? {} : { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch((cause: unknown) => {
    throw new Error(`The search cluster at ${new URL(url).host} does not answer`, { cause })
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text)
}

/** A single refused document is an error: an incomplete index is never used. */
async function fill(node: string, index: string, documents: readonly Document[]): Promise<void> {
  const path = `/${index}/_bulk?filter_path=errors,items.*._id,items.*.error`
  for (const body of inBatches(documents)) {
    const answer = await call(node, { method: 'POST', path, body, type: 'application/x-ndjson' })
    const { errors, items } = BulkAnswer.parse(answer)
    if (!errors) continue
    const refused = items.flatMap(({ index: { _id, error } }) => (error ? [`${_id}: ${error.reason ?? 'no reason given'}`] : []))
    throw new Error(`The cluster refused ${refused.length} documents of ${index}, first ${refused[0] ?? 'none that it names'}`)
  }
  await call(node, { method: 'POST', path: `/${index}/_refresh` })
  const { count } = Count.parse(await call(node, { method: 'GET', path: `/${index}/_count` }))
  if (count !== documents.length) throw new Error(`${index} has ${count} of ${documents.length} documents`)
}

/** Every index that is or was behind `alias`, also the unfinished ones of a killed run; true: it is shown. */
async function indexesOf(node: string, alias: string): Promise<[name: string, isShown: boolean][]> {
  const path = `/${alias},${alias}-*/_alias?ignore_unavailable=true&allow_no_indices=true&expand_wildcards=all`
  const found = Indexes.parse(await call(node, { method: 'GET', path }))
  return Object.entries(found).map(([name, { aliases }]) => [name, alias in aliases])
}

/**
 * Fills a new index and points `alias` to it in one step. Returns the indexes before it, which nothing shows any more; only one
 * that has the alias's own name is deleted in the same step.
 */
async function replace(node: string, alias: string, index: string, settings: unknown, documents: Document[]): Promise<string[]> {
  await call(node, { method: 'PUT', path: `/${index}`, body: JSON.stringify(settings) })
  try {
    await fill(node, index, documents)
    const before = (await indexesOf(node, alias)).filter(([name]) => name !== index)
    const namesakes = before.filter(([name]) => name === alias).map(([name]) => ({ remove_index: { index: name } }))
    const shown = before.filter(([name, isShown]) => isShown && name !== alias)
    const removals = shown.map(([name]) => ({ remove: { index: name, alias } }))
    const actions = [...namesakes, ...removals, { add: { index, alias } }]
    await call(node, { method: 'POST', path: '/_aliases', body: JSON.stringify({ actions }) })
    return before.flatMap(([name]) => (name === alias ? [] : [name]))
  } catch (error) {
    // It would only take space; the next successful run removes it as well.
    await call(node, { method: 'DELETE', path: `/${index}` }).catch(() => undefined)
    throw error
  }
}

const Names = z.object({ manufacturer: z.string(), model: z.string(), name: z.string() })
type Named = z.infer<typeof Names>

const joinMaker = ({ manufacturer }: Named, text: string): string =>
  text.toLowerCase().startsWith(manufacturer.toLowerCase()) ? text : `${manufacturer} ${text}`

/** What a model is called as a whole, with and without its maker: "Samsung S10" is the Galaxy S10. */
function modelNames(named: Named, model = named.model): string[] {
  const [, short] = /^\S+ (.+?)(?: \(.*)?$/.exec(model) ?? []
  return [model, joinMaker(named, model), ...(short === undefined ? [] : [`${named.manufacturer} ${short}`])]
}

const DEVICES = `
  select t.id, t.source, d.model_id as model, m.search_terms as terms from platform.device_documents t
  join platform.devices d on d.id = t.id
  join platform.models m on m.id = d.model_id
  where t.index_name = $1 order by t.position`

async function deviceDocuments(db: Db, { application, index_base: base, locale }: Application): Promise<Document[]> {
  const { rows } = await db.query<Document & { model: string; terms: string[] }>(DEVICES, [`${base}_devices`])
  const devices = rows.map((row) => ({ ...row, named: Names.parse(row.source) }))
  const ids = rows.map(({ id }) => id)
  const questions = await questionDocuments(db, application, locale, ids)
  const asKey = (name: string) => joinWords(foldPlain(name))
  const models = new Map(devices.flatMap(({ named, model }) => modelNames(named).map((name) => [asKey(name), model])))
  return devices.map(({ id, source, model, named, terms }) => {
    // "s10" is also written of the Galaxy S10 5G, but there is a Galaxy S10.
    const isOwn = (text: string) => [text, joinMaker(named, text)].every((name) => (models.get(asKey(name)) ?? model) === model)
    const others = [named.name, ...terms, ...modelNames(named, named.model.replace(/ [45]G$/, ''))].filter(isOwn)
    const names = new Set([...modelNames(named), ...others.flatMap((text) => [text, joinMaker(named, text)])])
    return { id, source: { ...source, names: [...names], questions: questions.get(id) ?? [] } }
  })
}

async function aggregationDocuments(db: Db, base: string): Promise<Document[]> {
  const sql = 'select id, source from platform.aggregation_documents where index_name = $1 order by position'
  return (await db.query<Document>(sql, [`${base}_aggregations`])).rows
}

export type LoadOptions = Readonly<{ db: Db; node: string; now: Date; say?: (line: string) => void; graceMs?: number }>

/**
 * Loads every market's two indexes of the cluster again. Each is filled under its own name
 * (`wkfs_de_de_devices-20261121t104500123z`) and then takes over the alias that is searched, so that a search meets the old
 * documents or the new ones and never an empty index; the old indexes are deleted at the end. Safe to run again after any failure.
 */
export async function loadCluster({ db, node, now, say = () => undefined, graceMs = GRACE_MS }: LoadOptions): Promise<void> {
  const { rows } = await db.query<Application>('select application, index_base, locale from platform.applications order by 1')
  if (!rows.length) throw new Error('There is nothing to index: seed the catalogue first')
  const version = now
    .toISOString()
    .replace(/[^0-9tz]/gi, '')
    .toLowerCase()
  const old: string[] = []
  for (const row of rows)
    for (const kind of ['aggregations', 'devices'] as const) {
      const alias = `${row.index_base}_${kind}`
      const documents = kind === 'devices' ? await deviceDocuments(db, row) : await aggregationDocuments(db, row.index_base)
      old.push(...(await replace(node, alias, `${alias}-${version}`, INDEX_BODIES[kind], documents)))
      say(`${alias}: ${documents.length} documents`)
    }
  if (old.length > 0) await wait(graceMs)
  for (const index of old) await call(node, { method: 'DELETE', path: `/${index}?ignore_unavailable=true` })
}
