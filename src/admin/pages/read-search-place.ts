import useSWR from 'swr'
import * as z from 'zod'
import { readCms } from '@/admin/read-cms'
import { previewedEnvironment } from '@/domain/market/staff-origins'
import { indexOrigin } from './search-result'

const Market = z.object({
  state: z.string().nullish(),
  indexable: z.boolean().nullish(),
  brand: z.object({ name: z.string() }),
  hosts: z.array(z.object({ hostname: z.string(), mode: z.string(), environment: z.string(), canonical: z.boolean().nullish() })),
})
const Routes = z.object({ docs: z.array(z.object({ patterns: z.array(z.object({ pattern: z.string() })) })) })

async function readPlace(market: string) {
  const query = new URLSearchParams({
    'where[and][0][market][equals]': market,
    'where[and][1][screen][equals]': 'content',
    depth: '0',
    limit: '1',
  })
  const [found, routes] = await Promise.all([
    readCms(`markets/${market}?depth=0`, Market),
    readCms(`route-maps?${query}`, Routes),
  ])
  const { state, indexable, brand, hosts } = found
  return {
    brand: brand.name,
    open: indexable === true && state !== 'draft',
    origin: indexOrigin(hosts, previewedEnvironment(location.hostname), location.port),
    routes: routes.docs.flatMap(({ patterns }) => patterns.map(({ pattern }) => ({ screen: 'content', pattern }))),
  }
}

/** The settings of a market that decide how its pages look in search results; undefined while they load. */
export const useSearchPlace = (market: string | null) =>
  useSWR(market === null ? null : ['search-place', market], () => readPlace(market ?? ''), { revalidateOnFocus: false })
