import type { CollectionConfig, Field, Tab } from 'payload'
import { linkFields } from './fields/link-fields'
import { marketField, marketName } from './fields/market-field'
import { text } from './fields/plain'
import { guarded } from './guarded'

const links = (name: string, label: string, description: string, maxRows: number): Field => ({
  name,
  label,
  type: 'array',
  maxRows,
  labels: { singular: 'Link', plural: 'Links' },
  admin: { description, initCollapsed: true, components: { RowLabel: '@/admin/pages/row-labels#RowLabel' } },
  fields: linkFields(),
})

const headerTab: Tab = {
  label: 'Header',
  description: 'Links at the top of every page.',
  fields: [links('main', 'Main navigation', 'In the header, in this order.', 12)],
}

const footerTab: Tab = {
  label: 'Footer',
  description: 'Links at the bottom of every page.',
  fields: [
    {
      name: 'footer',
      label: 'Footer columns',
      type: 'array',
      maxRows: 6,
      labels: { singular: 'Column', plural: 'Columns' },
      admin: {
        description: 'Columns of links at the bottom.',
        components: { RowLabel: '@/admin/pages/row-labels#RowLabel' },
      },
      fields: [
        text(['heading', 'Heading', 'Stands above the links.'], { required: true }),
        links('links', 'Links', 'In this order.', 12),
      ],
    },
  ],
}

const legalTab: Tab = {
  label: 'Legal',
  description: 'Links that the law asks for.',
  fields: [links('legal', 'Legal links', 'The last line of every page.', 12)],
}

/** Header, footer and legal links of a market; one document each. */
export const navigation: CollectionConfig = guarded(
  'navigation',
  {
    labels: { singular: 'Navigation', plural: 'Navigation' },
    admin: {
      group: 'Content',
      useAsTitle: 'marketName',
      defaultColumns: ['market', '_status', 'updatedAt'],
      description: 'The links in header and footer, one document for each market.',
    },
    // A draft is checked as a save is, so that it can be looked at in the shop and published at any time.
    versions: { drafts: { validate: true }, maxPerDoc: 20 },
    fields: [
      marketField({ unique: true, ofDrafts: 'navigation' }),
      marketName,
      { type: 'tabs', tabs: [headerTab, footerTab, legalTab] },
    ],
  },
  { announces: true, records: 'saves', filters: ['market', '_status'] },
)
