import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import * as z from 'zod'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { type PageFacts, readPageFacts } from './page-facts'
import { type TranslationGroup, translationGroups } from './translation-groups'

const Marks = z.array(z.object({ page: z.number(), market: z.number() }))
export type NotForMarket = (group: TranslationGroup<PageFacts>, market: number) => boolean

/** Reads all marks. One on any page of a group counts: a page may join the group or leave it after the mark was set. */
export async function readNotForMarkets(req: PayloadRequest): Promise<NotForMarket> {
  const session = await openTransaction(req)
  const { rows } = await session.execute(sql`select page_id as page, market_id as market from pages_not_for_markets`)
  const marks = new Set(Marks.parse(rows).map(({ page, market }) => `${page} ${market}`))
  return ({ pages }, market) => [...pages.values()].some(({ id }) => marks.has(`${id} ${market}`))
}

/** Sets the mark on every page of a group, or takes it back. It makes no version of a page, and the shop does not reload. */
export async function markNotForMarket(
  req: PayloadRequest,
  { group: { pages }, market, isNotFor }: Readonly<{ group: TranslationGroup<PageFacts>; market: number; isNotFor: boolean }>,
): Promise<void> {
  const session = await openTransaction(req)
  const ids = [...pages.values()].map(({ id }) => id)
  await session.execute(
    isNotFor
      ? sql`insert into pages_not_for_markets (page_id, market_id) select id, ${market}::integer from pages where id in ${ids}
          on conflict do nothing`
      : sql`delete from pages_not_for_markets where market_id = ${market} and page_id in ${ids}`,
  )
}

/** The group of a page with its alternates in all markets; null for a second page of a market that has one in the group. */
export async function groupOfPage(req: PayloadRequest, id: number): Promise<TranslationGroup<PageFacts> | null> {
  return (
    translationGroups(await readPageFacts(req)).find(({ pages }) => [...pages.values()].some((page) => page.id === id)) ?? null
  )
}
