import { readFile, stat } from 'node:fs/promises'
import * as z from 'zod'
import { withDatabaseLock } from '@trade-in-shop/runtime/database-session'
import { publishPictures } from '@platform/seed/publish-documents'
import { loadDeviceQuestions } from '@platform/seed/seed-platform'
import { createPool, type Db, inTransaction } from '@platform/store/pool'
import { DeviceQuestions, FileRefused, readDeviceQuestions } from '../seed/question-data'

const MAX_BYTES = 4 * 1024 * 1024
const MAX_PROBLEMS = 10

export const QUESTIONS_USAGE = `questions [file]        load what single devices are asked otherwise than their category, as
                          platform/seed/data/device-questions.json has it; without a file print what holds`

export const PHOTOGRAPHS_USAGE = `photographs [file]      load photographs of models, {"apple-iphone-13": "https://photos.example/13.jpg"}, in place
                          of those before; without a file print them`

/** The content of a JSON file, checked. Throws `FileRefused`. */
async function readFileOf<Content>(path: string, schema: z.ZodType<Content>): Promise<Content> {
  const { size } = await stat(path).catch(() => {
    throw new FileRefused(`"${path}" cannot be read.`)
  })
  if (size > MAX_BYTES) throw new FileRefused(`"${path}" is larger than ${MAX_BYTES / 1024 / 1024} MB.`)
  const parsed = schema.safeParse(jsonOf(await readFile(path, 'utf8'), path))
  if (parsed.success) return parsed.data
  throw new FileRefused(problemLines(parsed.error))
}

const problemLines = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, MAX_PROBLEMS)
    .map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`)
    .join('\n')

function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileRefused(`"${path}" is no JSON.`)
  }
}

/** The exit code of a command that loads a file; problems of the file go to stderr, and nothing is stored then. */
async function exitCodeOf(load: () => Promise<void>): Promise<number> {
  try {
    await load()
    return 0
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    console.error(error.message)
    return 1
  }
}

async function print(url: string, read: (db: Db) => Promise<unknown>): Promise<number> {
  const pool = createPool(url, { max: 1, patient: true })
  console.log(JSON.stringify(await read(pool).finally(() => pool.end()), null, 2))
  return 0
}

/** Returns the exit code. */
export async function runQuestionsCommand(url: string, [path]: string[], now: Date): Promise<number> {
  if (path === undefined) return print(url, readDeviceQuestions)
  return exitCodeOf(async () => {
    const content = await readFileOf(path, DeviceQuestions)
    await loadDeviceQuestions(content, { url, now, say: console.log })
    console.log(`${content.flatMap(({ devices }) => devices).length} devices have questions of their own`)
  })
}

/** Addresses by model. The shop fetches only from the origins that it is allowed. */
const Photographs = z.record(z.string().max(120), z.url({ protocol: /^https?$/ }).max(500))
type Photographs = z.infer<typeof Photographs>

const READ_PHOTOGRAPHS = `select coalesce(jsonb_object_agg(id, photograph), '{}') as photographs from platform.models where photograph is not null`

const readPhotographs = async (db: Db): Promise<unknown> =>
  (await db.query<{ photographs: unknown }>(READ_PHOTOGRAPHS)).rows[0]?.photographs

async function storePhotographs(db: Db, content: Photographs): Promise<void> {
  const values = [JSON.stringify(content)]
  const { rows } = await db.query<{ id: string }>(
    'select id from jsonb_object_keys($1::jsonb) as id where not exists (select from platform.models m where m.id = id.id) limit 1',
    values,
  )
  if (rows[0]) throw new FileRefused(`There is no model "${rows[0].id}" in the catalogue.`)
  const changed = await db.query<{ id: string }>(
    'update platform.models set photograph = $1::jsonb ->> id where photograph is distinct from $1::jsonb ->> id returning id',
    values,
  )
  await publishPictures(
    db,
    changed.rows.map(({ id }) => id),
  )
}

/** Returns the exit code. One transaction. */
export async function runPhotographsCommand(url: string, [path]: string[]): Promise<number> {
  if (path === undefined) return print(url, readPhotographs)
  return exitCodeOf(async () => {
    const content = await readFileOf(path, Photographs)
    const pool = createPool(url, { max: 2, patient: true })
    try {
      await withDatabaseLock(url, 'platform.seed', () => inTransaction(pool, (db) => storePhotographs(db, content)))
    } finally {
      await pool.end()
    }
    console.log(`${Object.keys(content).length} models have a photograph`)
  })
}
