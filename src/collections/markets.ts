import type { CollectionConfig } from 'payload'
import { guarded } from './guarded'
import { checkMarket } from './hooks/check-market'
import { refuseWhileUsed } from './hooks/refuse-while-used'
import { brandTab } from './markets/brand-tab'
import { generalTab } from './markets/general-tab'
import { hostsTab } from './markets/hosts-tab'
import { messagesTab } from './markets/messages-tab'
import { sellingTab } from './markets/selling-tab'
import { switchesTab } from './markets/switches-tab'

/** A country with its hosts and settings: the specification's market configuration. A new market needs no code. */
export const markets: CollectionConfig = guarded(
  'markets',
  {
    labels: { singular: 'Market', plural: 'Markets' },
    admin: {
      group: 'Markets',
      useAsTitle: 'name',
      defaultColumns: ['name', 'code', 'locale', 'updatedAt'],
      description: 'Countries with their hosts and settings. A save shows in the shop within a second.',
    },
    defaultSort: 'code',
    versions: { maxPerDoc: 50 },
    hooks: { beforeValidate: [checkMarket], beforeDelete: [refuseWhileUsed] },
    fields: [{ type: 'tabs', tabs: [generalTab, hostsTab, switchesTab, sellingTab, brandTab, messagesTab] }],
  },
  { announces: true, records: 'saves' },
)
