'use client'
import useSWR from 'swr'
import { z } from 'zod'

const Markets = z.object({ docs: z.array(z.object({ id: z.number(), name: z.string(), timeZone: z.string() })) })
const Versions = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]), updatedAt: z.string() })) })
const MOST_VERSIONS = 50

async function read(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'include' })
  if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
  return response.json()
}

type Market = z.infer<typeof Markets>['docs'][number]
type Version = z.infer<typeof Versions>['docs'][number]

/** The markets a person may read, and the versions of the chosen one, the newest first. */
export function useSides(market: string): Readonly<{ markets: readonly Market[]; versions: readonly Version[] }> {
  const markets = useSWR('/cms-api/markets?depth=0&limit=100&sort=name', async (path) => Markets.parse(await read(path)).docs)
  const query = `where[parent][equals]=${market}&depth=0&limit=${MOST_VERSIONS}&sort=-updatedAt`
  const versions = useSWR(
    market === '' ? null : `/cms-api/markets/versions?${query}`,
    async (path) => Versions.parse(await read(path)).docs,
  )
  return { markets: markets.data ?? [], versions: versions.data ?? [] }
}
