'use client'
import useSWR from 'swr'
import { z } from 'zod'
import { readCms } from '@/admin/read-cms'
import { type MarketChoice, useMarkets } from '@/admin/use-markets'

const Versions = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]), updatedAt: z.string() })) })
const MOST_VERSIONS = 50

type Version = z.infer<typeof Versions>['docs'][number]

/** The markets that the member of staff may read, and the versions of the chosen one, the newest first. */
export function useSides(market: string): Readonly<{ markets: readonly MarketChoice[]; versions: readonly Version[] }> {
  const markets = useMarkets()
  const query = `where[parent][equals]=${market}&depth=0&limit=${MOST_VERSIONS}&sort=-updatedAt`
  const versions = useSWR(
    market === '' ? null : `markets/versions?${query}`,
    async (path: string) => (await readCms(path, Versions)).docs,
  )
  return { markets, versions: versions.data ?? [] }
}
