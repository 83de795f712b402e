import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { BlockDocument } from '@/collections/documents/block-document'
import { convertPageBlocks, convertPageHead, convertPageText } from '@/collections/documents/content-documents'
import type { Pictures } from '@/collections/documents/picture'
import type { PageDocument } from '@/collections/pages/page-rows'
import { PageHead, PageParts, type UnparsedPage } from '@/domain/content/content'
import { BLOCKS } from '@/domain/content/page-blocks'

/** A page, and which parts of it cannot be rendered, in words for the log; found out when the page is first parsed. */
export type LazyPage = Readonly<{ row: UnparsedPage; problems: () => readonly string[] }>

/** The part that is parsed when the page is rendered, as the JSON of the database. */
type Stored = Readonly<{ body: string; blocks: string }>
/**
 * The same part as the shop renders it. Stored as bytes, because thousands of long strings would slow the garbage collector
 * down.
 */
type Shown = Readonly<{ parts: Buffer; problems: readonly string[] }>

const texts = new WeakMap<object, () => string>()

/** JSON of a row; of a cached page without parsing its text. */
export const rowText = (row: object): string => texts.get(row)?.() ?? JSON.stringify(row)

/**
 * A page of which only the head is parsed and checked. Text and blocks stay JSON until the page is rendered, which is seldom
 * because of the page cache: of five thousand pages, a load would spend most of its time on those that hardly anyone opens.
 * Throws with the slug when the head is invalid.
 */
export function makeLazyPage(doc: PageDocument, pictures: Pictures): LazyPage {
  const head = PageHead.safeParse(convertPageHead(doc))
  if (!head.success) throw new Error(`The page "${doc.slug}" cannot be used:\n${z.prettifyError(head.error)}`)
  const stored = { body: doc.body ?? 'null', blocks: doc.blocks ?? 'null' }
  return lazyPageOf({ ...head.data, fingerprint: fingerprintOf(head.data, stored, pictures) }, stored, pictures)
}

function lazyPageOf(head: PageHead & { fingerprint: string }, stored: Stored, pictures: Pictures): LazyPage {
  let read: Stored | Shown = stored
  const shown = (): Shown => {
    const known = 'problems' in read ? read : shownOf(head.slug, read, pictures)
    read = known
    return known
  }
  const row: UnparsedPage = { ...head, parse: () => PageParts.parse(JSON.parse(shown().parts.toString())) }
  texts.set(row, () => `${JSON.stringify(head).slice(0, -1)},${shown().parts.toString().slice(1)}`)
  return { row, problems: () => shown().problems }
}

/** The fields of a block are checked where it becomes a row. */
const StoredBlocks = z.array(z.custom<BlockDocument>((block) => typeof block === 'object')).nullable()

function shownOf(slug: string, { body, blocks }: Stored, pictures: Pictures): Shown {
  const problems: string[] = []
  const onProblem = (problem: string) => void problems.push(problem)
  const parts: PageParts = {
    body: convertPageText(slug, JSON.parse(body), onProblem),
    blocks: convertPageBlocks(slug, StoredBlocks.parse(JSON.parse(blocks)), pictures, onProblem),
  }
  return { parts: Buffer.from(JSON.stringify(parts)), problems }
}

const PICTURE_FIELDS: ReadonlySet<string> = new Set(
  BLOCKS.flatMap(({ fields }) => Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'picture' ? [name] : []))),
)
/** A number of a block, as Postgres writes it (`page-rows.ts`): with a space before the colon. */
const NUMBER = /"(\w+)" : (\d+)/g

/** A hash of the page's data in the database and of the pictures that it shows. */
function fingerprintOf(head: PageHead, { body, blocks }: Stored, pictures: Pictures): string {
  const seen = [...blocks.matchAll(NUMBER)].flatMap(([, name = '', id = '']) =>
    PICTURE_FIELDS.has(name) ? [pictures.get(id) ?? null] : [],
  )
  // Two updates, because joining the texts would copy them first.
  const all = createHash('sha256').update(JSON.stringify([head, seen, body.length]))
  return all.update(body).update(blocks).digest('hex')
}
