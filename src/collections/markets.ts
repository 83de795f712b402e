import type { CollectionConfig } from 'payload'
import { marketComparison } from './endpoints/market-comparison'
import { marketCopies } from './endpoints/market-copies'
import { marketFacts } from './endpoints/market-facts'
import { panel } from './fields/panel'
import { guarded } from './guarded'
import { checkMarket } from './hooks/markets/check-market'
import { dropCounts } from './hooks/redirects/drop-counts'
import { refuseWhileUsed } from './hooks/refuse-while-used'
import { brandTab } from './markets/brand-tab'
import { generalTab } from './markets/general-tab'
import { hostsTab } from './markets/hosts-tab'
import { messagesTab } from './markets/messages-tab'
import { sellingTab } from './markets/selling-tab'
import { switchesTab } from './markets/switches-tab'

/** A country with its hosts and settings. A new market needs no code. */
export const markets: CollectionConfig = guarded(
  'markets',
  {
    labels: { singular: 'Market', plural: 'Markets' },
    admin: {
      group: 'Markets',
      useAsTitle: 'name',
      defaultColumns: ['name', 'code', 'locale', 'updatedAt'],
      description: 'Countries with their hosts and settings. A save shows in the shop within a second.',
      components: {
        beforeListTable: ['@/admin/markets/clone/clone-market#CloneMarket'],
        edit: {
          beforeDocumentControls: [
            '@/admin/markets/clone/clone-market#CloneMarket',
            '@/admin/markets/clone/remove-draft#RemoveDraft',
          ],
        },
      },
    },
    defaultSort: 'code',
    endpoints: [...marketCopies, marketFacts, ...marketComparison],
    versions: { maxPerDoc: 50 },
    hooks: { beforeValidate: [checkMarket], beforeDelete: [refuseWhileUsed, dropCounts] },
    fields: [
      panel('completeness', 'markets/completeness/completeness', 'Completeness'),
      { type: 'tabs', tabs: [generalTab, hostsTab, switchesTab, sellingTab, brandTab, messagesTab] },
    ],
  },
  { announces: true, records: 'saves' },
)
