'use client'
import useSWR from 'swr'
import { Comparison } from '@/collections/markets/compare/comparison'
import { usePlaces } from '@/admin/markets/completeness/use-places'
import { readCms } from '@/admin/read-cms'
import { useWords } from '@/admin/use-words'
import { type ComparedTable, inWords } from './compared-table'
import { compareWords } from './compare-words'

/** The comparison in words of the member of staff; null while it is on its way or nothing is chosen. */
export function useComparison(left: string, right: string): Readonly<{ table: ComparedTable | null; failed: boolean }> {
  const words = useWords(compareWords)
  const placeOf = usePlaces()
  const address = left && right ? `markets/comparison?left=${left}&right=${right}` : null
  const { data, error } = useSWR(address, (path) => readCms(path, Comparison))
  if (!data) return { table: null, failed: error !== undefined }
  const both = (
    row: Readonly<{ left: Comparison['settings'][number]['left']; right: Comparison['settings'][number]['right'] }>,
  ) => {
    const [one, two] = [row.left, row.right].map((value) => inWords(value, words('yes'), words('no')))
    return { left: one ?? '', right: two ?? '', differs: one !== two }
  }
  const rows = [
    ...data.settings.map((row) => ({ label: placeOf(row.path)?.label ?? row.path, ...both(row) })),
    ...data.content.map((row) => ({ label: row.name ? `${words(row.area)} · ${row.name}` : words(row.area), ...both(row) })),
  ]
  return { table: { left: data.left, right: data.right, rows }, failed: false }
}
