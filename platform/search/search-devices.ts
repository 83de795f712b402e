import type { Db } from '@platform/store/pool'
import type { SearchHits } from './answer'
import { textClauses, type SearchBody } from './clause'
import { compileFilter, Parameters } from './compile-filter'
import { devicesByWords } from './devices-by-words'
import { foldTexts } from './fold'
import { tableOf } from './indexes'
import { orderBy } from './sorting'
import { filterSource } from './source-filter'
import { exactContext } from './text-query'

type Row = { id: string; source: unknown; total: string }

/** Terms, ranges and lists: the database decides, sorts and counts. */
async function devicesByFields(db: Db, index: string, body: SearchBody, size: number): Promise<SearchHits> {
  const parameters = new Parameters()
  const where = compileFilter(body.query, exactContext(new Map()), parameters)
  const sql = `select d.id, d.source, count(*) over () as total from ${tableOf(index)} d
    where ${where} order by ${orderBy(body.sort)} limit ${parameters.add(size)} offset ${parameters.add(body.from)}`
  const { rows } = await db.query<Row>(sql, parameters.values)
  const score = body.sort.length ? null : 1
  return { total: Number(rows[0]?.total ?? 0), atLeast: false, hits: rows.map(({ id, source }) => ({ id, score, source })) }
}

/** Runs a parsed body over a devices index. Sources come without questions. */
export async function searchDevices(db: Db, index: string, body: SearchBody, size: number): Promise<SearchHits> {
  const texts = textClauses(body.query).map(({ text }) => text)
  const found = texts.length
    ? await devicesByWords(db, index, body, size, await foldTexts(db, texts))
    : await devicesByFields(db, index, body, size)
  if (body.source.none) return { ...found, hits: found.hits.map((hit) => ({ ...hit, source: undefined })) }
  return { ...found, hits: found.hits.map((hit) => ({ ...hit, source: filterSource(hit.source, body.source) })) }
}
