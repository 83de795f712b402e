import { staffWords } from '@/domain/staff-messages/staff-messages'
import { getTranslation } from '@payloadcms/translations'
import { shownTitle } from '@trade-in-shop/payload-workbench/audit/shown-title'
import { getReach } from '@/collections/access/access-table'
import { THE_SHOP } from '@/collections/saving/write-entry'
import { formatStaffMessage } from '@/domain/staff-words'
import { agoWords } from './dashboard-words'
import type { DashboardItem } from './item-list'
import { asReader, findMarket, type Reader } from './reader'

const words = staffWords('dashboard')

/** Shorter runs are listed one by one. */
const MANY = 3

/** Groups neighbours of one kind: the first of each run with its count; short runs stay separate. */
export function mergeNeighbours<T>(rows: readonly T[], kindOf: (row: T) => string): { row: T; count: number }[] {
  const runs: T[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run?.[0] !== undefined && kindOf(run[0]) === kindOf(row)) run.push(row)
    else runs.push([row])
  }
  return runs.flatMap((run) =>
    run.length < MANY ? run.map((row) => ({ row, count: 1 })) : run.slice(0, 1).map((row) => ({ row, count: run.length })),
  )
}

type Dated = DashboardItem & Readonly<{ at: string }>
const SHOWN = 8
/** Entries that are read: an import of redirects makes very many and is shown as one change. */
const READ = 250

/** The latest changes by staff: from the audit log where the reader may see it, from versions of pages, and drafts that wait. */
export async function readLatestChanges(reader: Reader): Promise<DashboardItem[]> {
  const found = [...(await auditEntries(reader)), ...(await pageVersions(reader)), ...(await waitingDrafts(reader))]
  const newest = found.toSorted((left, right) => Date.parse(right.at) - Date.parse(left.at))
  return newest.slice(0, SHOWN)
}

/** Null for those who may not see it. */
export const auditPath = ({ staff, admin }: Reader): string | null =>
  getReach('audit-log', 'read', staff.role) === 'none' ? null : `${admin}/collections/audit-log`

async function auditEntries(reader: Reader): Promise<Dated[]> {
  const list = auditPath(reader)
  if (list === null) return []
  const { req, language } = reader
  const { docs } = await req.payload.find({
    collection: 'audit-log',
    where: { whoName: { not_equals: THE_SHOP } },
    sort: '-at',
    limit: READ,
    select: { at: true, whoName: true, action: true, subject: true, title: true, market: true },
    ...asReader(reader),
  })
  const entries = mergeNeighbours(docs, ({ whoName, action, subject, market }) => [whoName, action, subject, market].join())
  return entries.map(({ row: { id, at, whoName, action, subject, title, market }, count }) => ({
    key: `entry-${id}`,
    at,
    text: `${kindOf(reader, subject)} ${formatStaffMessage(words.quoted, language, { text: titleOf(reader, subject, title) })}${count > 1 ? ` +${count - 1}` : ''} ${formatStaffMessage(words[action], language, { name: whoName })}`,
    href: `${list}/${id}`,
    detail: detailOf(reader, at, market),
  }))
}

const kindOf = ({ req }: Reader, subject: string): string => {
  const labels = req.payload.config.collections.find(({ slug }) => slug === subject)?.labels
  const label: unknown = labels ? getTranslation(labels.singular, req.i18n) : subject
  return typeof label === 'string' ? label : subject
}

const titleOf = ({ req }: Reader, subject: string, title: string): string =>
  shownTitle(
    req.payload.config.collections.find(({ slug }) => slug === subject),
    title,
    req.i18n,
  )

/** A saved draft of a page makes no entry in the log, so they are read from versions. */
async function pageVersions(reader: Reader): Promise<Dated[]> {
  const { req, language, admin, staff } = reader
  if (getReach('pages', 'readVersions', staff.role) === 'none') return []
  const isLogged = auditPath(reader) !== null
  const { docs } = await req.payload.findVersions({
    collection: 'pages',
    where: {
      and: [{ latest: { equals: true } }, ...(isLogged ? [{ 'version._status': { equals: 'draft' } }] : [])],
    },
    sort: '-updatedAt',
    limit: SHOWN,
    select: { parent: true, updatedAt: true, version: { title: true, market: true, _status: true } },
    ...asReader(reader),
  })
  return docs.map(({ id, parent, updatedAt, version }) => ({
    key: `version-${id}`,
    at: updatedAt,
    text: `${formatStaffMessage(words.quoted, language, { text: version.title || `#${String(parent)}` })} ${formatStaffMessage(version._status === 'published' ? words.publishedPage : words.savedPage, language)}`,
    href: `${admin}/collections/pages/${String(parent)}`,
    detail: detailOf(reader, updatedAt, version.market),
  }))
}

/** Drafts that staff save by hand; the log has entries of them. */
async function waitingDrafts(reader: Reader): Promise<Dated[]> {
  if (auditPath(reader) !== null) return []
  const { req, language, admin } = reader
  const found: Dated[] = []
  for (const collection of ['banners', 'navigation', 'contact-subjects'] as const) {
    const waits = { where: { _status: { equals: 'draft' } }, draft: true, sort: '-updatedAt', limit: SHOWN } as const
    const { docs } = await req.payload.find({ collection, ...waits, ...asReader(reader) })
    for (const doc of docs) {
      const text = 'headline' in doc ? ` ${formatStaffMessage(words.quoted, language, { text: doc.headline })}` : ''
      found.push({
        key: `draft-${collection}-${doc.id}`,
        at: doc.updatedAt,
        text: `${kindOf(reader, collection)}${text}: ${formatStaffMessage(words.waitsAsDraft, language)}`,
        href: `${admin}/collections/${collection}/${doc.id}`,
        detail: detailOf(reader, doc.updatedAt, doc.market),
      })
    }
  }
  return found
}

function detailOf(reader: Reader, at: string, market: unknown): string {
  const ago = agoWords(reader.language, Date.parse(at), reader.now)
  const doc = findMarket(reader, market)
  return doc ? `${ago} · ${doc.name}` : ago
}
