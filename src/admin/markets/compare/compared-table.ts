import { writeCsv } from '@/domain/csv-cells'
import { runAtOnce } from '@/domain/steps'
import type { Shown } from '@/collections/markets/compare/comparison'

export type ComparedRow = Readonly<{ label: string; left: string; right: string; differs: boolean }>
export type ComparedTable = Readonly<{ left: string; right: string; rows: readonly ComparedRow[] }>

/** A value as text: a list as lines, an empty value as an empty text. */
export function inWords(value: Shown, yes: string, no: string): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? yes : no
  return Array.isArray(value) ? value.filter(Boolean).join('\n') : String(value)
}

/** The rows as CSV (RFC 4180) that spreadsheets open in UTF-8. */
export function formatCsv({ left, right, rows }: ComparedTable, fieldLabel: string): string {
  return runAtOnce(writeCsv([[fieldLabel, left, right], ...rows.map((row) => [row.label, row.left, row.right])]))
}

export const formatJson = ({ left, right, rows }: ComparedTable): string => JSON.stringify({ left, right, rows }, null, 2)
