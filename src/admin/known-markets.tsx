import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import * as z from 'zod'

const Hosts = z
  .array(z.object({ mode: z.string(), hostname: z.string() }))
  .nullish()
  .transform((hosts) => hosts ?? [])
export const MarketChoices = z.object({
  docs: z.array(z.object({ id: z.number(), name: z.string(), code: z.string(), timeZone: z.string(), hosts: Hosts })),
})

const FIELDS = { name: true, code: true, timeZone: true, hosts: true } as const
const SELECTED = Object.keys(FIELDS).map((field) => `select[${field}]=true`)
export const MARKETS_PATH = ['markets?depth=0&limit=100&sort=name', ...SELECTED].join('&')

/** Brings the markets that the member of staff may see with the page, so that filters and cells have their names at once. */
export async function KnownMarkets({ children, payload, user }: ServerProps & Readonly<{ children: ReactNode }>) {
  if (!user) return children
  const query = {
    collection: 'markets',
    depth: 0,
    limit: 100,
    sort: 'name',
    select: FIELDS,
    overrideAccess: false,
    user,
  } as const
  const { docs } = MarketChoices.parse(await payload.find(query))
  return <SWRConfig value={{ fallback: { [MARKETS_PATH]: docs } }}>{children}</SWRConfig>
}
