import useSWR from 'swr'
import type * as z from 'zod'
import { MarketChoices, MARKETS_PATH } from '@/admin/known-markets'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'

export type MarketChoice = z.infer<typeof MarketChoices>['docs'][number]

const read = async (path: string): Promise<readonly MarketChoice[]> => (await readCms(path, MarketChoices)).docs

const NONE: readonly MarketChoice[] = []

/** The markets that the member of staff may see, as the page brings them (`KnownMarkets`); read again in the background. */
export const useMarkets = (): readonly MarketChoice[] => useSWR(MARKETS_PATH, read, { revalidateOnFocus: false }).data ?? NONE
