import type { CollectionConfig, Field } from 'payload'
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
  admin: { description },
  fields: linkFields(),
})

/** Header, footer and legal links of a market; one document each. */
export const navigation: CollectionConfig = guarded(
  'navigation',
  {
    labels: { singular: 'Navigation', plural: 'Navigation' },
    admin: {
      group: 'Content',
      useAsTitle: 'marketName',
      defaultColumns: ['market', 'updatedAt'],
      description: 'The links in header and footer, one document for each market.',
    },
    versions: { maxPerDoc: 20 },
    fields: [
      marketField({ unique: true }),
      marketName,
      links('main', 'Main navigation', 'In the header, in this order.', 12),
      {
        name: 'footer',
        label: 'Footer',
        type: 'array',
        maxRows: 6,
        labels: { singular: 'Column', plural: 'Columns' },
        admin: { description: 'Columns of links at the bottom.' },
        fields: [
          text(['heading', 'Heading', 'Stands above the links.'], { required: true }),
          links('links', 'Links', 'In this order.', 12),
        ],
      },
      links('legal', 'Legal links', 'The last line of every page.', 12),
    ],
  },
  { announces: true },
)
