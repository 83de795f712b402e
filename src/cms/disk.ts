import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { CmsContent } from '@/domain/content/content'
import { rowText } from './lazy-page'

/** The last good copy of the published content, so that the shop can start without Postgres (F3). */
const FILE = 'cms-snapshot.json'

const DiskCopy = z.object({
  format: z.literal(1),
  checksum: z.string(),
  /** When the content was read from the database. */
  loadedAt: z.iso.datetime(),
  content: z.unknown(),
})

export type StoredContent = Readonly<{ content: CmsContent; loadedAt: string }>

/**
 * Writes the copy beside the old one and renames it, so that a kill at any point leaves a complete file.
 * @returns how many characters were written
 */
export async function writeToDisk(dataDir: string, { content, loadedAt }: StoredContent): Promise<number> {
  await mkdir(dataDir, { recursive: true })
  const temporary = join(dataDir, `${FILE}.${randomUUID()}`)
  let written = 0
  try {
    const file = await open(temporary, 'w')
    try {
      const checksum = createHash('sha256')
      await file.appendFile(`{"format":1,"loadedAt":${JSON.stringify(loadedAt)},"content":`)
      for (const piece of piecesOf(content)) {
        checksum.update(piece)
        await file.appendFile(piece)
        written += piece.length
      }
      await file.appendFile(`,"checksum":"${checksum.digest('hex')}"}`)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(dataDir, FILE))
    return written
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** The stored copy; null when there is none. Throws when it is damaged. */
export async function readFromDisk(dataDir: string): Promise<StoredContent | null> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const { checksum, loadedAt, content } = DiskCopy.parse(JSON.parse(text))
  if (checksumOf(content) !== checksum) throw new Error(`${FILE} is damaged: its checksum does not fit its content`)
  return { content: CmsContent.parse(content), loadedAt }
}

/** Rows per piece; requests are answered between two pieces. */
const ROWS = 100

/** The content as JSON text in pieces, because thousands of pages have some fifty megabytes. */
function* piecesOf(content: CmsContent): Generator<string> {
  for (const [at, market] of content.entries()) {
    let before = `${at === 0 ? '[' : ','}{`
    for (const [key, value] of Object.entries(market)) {
      yield `${before}${JSON.stringify(key)}:`
      yield* Array.isArray(value) ? piecesOfRows(value) : [JSON.stringify(value)]
      before = ','
    }
    yield '}'
  }
  yield content.length === 0 ? '[]' : ']'
}

function* piecesOfRows(rows: readonly object[]): Generator<string> {
  yield '['
  for (let from = 0; from < rows.length; from += ROWS)
    yield (
      (from === 0 ? '' : ',') +
      rows
        .slice(from, from + ROWS)
        .map(rowText)
        .join()
    )
  yield ']'
}

/** JSON preserves the order of fields, so the parsed copy gives the text that was written. */
const checksumOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex')
