import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Forbidden, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { type Imported, importFile } from './import-file'
import { noteImport } from './last-import'
import { readStaffMarkets } from './markets-of'
import type { PlannedLine, RefusedLine } from './plan-import'
import { readSheet, type Sheet } from './redirect-sheet'
import { RedirectImport } from './redirect-answers'
import { formatRuleProblem } from './rule-problem'
import { SHEET_COLUMNS } from './sheet-columns'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { MAX_CSV_LINES, writeCsv } from '@/domain/csv-cells'
import { formatStaffMessage } from '@/domain/staff-words'
import { mapSteps, runInSlices } from '@/domain/steps'

const words = staffWords('importFile')

const MEGABYTE = 1024 * 1024
const MAX_MB = 8
/** Most lines of each kind in an answer; the counts include all. */
const MAX_SHOWN_LINES = 500
const MAX_SHOWN_COLUMNS = 100

/** What each column of the file means, in its order; empty for one that is passed over. */
const Columns = z
  .string()
  .max(1_000)
  .transform((text) => text.split(',').map((name) => name || null))
  .pipe(z.array(z.enum(SHEET_COLUMNS).nullable()).max(100))
const Question = z.object({
  step: z.enum(['check', 'store']),
  flatten: z.enum(['0', '1']).default('0'),
  market: z.string().max(2).default(''),
  columns: Columns.optional(),
})

/** The body is a file of redirects. `check` reports what would happen, `store` stores the valid lines and answers the others. */
export const importRedirects = staffEndpoint({
  method: 'POST',
  path: '/import',
  summary: 'Checks or stores a file of redirects (R-23).',
  checks: ['create and update redirects of a market'],
  answers: { 200: { json: { RedirectImport } } },
  run: async ({ req }) => {
    const markets = await readStaffMarkets(req, ['create', 'update'])
    if (markets.length === 0) throw new Forbidden(req.t)
    const { data: question } = Question.safeParse(Object.fromEntries(req.searchParams))
    if (!question) throw cmsProblem(req, 'questionUnclear')
    const { step, flatten, market, columns } = question
    const sheet = await sheetOf(req, columns ?? null)
    if (!sheet.columns.includes('from')) {
      if (step === 'store') throw cmsProblem(req, 'sheetWithoutHeader')
      return ok(await answerOf(NOTHING, sheet, req))
    }
    const options = { store: step === 'store', flatten: flatten === '1', market: market || null }
    const imported = await importFile(req, sheet.lines, markets, options)
    for (const undo of imported.undo) {
      const market = markets.find(({ code }) => code === undo.market)
      if (market) await noteImport(req, market.id, undo)
    }
    return ok(await answerOf(imported, sheet, req))
  },
})

/** A file without a column of old addresses: the answer lists its columns to choose from. */
const NOTHING: Imported = { planned: [], unchanged: 0, refused: [], undo: [] }

async function sheetOf(req: PayloadRequest, columns: Sheet['columns'] | null): Promise<Sheet> {
  const tooBig = () => cmsProblem(req, 'sheetTooBig', { values: { most: MAX_MB } })
  if (Number(req.headers.get('content-length') ?? 0) > MAX_MB * MEGABYTE) throw tooBig()
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))
  if (bytes.length > MAX_MB * MEGABYTE) throw tooBig()
  const sheet = await runInSlices(readSheet(decodeSheet(bytes), columns))
  if (sheet.lines.length === 0) throw cmsProblem(req, 'sheetEmpty')
  if (sheet.lines.length > MAX_CSV_LINES) throw cmsProblem(req, 'sheetTooLong', { values: { most: MAX_CSV_LINES } })
  return sheet
}

async function answerOf({ planned, unchanged, refused, undo }: Imported, sheet: Sheet, req: PayloadRequest) {
  const { language } = req.i18n
  const added = planned.filter(({ stored }) => stored === null)
  const changed = planned.filter(({ stored }) => stored !== null)
  const reasons = await runInSlices(mapSteps(refused, (line) => reasonOf(line, language)))
  return {
    counts: { added: added.length, changed: changed.length, unchanged, refused: refused.length },
    flattened: planned.filter(({ flattened }) => flattened).length,
    columns: shownColumns(sheet),
    undo: undo.map(({ market, at }) => ({ market, at })),
    added: added.slice(0, MAX_SHOWN_LINES).map(shownLine),
    changed: changed.slice(0, MAX_SHOWN_LINES).map(shownLine),
    refused: refused.slice(0, MAX_SHOWN_LINES).map(({ line, problems }, index) => ({
      line: line.line,
      from: line.cells.from ?? '',
      reason: reasons[index] ?? '',
      others: problems.flatMap(({ others }) => others).map(({ id, from }) => ({ id, from })),
    })),
    errors: refused.length === 0 ? null : await errorFile(sheet, refused, reasons, language),
  }
}

/** Each column with its header, its meaning and its first value. */
const shownColumns = ({ header, columns, lines }: Sheet) =>
  header.slice(0, MAX_SHOWN_COLUMNS).map((name, index) => ({
    name,
    column: columns[index] ?? null,
    sample:
      lines
        .find(({ raw }) => raw[index]?.trim())
        ?.raw[index]?.trim()
        .slice(0, 60) ?? '',
  }))

const reasonOf = ({ problems }: RefusedLine, language: string): string =>
  problems.map((problem) => formatRuleProblem(problem, language).message).join(' ')

const shownLine = ({ line, stored, record, changed, flattened }: PlannedLine) => ({
  line,
  id: stored?.id ?? null,
  market: record.market,
  from: record.from,
  leads: record.path || record.url || record.slug || record.screen || record.status,
  flattened,
  changes: changed.map((column) => ({ column, before: stored?.record[column] ?? '', after: record[column] })),
})

/** The refused lines as a file that can be corrected and imported again: the original columns, then the reason. */
function errorFile({ header }: Sheet, refused: readonly RefusedLine[], reasons: readonly string[], language: string) {
  const rows = refused.map(({ line }, index) => [
    ...header.map((_name, column) => line.raw[column] ?? ''),
    String(line.line),
    reasons[index] ?? '',
  ])
  return runInSlices(
    writeCsv([[...header, formatStaffMessage(words.row, language), formatStaffMessage(words.reason, language)], ...rows]),
  )
}

const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** The text of a file saved by a spreadsheet: UTF-8, UTF-16 with a byte order mark, or else Windows-1252. */
export function decodeSheet(bytes: Uint8Array): string {
  const mark = MARKS.find(([start]) => start.every((byte, index) => bytes[index] === byte))
  if (mark) return new TextDecoder(mark[1]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
