import type { CollectionConfig } from 'payload'
import { routeCheck, routeRemoval } from '@/collections/routes/route-endpoints'
import { routeContext } from '@/collections/routes/route-context'
import { keepOldPatterns } from './fields/keep-old'
import { marketField } from './fields/market-field'
import { screenOptionsWithAddress } from './fields/link-fields'
import { panel, select, text } from './fields/plain'
import { guarded } from '@/collections/saving/guarded'
import { checkRouteMap } from '@/collections/routes/check-route-map'
import { followRoute } from '@/collections/routes/route-address'

/** One document for each screen of a market: its addresses, the first of which is canonical. */
export const routeMaps: CollectionConfig = guarded(
  'route-maps',
  {
    labels: { singular: 'Route', plural: 'Routes' },
    admin: {
      group: 'Markets',
      useAsTitle: 'screen',
      defaultColumns: ['screen', 'market', 'patterns', 'updatedAt'],
      description: "The addresses of a market's screens. A screen without an entry has its English address.",
      components: { edit: { beforeDocumentControls: ['@/admin/on-demand#RemoveRoute'] } },
    },
    defaultSort: ['market', 'screen'],
    indexes: [{ fields: ['market', 'screen'], unique: true }],
    endpoints: [routeContext, routeCheck, ...routeRemoval],
    hooks: { beforeValidate: [checkRouteMap], afterChange: [followRoute] },
    fields: [
      marketField(),
      select(['screen', 'Screen', 'The screen these addresses open.'], screenOptionsWithAddress, {
        required: true,
        enumName: 'route_screen',
      }),
      {
        name: 'patterns',
        label: 'Addresses',
        type: 'array',
        minRows: 1,
        maxRows: 20,
        required: true,
        labels: { singular: 'Address', plural: 'Addresses' },
        admin: {
          description: 'The first is the one that links use; the others lead to it. Drag to change the order.',
          components: { Cell: '@/admin/routes/patterns-field#PatternsCell' },
        },
        fields: [
          text(
            ['pattern', 'Pattern', 'A path such as "/produkte/{pdp}". Parameters in braces, the same as in the English address.'],
            { required: true, admin: { components: { afterInput: ['@/admin/routes/patterns-field#PatternCheck'] } } },
          ),
        ],
      },
      keepOldPatterns,
      panel('preview', 'on-demand', 'RoutePreview'),
    ],
  },
  { announces: true, records: 'saves', filters: ['market', 'screen'] },
)
