import type { CollectionSlug, FlattenedField, PaginatedDocs, PayloadRequest, Where } from 'payload'
import { combineWhereConstraints, mergeListSearchAndWhere } from 'payload/shared'
import * as z from 'zod'
import { file } from '@trade-in-shop/contracts/endpoint'
import { isUnpublished } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { fieldAt, readableValue, readTitles } from '@/admin/audit/readable-changes'
import { getId } from '@/collections/access/staff-member'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { readStaffMarkets } from '@/collections/redirects/markets-of'
import { buildRecord } from '@/collections/redirects/redirect-record'
import { writeRecords } from '@/collections/redirects/redirect-sheet'
import { isCondition, readMember } from '@/collections/saving/check-query'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { MAX_CSV_LINES, writeCsv } from '@/domain/csv-cells'
import { runInSlices, type Steps } from '@/domain/steps'

const JsonWhere = z
  .string()
  .max(20_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.issues.push({ code: 'custom', message: 'no JSON', input: text })
      return z.NEVER
    }
  })
  .pipe(z.custom<Where>((where) => isCondition(where)))

const ListQuery = z.object({
  collection: z.string().max(40),
  /** Names of fields, in the order of the columns. */
  columns: z.string().max(2_000).default(''),
  where: JsonWhere.optional(),
  search: z.string().max(500).default(''),
  sort: z.string().max(200).default(''),
})
type ListQuery = z.infer<typeof ListQuery>

/** Rows of one statement, as many as a request of staff may read. */
const ROWS_PER_READ = 500
/** Payload's own column, which is no field of the collection. */
const ID_FIELD: FlattenedField = { name: 'id', type: 'number', label: 'ID' }
const CELL_TYPES = ['text', 'textarea', 'email', 'number', 'select', 'checkbox', 'date', 'relationship', 'upload']

/** `GET /list-export`: what a list shows, as the reader may read it, with its filters, its search, its order and its columns. */
export const listExport = staffEndpoint({
  method: 'GET',
  path: '/list-export',
  summary: `The rows of a list as a CSV file, at most ${MAX_CSV_LINES}; redirects as a file that can be imported again (R-23).`,
  checks: ['read documents of the collection'],
  query: ListQuery,
  answers: { 200: { file: 'text/csv; charset=utf-8' } },
  run: async ({ req, query }) => {
    const slug = req.payload.config.collections.find((one) => one.slug === query.collection && one.admin.hidden !== true)?.slug
    if (slug === undefined) throw cmsProblem(req, 'notFound')
    const { sheet, count, total } = slug === 'redirects' ? await writeRedirects(req, query) : await writeRows(req, slug, query)
    const cut = count < total ? [`first-${count}-of-${total}`] : []
    const name = [slug, new Date().toISOString().slice(0, 10), ...cut].join('-')
    return file(await runInSlices(sheet), { 'content-disposition': `attachment; filename="${name}.csv"` })
  },
})

type Sheet = Readonly<{ sheet: Steps<string>; count: number; total: number }>

const PERIOD = { validFrom: true, validTo: true, note: true } as const
const RULE = { market: true, from: true, match: true, to: true, status: true, enabled: true, hidesRoute: true } as const

async function writeRedirects(req: PayloadRequest, query: ListQuery): Promise<Sheet> {
  const { docs, total } = await readRows(req, 'redirects', query, (page) =>
    req.payload.find({ collection: 'redirects', select: { ...RULE, ...PERIOD }, ...page }),
  )
  const codes = new Map((await readStaffMarkets(req, ['read'])).map(({ id, code }) => [id, code]))
  const records = docs.map(({ note = null, ...doc }) => buildRecord(codes.get(Number(getId(doc.market))) ?? '', { ...doc, note }))
  return { sheet: writeRecords(records), count: docs.length, total }
}

