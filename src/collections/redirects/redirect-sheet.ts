import Papa from 'papaparse'
import { mapSteps, type Steps } from '@/domain/steps'
import { bareCell, writeCsv } from '@/domain/csv-cells'
import { isNetlifyFile, readNetlifyLine } from './netlify-file'
import { COLUMNS, type RedirectRecord } from './redirect-record'
import { findColumn, COLUMNS_WITHOUT_HEADER, isWithoutHeader, readColumns, type SheetColumn } from './sheet-columns'
import type { RawCells } from './sheet-values'

/** A line of a file: its cells by known column. */
export type SheetLine = Readonly<{
  /** Counted as in spreadsheets: the header is line 1. */
  line: number
  cells: RawCells
  /** The cells as they were written, for the file of refused lines. */
  raw: readonly string[]
}>
export type Sheet = Readonly<{
  header: readonly string[]
  /** What each column of the header means; null for one that is passed over. */
  columns: readonly (SheetColumn | null)[]
  lines: readonly SheetLine[]
}>

const BOM = '\ufeff'
/** A first line by which a spreadsheet knows the separator. */
const SEPARATOR = /^"?sep=(?<sign>[^\r\n"])"?\r?\n?/i

/**
 * Reads a file of redirects, in steps: with commas, semicolons, tabs or bars, quotes and any line ends, by the headers of other
 * tools and languages; without a header an old address, a new one and a status; or lines of a file `_redirects`.
 * @param chosen what each column means, in place of what its header says
 */
export function* readSheet(text: string, chosen: readonly (SheetColumn | null)[] | null = null): Steps<Sheet> {
  const bare = text.startsWith(BOM) ? text.slice(BOM.length) : text
  if (isNetlifyFile(bare)) return yield* readNetlifyFile(bare)
  const sign = SEPARATOR.exec(bare)?.groups?.sign
  const body = bare.replace(SEPARATOR, '')
  const { data } = Papa.parse<string[]>(body, { delimiter: sign ?? delimiterOf(body) })
  const [first = [], ...below] = data
  const hasHeader = chosen !== null || !isWithoutHeader(first)
  const header = hasHeader ? first : COLUMNS_WITHOUT_HEADER
  const rows = hasHeader ? below : data
  const columns = chosen ?? readColumns(header, rows)
  const start = hasHeader ? 2 : 1
  const lines = yield* mapSteps(rows, (raw, index): SheetLine => ({ line: index + start, cells: cellsOf(columns, raw), raw }))
  return { header, columns, lines: lines.filter(({ raw }) => raw.some((cell) => cell.trim() !== '')) }
}

function* readNetlifyFile(text: string): Steps<Sheet> {
  const lines = yield* mapSteps(text.split(/\r\n?|\n/), (raw, index): SheetLine[] => {
    const cells = readNetlifyLine(raw)
    return cells ? [{ line: index + 1, cells, raw: [raw] }] : []
  })
  return { header: ['_redirects'], columns: ['from'], lines: lines.flat() }
}

const SEPARATORS = [',', ';', '\t', '|']

/** The separator that splits the header into most known columns, else into most columns; lines below may contain any of them. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const known = (sign: string) => first.split(sign).filter((name) => findColumn(name) !== null).length
  const parts = (sign: string) => first.split(sign).length
  return SEPARATORS.toSorted((left, right) => known(right) - known(left) || parts(right) - parts(left))[0] ?? ','
}

const cellsOf = (columns: readonly (SheetColumn | null)[], raw: readonly string[]): RawCells =>
  Object.fromEntries(columns.flatMap((column, index) => (column === null ? [] : [[column, bareCell(raw[index] ?? '')]])))

export const writeRecords = (records: readonly RedirectRecord[]): Steps<string> =>
  writeCsv([COLUMNS, ...records.map((record) => COLUMNS.map((column) => record[column]))])
