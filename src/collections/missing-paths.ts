import type { CollectionConfig } from 'payload'
import { marketField } from './fields/market-field'
import { checkbox, instant, number, text } from './fields/plain'
import { guarded } from './guarded'

/** Addresses that were asked for and answered 404, one row for each market and path. The shop counts them. */
export const missingPaths: CollectionConfig = guarded(
  'missing-paths',
  {
    labels: { singular: 'Missing address', plural: 'Missing addresses' },
    admin: {
      group: 'Markets',
      useAsTitle: 'path',
      defaultColumns: ['path', 'market', 'hits', 'botHits', 'referrer', 'lastSeenAt'],
      listSearchableFields: ['path', 'referrer'],
      description: 'What people asked for and did not find. Without queries: they may hold what is private.',
    },
    defaultSort: '-hits',
    indexes: [{ fields: ['market', 'path'], unique: true }],
    fields: [
      marketField(),
      text(['path', 'Address', 'The path that was not found.'], { required: true }),
      number(['hits', 'People', 'How often people asked for it.'], { required: true, defaultValue: 0, index: true }),
      number(['botHits', 'Machines', 'How often search engines and other machines asked for it.'], {
        required: true,
        defaultValue: 0,
      }),
      text(['referrer', 'Came from', 'Host of the page that led there last.']),
      instant(['firstSeenAt', 'First', 'When it was first asked for.'], { required: true }),
      instant(['lastSeenAt', 'Last', 'When it was last asked for.'], { required: true, index: true }),
      checkbox(['ignored', 'Leave it', 'Nothing shall be there: it leaves the lists.'], { admin: { position: 'sidebar' } }),
    ],
  },
  { announces: false },
)