/** The columns that the list shows, in words: labels of options, titles of documents; moments as ISO 8601, which sheets can sort. */
async function writeRows(req: PayloadRequest, slug: CollectionSlug, query: ListQuery): Promise<Sheet> {
  const fields = [ID_FIELD, ...req.payload.collections[slug].config.flattenedFields]
  const columns = query.columns.split(',').flatMap((name) => {
    const { label, field } = fieldAt(fields, name.replaceAll('-', '.'), req.i18n)
    return field && CELL_TYPES.includes(field.type) ? [{ label, field, path: name.split('-') }] : []
  })
  if (columns.length === 0) throw cmsProblem(req, 'badRequest')
  // What is computed needs other fields of its document.
  const isComputed = columns.some(({ field }) => 'virtual' in field && field.virtual)
  const select = isComputed ? undefined : Object.fromEntries(columns.map(({ path: [name = ''] }) => [name, true as const]))
  const { docs, total } = await readRows(req, slug, query, (page) =>
    req.payload.find({ collection: slug, ...(select && { select }), ...page }),
  )
  const changed = await readChanged(req, slug, docs)
  const cells = docs.map((doc) => columns.map(({ path }) => path.reduce<unknown>(readMember, doc)))
  const titles = await readTitles(
    req,
    columns.map(({ field }, place) => ({ field, values: cells.map((row) => row[place]) })),
  )
  const cellText = (value: unknown, field: FlattenedField, id: unknown): string => {
    if (value === null || value === undefined) return ''
    if (field.type === 'date') return String(value)
    if (field.name === '_status' && changed.has(id)) return req.t('version:changed')
    return readableValue(value, field, titles, req.i18n)
  }
  const lines = cells.map((row, at) => columns.map(({ field }, place) => cellText(row[place], field, docs[at]?.id)))
  return { sheet: writeCsv([columns.map(({ label }) => label), ...lines]), count: docs.length, total }
}

type PageQuery = Readonly<{
  where: Where
  sort: string[]
  limit: number
  page: number
  depth: 0
  draft: true
  overrideAccess: false
}> &
  Pick<PayloadRequest, 'user'> & { req: PayloadRequest }

/** The documents of a list as its reader may see them, in its order, up to the lines of a file. */
async function readRows<Doc extends object>(
  req: PayloadRequest,
  collection: CollectionSlug,
  { where, search, sort }: ListQuery,
  find: (query: PageQuery) => Promise<Pick<PaginatedDocs<Doc>, 'docs' | 'hasNextPage' | 'totalDocs'>>,
) {
  const { config } = req.payload.collections[collection]
  // The filters of a list read the conditions of the request.
  req.query.where = where
  const base = await config.admin.baseFilter?.({ limit: ROWS_PER_READ, page: 1, sort, req })
  const all = combineWhereConstraints([where, base ?? undefined])
  const order = sort || config.defaultSort || '-createdAt'
  const query = {
    where: mergeListSearchAndWhere({ collectionConfig: config, search, where: all }),
    // Without the last, rows of one moment could change places between two reads.
    sort: [...(Array.isArray(order) ? order : order.split(',')), 'id'],
    ...({ limit: ROWS_PER_READ, depth: 0, draft: true, overrideAccess: false, user: req.user, req } as const),
  }
  const docs: Doc[] = []
  for (let page = 1; ; page += 1) {
    const found = await find({ ...query, page })
    docs.push(...found.docs)
    if (!found.hasNextPage || docs.length >= MAX_CSV_LINES) return { docs, total: found.totalDocs }
  }
}

/** The ids of drafts that were published once, which Payload's list calls changed. */
async function readChanged(
  req: PayloadRequest,
  collection: CollectionSlug,
  docs: readonly unknown[],
): Promise<ReadonlySet<unknown>> {
  const drafts = docs.filter(isUnpublished).map(getId)
  if (drafts.length === 0) return new Set()
  const where: Where = { and: [{ parent: { in: drafts } }, { 'version._status': { equals: 'published' } }] }
  const all = { depth: 0, limit: 0, pagination: false, overrideAccess: true, req } as const
  const { docs: versions } = await req.payload.findVersions({ collection, where, select: { parent: true }, ...all })
  return new Set(versions.map(({ parent }) => getId(parent)))
}
