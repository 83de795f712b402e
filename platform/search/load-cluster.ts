import type { Db } from '@platform/store/pool'
import { target } from './forward'
import { INDEX_BODIES } from './mappings'
import { questionDocuments } from './question-documents'

const DEADLINE_MS = 30_000
const BATCH = 500

type Application = { application: string; index_base: string; language: string }
type Document = { id: string; source: Record<string, unknown> }

async function call(node: string, method: string, path: string, body?: string, type = 'application/json'): Promise<string> {
  const { url, headers } = target(node, path)
  const response = await fetch(url, {
    method,
    headers: { ...headers, 'content-type': type },
    ...(body === undefined ? {} : { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  const text = await response.text()
  if (!response.ok && !(method === 'DELETE' && response.status === 404))
    throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`)
  return text
}

/** One action line and one document line each; a single refused document is an error. */
async function bulk(node: string, index: string, documents: Document[]): Promise<void> {
  for (let from = 0; from < documents.length; from += BATCH) {
    const lines = documents
      .slice(from, from + BATCH)
      .flatMap(({ id, source }) => [JSON.stringify({ index: { _id: id } }), JSON.stringify(source)])
    const text = await call(node, 'POST', `/${index}/_bulk`, `${lines.join('\n')}\n`, 'application/x-ndjson')
    if (/"errors"\s*:\s*true/.test(text)) throw new Error(`The cluster refused documents of ${index}: ${text.slice(0, 500)}`)
  }
}

async function deviceDocuments(db: Db, { application, index_base: base, language }: Application): Promise<Document[]> {
  const { rows } = await db.query<Document & { category: string }>(
    'select id, source, category_id as category from platform.device_documents where index_name = $1 order by position',
    [`${base}_devices`],
  )
  const categories = rows.map(({ category }) => category)
  const questions = await questionDocuments(db, application, language, categories)
  return rows.map(({ id, source, category }) => ({ id, source: { ...source, questions: questions.get(category) ?? [] } }))
}

async function aggregationDocuments(db: Db, base: string): Promise<Document[]> {
  const sql = 'select id, source from platform.aggregation_documents where index_name = $1 order by position'
  return (await db.query<Document>(sql, [`${base}_aggregations`])).rows
}

/**
 * Makes every market's two indexes on the cluster anew and loads their documents. An index is away while it is loaded:
 * run it before the platform is pointed at the cluster, or behind an alias of one's own.
 */
export async function loadCluster(db: Db, node: string, say: (line: string) => void = () => undefined): Promise<void> {
  const { rows } = await db.query<Application>('select application, index_base, language from platform.applications order by 1')
  if (!rows.length) throw new Error('There is nothing to index: seed the catalogue first')
  for (const row of rows)
    for (const kind of ['aggregations', 'devices'] as const) {
      const index = `${row.index_base}_${kind}`
      const documents = kind === 'devices' ? await deviceDocuments(db, row) : await aggregationDocuments(db, row.index_base)
      await call(node, 'DELETE', `/${index}`)
      await call(node, 'PUT', `/${index}`, JSON.stringify(INDEX_BODIES[kind]))
      await bulk(node, index, documents)
      await call(node, 'POST', `/${index}/_refresh`)
      say(`${index}: ${documents.length} documents`)
    }
}
