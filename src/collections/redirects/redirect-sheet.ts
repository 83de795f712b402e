import Papa from 'papaparse'
import { mapSteps, type Steps } from '@/domain/steps'
import { bareCell, guardedCell } from '@/domain/csv-cells'
import { COLUMNS, type Column, type RedirectRecord } from './redirect-record'

/** A line of a file: its cells by known column. */
export type SheetLine = Readonly<{
  /** Counted as in spreadsheets: the header is line 1. */
  line: number
  cells: Readonly<Partial<Record<Column | 'to', string>>>
  /** The cells as they were written, for the file of refused lines. */
  raw: readonly string[]
}>
export type Sheet = Readonly<{
  header: readonly string[]
  /** Unknown headers; their columns are ignored. */
  unknown: readonly string[]
  lines: readonly SheetLine[]
}>

const BOM = '\ufeff'
const SAME: Readonly<Record<string, Column | 'to'>> = {
  ...Object.fromEntries(COLUMNS.map((column) => [column.toLowerCase(), column])),
  to: 'to',
  targetkind: 'kind',
  targetscreen: 'screen',
  targetparams: 'params',
  targetslug: 'slug',
  targetpath: 'path',
  targeturl: 'url',
  target: 'to',
  source: 'from',
}
const columnOf = (header: string): Column | 'to' | null =>
  SAME[
    bareCell(header)
      .replace(/[^a-z]/gi, '')
      .toLowerCase()
  ] ?? null

/** Reads a file with a header line, in steps: commas, semicolons or tabs, quotes, any line ends. */
export function* readSheet(text: string): Steps<Sheet> {
  const bare = text.startsWith(BOM) ? text.slice(BOM.length) : text
  const { data } = Papa.parse<string[]>(bare, { delimiter: delimiterOf(bare) })
  const [header = [], ...rows] = data
  const columns = header.map((name) => columnOf(name.trim()))
  const lines = yield* mapSteps(rows, (raw, index): SheetLine => ({ line: index + 2, cells: cellsOf(columns, raw), raw }))
  return {
    header,
    unknown: header.filter((name, index) => columns[index] === null && name.trim() !== ''),
    lines: lines.filter(({ raw }) => raw.some((cell) => cell.trim() !== '')),
  }
}

/** The separator that splits the header into most columns; lines below may contain any of them. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const known = (sign: string) => first.split(sign).filter((name) => columnOf(name) !== null).length
  return [',', ';', '\t'].toSorted((left, right) => known(right) - known(left))[0] ?? ','
}

const cellsOf = (columns: readonly (Column | 'to' | null)[], raw: readonly string[]): SheetLine['cells'] =>
  Object.fromEntries(columns.flatMap((column, index) => (column === null ? [] : [[column, bareCell(raw[index] ?? '')]])))

/** Writes a file that spreadsheets open with the right encoding and without running a cell as a formula. */
export function* writeSheet(header: readonly string[], rows: readonly (readonly string[])[]): Steps<string> {
  const written = yield* mapSteps([header, ...rows], (row, index) => Papa.unparse([index === 0 ? row : row.map(guardedCell)]))
  return `${BOM}${written.join('\r\n')}\r\n`
}

export const writeRecords = (records: readonly RedirectRecord[]): Steps<string> =>
  writeSheet(
    COLUMNS,
    records.map((record) => COLUMNS.map((column) => record[column])),
  )
