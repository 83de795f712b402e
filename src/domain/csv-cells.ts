import { mapSteps, type Steps } from './steps'

/**
 * Where a spreadsheet would read a formula: at the beginning of a cell, and after each sign at which one of another language begins a
 * new cell or row.
 */
const UNGUARDED = /(?<=^|[;\t\r\n])(?='*[=+\-@])|^(?='*[\t\r\n])/g
const GUARDS = /(?<=^|[;\t\r\n])'(?='*[=+\-@])|^'(?='*[\t\r\n])/g

/**
 * Guards a cell against being read as formulas by spreadsheets, with an apostrophe where needed. `bareCell` removes exactly those, so
 * an export that is imported again is unchanged.
 */
export const guardedCell = (value: string): string => value.replaceAll(UNGUARDED, "'")
export const bareCell = (value: string): string => value.replaceAll(GUARDS, '')

/** Most lines of a file that is written or read. */
export const MAX_CSV_LINES = 20_000
const BOM = '\ufeff'

/** A row of CSV (RFC 4180). Every cell is quoted, because spreadsheets of half of our languages split at semicolons. */
export const csvRow = (cells: readonly string[]): string =>
  cells.map((cell) => `"${guardedCell(cell).replaceAll('"', '""')}"`).join(',')

/** A file that spreadsheets open with the right encoding and without running a cell as a formula. */
export function* writeCsv(rows: readonly (readonly string[])[]): Steps<string> {
  return `${BOM}${(yield* mapSteps(rows, csvRow)).join('\r\n')}\r\n`
}
