'use client'
import { useCallback } from 'react'
import useSWR from 'swr'
import { Comparison } from '@/collections/markets/compare/comparison'
import { usePlaces } from '@/admin/markets/completeness/use-places'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useWords } from '@/admin/use-words'
import { type ComparedTable, inWords } from './compared-table'

type Sides = Readonly<Pick<Comparison['settings'][number], 'left' | 'right'>>

/** Converts a comparison to a table in the language of the member of staff. */
export function useComparedTable(): (comparison: Comparison) => ComparedTable {
  const words = useWords('compare')
  const placeOf = usePlaces()
  return useCallback(
    ({ left, right, settings, content }) => {
      const both = (row: Sides) => {
        const [one, two] = [row.left, row.right].map((value) => inWords(value, words('yes'), words('no')))
        return { left: one ?? '', right: two ?? '', differs: one !== two }
      }
      const rows = [
        ...settings.map((row) => ({ label: placeOf(row.path)?.label ?? row.path, ...both(row) })),
        ...content.map((row) => ({ label: row.name ? `${words(row.area)} · ${row.name}` : words(row.area), ...both(row) })),
      ]
      return { left, right, rows }
    },
    [words, placeOf],
  )
}

/** The comparison of two markets or versions; null while it loads or nothing is chosen. */
export function useComparison(left: string, right: string): Readonly<{ table: ComparedTable | null; failed: boolean }> {
  const tableOf = useComparedTable()
  const address = left && right ? `markets/comparison?left=${left}&right=${right}` : null
  const { data, error } = useSWR(address, (path) => readCms(path, Comparison))
  return data ? { table: tableOf(data), failed: false } : { table: null, failed: error !== undefined }
}
