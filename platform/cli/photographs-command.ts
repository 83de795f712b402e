import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { withDatabaseLock } from '@/runtime/database-session'
import { readMarkets } from '@platform/markets/market'
import { seedMarketOf } from '@platform/seed/market-rules'
import { publishDocuments } from '@platform/seed/publish-documents'
import { createPool, type Db, inTransaction } from '@platform/store/pool'

export const PHOTOGRAPHS_USAGE = `photographs [file]      load photographs of models, {"apple-iphone-13": "https://photos.example/13.jpg"}, in place
                          of those before; without a file print them`

/** Addresses by model. The shop fetches only from the origins that it is allowed. */
const Photographs = z.record(z.string().max(120), z.url({ protocol: /^https?$/ }).max(500))
type Photographs = z.infer<typeof Photographs>

/** A file that is malformed or does not fit the catalogue; the message is for the person who loads it. */
class PhotographsRefused extends Error {}

async function readFileOf(path: string): Promise<Photographs> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new PhotographsRefused(`"${path}" cannot be read.`)
  })
  try {
    return Photographs.parse(JSON.parse(text))
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : []
    throw new PhotographsRefused(issue ? `${issue.path.join('.') || 'the file'}: ${issue.message}` : `"${path}" is no JSON.`)
  }
}

async function store(db: Db, content: Photographs): Promise<void> {
  const values = [JSON.stringify(content)]
  const { rows } = await db.query<{ id: string }>(
    'select id from jsonb_object_keys($1::jsonb) as id where not exists (select from platform.models m where m.id = id.id) limit 1',
    values,
  )
  if (rows[0]) throw new PhotographsRefused(`There is no model "${rows[0].id}" in the catalogue.`)
  await db.query(
    'update platform.models set photograph = $1::jsonb ->> id where photograph is distinct from $1::jsonb ->> id',
    values,
  )
  for (const market of await readMarkets(db)) await publishDocuments(db, seedMarketOf(market))
}

const READ = `select coalesce(jsonb_object_agg(id, photograph), '{}') as photographs from platform.models where photograph is not null`

/** Returns the exit code; problems of the file go to stderr, and nothing is stored then. One transaction. */
export async function runPhotographsCommand(url: string, [path]: string[]): Promise<number> {
  const pool = createPool(url, { max: 2, patient: true })
  try {
    if (path === undefined) {
      const { rows } = await pool.query<{ photographs: unknown }>(READ)
      console.log(JSON.stringify(rows[0]?.photographs, null, 2))
      return 0
    }
    const content = await readFileOf(path)
    await withDatabaseLock(url, 'platform.seed', () => inTransaction(pool, (db) => store(db, content)))
    console.log(`${Object.keys(content).length} models have a photograph`)
    return 0
  } catch (error) {
    if (!(error instanceof PhotographsRefused)) throw error
    console.error(error.message)
    return 1
  } finally {
    await pool.end()
  }
}
