import useSWR from 'swr'
import * as z from 'zod'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'

const Hosts = z
  .array(z.object({ mode: z.string(), hostname: z.string() }))
  .nullish()
  .transform((hosts) => hosts ?? [])
const Markets = z.object({
  docs: z.array(z.object({ id: z.number(), name: z.string(), code: z.string(), timeZone: z.string(), hosts: Hosts })),
})
export type MarketChoice = z.infer<typeof Markets>['docs'][number]

const SELECTED_FIELDS = ['name', 'code', 'timeZone', 'hosts'].map((field) => `select[${field}]=true`).join('&')
const PATH = `markets?depth=0&limit=100&sort=name&${SELECTED_FIELDS}`

const read = async (path: string): Promise<readonly MarketChoice[]> => (await readCms(path, Markets)).docs

const NONE: readonly MarketChoice[] = []

/** The markets that the member of staff may see; empty while they load. */
export const useMarkets = (): readonly MarketChoice[] => useSWR(PATH, read, { revalidateOnFocus: false }).data ?? NONE
