import type { CollectionConfig } from 'payload'
import { marketField } from './fields/market-field'
import { instant, number } from './fields/plain'
import { guarded } from './guarded'

/**
 * Counts how often a redirect was used. A table of its own, because counting changes no answer and must not change the
 * content hash.
 */
export const redirectHits: CollectionConfig = guarded(
  'redirect-hits',
  {
    labels: { singular: 'Use of a redirect', plural: 'Use of redirects' },
    admin: { group: 'Markets', hidden: true, useAsTitle: 'id', description: 'Counted by the shop; nobody edits it.' },
    timestamps: false,
    fields: [
      marketField(),
      {
        name: 'redirect',
        label: 'Redirect',
        type: 'relationship',
        relationTo: 'redirects',
        unique: true,
        admin: { description: 'The redirect that was used.' },
      },
      number(['hits', 'Hits', 'How often.'], { required: true, defaultValue: 0 }),
      instant(['lastHitAt', 'Last', 'When it was last used.']),
    ],
  },
  { announces: false },
)
