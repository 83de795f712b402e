import { guardedCell } from '@/domain/csv-cells'
import type { Shown } from '@/collections/markets/compare/comparison'

/** A line of the comparison as it is read and saved. */
export type ComparedRow = Readonly<{ label: string; left: string; right: string; differs: boolean }>
export type ComparedTable = Readonly<{ left: string; right: string; rows: readonly ComparedRow[] }>

/** A value in words: lines below each other, nothing for nothing. */
export function inWords(value: Shown, yes: string, no: string): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? yes : no
  return Array.isArray(value) ? value.filter(Boolean).join('\n') : String(value)
}

/** A cell of a CSV file; what a spreadsheet would take for a formula is made text. */
const cell = (text: string): string => `"${guardedCell(text).replaceAll('"', '""')}"`

/** The rows as CSV (RFC 4180) that spreadsheets open in UTF-8. */
export function csvOf({ left, right, rows }: ComparedTable, fieldLabel: string): string {
  const lines = [[fieldLabel, left, right], ...rows.map((row) => [row.label, row.left, row.right])]
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

export const jsonOf = ({ left, right, rows }: ComparedTable): string => JSON.stringify({ left, right, rows }, null, 2)
