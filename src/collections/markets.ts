import type { CollectionConfig, CollectionBeforeDeleteHook } from 'payload'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { sql } from 'drizzle-orm'
import { marketComparison } from '@/collections/markets/compare/market-comparison'
import { marketCopies } from '@/collections/clone/market-copies'
import { marketFacts } from '@/collections/completeness/market-facts'
import { panel } from './fields/plain'
import { guarded } from './guarded'
import { checkGoingLive } from '@/collections/completeness/going-live'
import { checkMarket } from '@/collections/markets/check-market'
import { followCatalogue } from '@/collections/markets/follow-catalogue'
import { dropMarketDrafts } from '@/collections/releases/market-drafts'
import { refuseWhileUsed } from '@/collections/saving/refuse-while-used'
import { brandTab } from './markets/brand-tab'
import { generalTab } from './markets/general-tab'
import { hostsTab } from './markets/hosts-tab'
import { messagesTab } from './markets/messages-tab'
import { sellingTab } from './markets/selling-tab'
import { switchesTab } from './markets/switches-tab'

/** Deletes the counts of a market with it: staff cannot delete them by hand, and they would block the deletion. */
const dropCounts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const session = await openTransaction(req)
  await session.execute(sql`delete from missing_paths where market_id = ${Number(id)}`)
}

/** A country with its hosts and settings. A new market needs no code. */
export const markets: CollectionConfig = guarded(
  'markets',
  {
    labels: { singular: 'Market', plural: 'Markets' },
    admin: {
      group: 'Markets',
      useAsTitle: 'name',
      listSearchableFields: ['name', 'code', 'locale'],
      defaultColumns: ['name', 'code', 'locale', 'state', 'updatedAt'],
      // A market has more than a hundred fields, and its list shows a few of them.
      enableListViewSelectAPI: true,
      description: 'Countries with their hosts and settings. A save shows in the shop within a second.',
      components: {
        beforeListTable: ['@/admin/on-demand#CloneMarket'],
        edit: {
          editMenuItems: ['@/admin/on-demand#CloneMarketItem', '@/admin/markets/clone/remove-draft#RemoveDraft'],
        },
      },
    },
    defaultSort: 'code',
    endpoints: [...marketCopies, ...marketFacts, ...marketComparison],
    versions: { maxPerDoc: 50 },
    hooks: {
      beforeValidate: [checkMarket, checkGoingLive],
      afterChange: [followCatalogue],
      beforeDelete: [refuseWhileUsed, dropCounts],
      afterDelete: [dropMarketDrafts],
    },
    fields: [
      panel('drafts', 'on-demand', 'MarketDrafts'),
      panel('completeness', 'on-demand', 'Completeness'),
      { type: 'tabs', tabs: [generalTab, hostsTab, switchesTab, sellingTab, brandTab, messagesTab] },
    ],
  },
  { announces: true, records: 'saves', filters: ['state'] },
)
