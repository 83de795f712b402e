import type { BaseFilter, CollectionConfig, Where } from 'payload'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { nearestAddresses } from '@/domain/routing/nearest-address'
import { getId } from './access/staff-member'
import { marketField } from './fields/market-field'
import { checkbox, IN_ZONE, instant, number, text } from './fields/plain'
import { guarded } from './guarded'
import { liveAddresses } from '@/collections/routes/live-addresses'
import { MissingSuggestions } from '@/collections/routes/route-answers'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'

/**
 * By default the list shows addresses that people asked for and staff have not chosen to ignore; a filter on one of these
 * fields replaces the default.
 */
const openMisses: BaseFilter = ({ req }) => {
  const asked = JSON.stringify(req.query?.where ?? '')
  const open: Where[] = [
    ...(asked.includes('"ignored"') ? [] : [{ ignored: { not_equals: true } }]),
    ...(/"(?:hits|botHits|ignored)"/.test(asked) ? [] : [{ hits: { greater_than: 0 } }]),
  ]
  return open.length === 0 ? null : { and: open }
}

const missingSuggestions = staffEndpoint({
  method: 'GET',
  path: '/{id}/suggestions',
  summary: 'The live addresses most like a missing one, best first: suggested targets of a redirect (R-22).',
  who: 'hidden',
  checks: ['read missing address'],
  answers: { 200: { json: { MissingSuggestions } } },
  run: async ({ req, param }) => {
    const own = { collection: 'missing-paths', id: param('id'), depth: 0, overrideAccess: false, user: req.user, req } as const
    const missing = await req.payload.findByID(own)
    const near = nearestAddresses(missing.path, await liveAddresses(req, Number(getId(missing.market))))
    return ok({ suggestions: near.map(({ value }) => value) })
  },
})

/** The shop counts; staff only read. */
const counted = { access: { update: () => false }, admin: { readOnly: true } } as const

/** Addresses that were asked for and answered 404, one row for each market and path. The shop counts them. */
export const missingPaths: CollectionConfig = guarded(
  'missing-paths',
  {
    labels: { singular: 'Missing address', plural: 'Missing addresses' },
    admin: {
      group: 'Markets',
      useAsTitle: 'path',
      defaultColumns: ['path', 'mend', 'market', 'hits', 'botHits', 'referrer', 'lastSeenAt'],
      listSearchableFields: ['path', 'referrer'],
      description: 'What people asked for and did not find. Without queries: they may hold what is private.',
      components: { beforeListTable: ['@/admin/missing/missing-filters#MissingFilters'] },
      baseFilter: openMisses,
    },
    defaultSort: '-hits',
    indexes: [{ fields: ['market', 'path'], unique: true }],
    endpoints: [missingSuggestions],
    fields: [
      marketField(),
      text(['path', 'Address', 'The path that was not found.'], { required: true, ...counted }),
      {
        name: 'mend',
        label: 'Redirect',
        type: 'ui',
        admin: {
          components: { Cell: '@/admin/missing/mend-panel#MendCell', Field: '@/admin/missing/mend-panel#MendPanel' },
        },
      },
      number(['hits', 'People', 'How often people asked for it.'], { required: true, defaultValue: 0, index: true, ...counted }),
      number(['botHits', 'Machines', 'How often search engines and other machines asked for it.'], {
        required: true,
        defaultValue: 0,
        ...counted,
      }),
      text(['referrer', 'Came from', 'Host of the page that led there last.'], counted),
      instant(['firstSeenAt', 'First', 'When it was first asked for.'], { required: true, ...counted }),
      instant(['lastSeenAt', 'Last', 'When it was last asked for.'], {
        ...{ required: true, index: true, ...counted },
        admin: { ...counted.admin, components: { Field: IN_ZONE.Field, Cell: '@/admin/lists/state-cells#AgoCell' } },
      }),
      checkbox(['ignored', 'Leave it', 'Nothing shall be there: it leaves the lists.'], { admin: { position: 'sidebar' } }),
    ],
  },
  { announces: false },
)
