import useSWR from 'swr'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { MarketRoutes } from '@/collections/routes/route-answers'
import type { RouteRow } from '@/domain/content/content'

const read = (path: string): Promise<MarketRoutes> => readCms(path, MarketRoutes)

/** The stored routes of a market and example parameters; null while they load. */
export function useMarketRoutes(
  market: string | null,
): Readonly<{ context: MarketRoutes | null; failed: boolean; again: () => void }> {
  const key = market === null ? null : `route-maps/context?market=${market}`
  const { data, error, mutate } = useSWR<MarketRoutes, unknown>(key, read, { revalidateOnFocus: false })
  return { context: data ?? null, failed: error !== undefined, again: () => void mutate() }
}

/** Routes as rows, the first of a screen canonical; without those of one entry if given. */
export const listRoutes = ({ routes }: MarketRoutes, without: string | null = null): RouteRow[] =>
  routes
    .filter(({ id }) => String(id) !== without)
    .flatMap(({ screen, patterns }) => patterns.map((pattern) => ({ screen, pattern })))

/**
 * Origin of the market as reached from this admin: a local host with this admin's port, or the canonical production host.
 */
export function originFor({ hosts }: MarketRoutes, here: Readonly<{ hostname: string; port: string }>): string | null {
  const environment = /(^|\.)localhost$/.test(here.hostname) ? 'local' : 'production'
  const members = hosts.filter((host) => host.environment === environment && host.mode === 'default')
  const host = members.find(({ canonical }) => canonical) ?? members[0]
  if (!host) return null
  return environment === 'local' ? `http://${host.hostname}${here.port && `:${here.port}`}` : `https://${host.hostname}`
}
