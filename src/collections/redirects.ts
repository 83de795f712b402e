import { REDIRECT_MATCHES, REDIRECT_STATUSES, type RedirectMatch, type RedirectStatus } from '@/domain/content/content'
import type { CollectionConfig, Field, Tab, CollectionBeforeDeleteHook } from 'payload'
import { marketField } from './fields/market-field'
import { screenOptions } from './fields/link-fields'
import { checkbox, instant, longText, panel, picker, select, text } from './fields/plain'
import { importRedirects } from '@/collections/redirects/redirect-files'
import { lastImports } from '@/collections/redirects/last-import'
import { undoImport } from '@/collections/redirects/undo-import'
import { listRedirectProblems, tryRedirects } from '@/collections/redirects/redirect-trials'
import { shopState } from '@/collections/redirects/redirect-in-the-shop'
import { forGood } from '@/collections/saving/bin'
import { guarded } from './guarded'
import { checkRedirect } from '@/collections/redirects/check-redirect'
import { forgetRedirected } from '@/collections/redirects/forget-missing'
import { redirectUses } from '@/collections/redirects/redirect-uses'

const deleteHits: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'redirect-hits', where: { redirect: { equals: id } }, overrideAccess: true, req })
}

const MATCH_LABELS: Readonly<Record<RedirectMatch, string>> = {
  exact: 'Exactly this path',
  prefix: 'Everything that starts with this path',
  pattern: 'A pattern with {parameters}',
}
const MATCHES = REDIRECT_MATCHES.map((value) => ({ value, label: MATCH_LABELS[value] }))

const STATUS_LABELS: Readonly<Record<RedirectStatus, string>> = {
  301: '301 Moved for good',
  302: '302 Found (for now)',
  307: '307 Temporary, keeps the method',
  308: '308 Permanent, keeps the method',
  410: '410 Gone, leads nowhere',
}
const STATUSES = REDIRECT_STATUSES.map((value) => ({ value: String(value), label: STATUS_LABELS[value] }))

const TARGETS = [
  { value: 'screen', label: 'A screen of the shop' },
  { value: 'page', label: 'A content page' },
  { value: 'path', label: 'A path of this shop' },
  { value: 'external', label: 'An outside address' },
]

const kindIs = (kind: string) => (_data: unknown, siblings: { kind?: unknown } | undefined) => siblings?.kind === kind

const target: Field = {
  name: 'to',
  label: 'Leads to',
  type: 'group',
  admin: { description: 'Screens and pages are found by the route map: when their address changes, the redirect follows.' },
  fields: [
    select(['kind', 'Kind', 'What the redirect opens. Leave empty for 410.'], TARGETS, { enumName: 'redirect_target' }),
    select(['screen', 'Screen', 'The screen it opens.'], screenOptions, {
      enumName: 'redirect_screen',
      admin: { condition: kindIs('screen') },
    }),
    {
      name: 'params',
      label: 'Parameters',
      type: 'array',
      labels: { singular: 'Parameter', plural: 'Parameters' },
      admin: {
        description: 'Values for the parameters of the screen. "{name}" takes one from the pattern.',
        condition: kindIs('screen'),
      },
      fields: [
        text(['name', 'Name', 'A parameter of the screen.'], { required: true, admin: picker('parameter') }),
        text(['value', 'Value', 'Choose it, or enter one such as "{category}".'], {
          required: true,
          admin: picker('parameterValue', { free: true }),
        }),
      ],
    },
    text(['slug', 'Page', 'A content page of this market.'], {
      admin: { condition: kindIs('page'), ...picker('page') },
    }),
    text(['path', 'Path', 'Starts with one slash, such as "/kontakt?thema=1".'], { admin: { condition: kindIs('path') } }),
    text(['url', 'Address', 'Full address with https:// or http://.'], { admin: { condition: kindIs('external') } }),
  ],
}

const ruleTab: Tab = {
  label: 'Redirect',
  description: 'Which address leads where.',
  fields: [
    text(['from', 'Old address', 'A path such as "/agb", without host. A query such as "?id=7" must then be present too.'], {
      required: true,
    }),
    select(['match', 'Applies to', 'How the old address is compared.'], MATCHES, {
      required: true,
      defaultValue: 'exact',
      enumName: 'redirect_match',
    }),
    target,
    select(['status', 'Status', 'What browsers and search engines are told.'], STATUSES, {
      required: true,
      defaultValue: '301',
      enumName: 'redirect_status',
    }),
    panel('tester', 'on-demand', 'RedirectTester'),
  ],
}

const periodTab: Tab = {
  label: 'Period and note',
  description: 'When it counts, and why it exists.',
  fields: [
    instant(['validFrom', 'From', 'No effect before. Empty: at once.']),
    instant(['validTo', 'Until', 'No effect after. Empty: for good.']),
    longText(['note', 'Note', 'For colleagues: why it exists.']),
  ],
}

const useTab: Tab = {
  label: 'Use',
  description: 'Whether anybody still comes by the old address.',
  fields: [
    {
      name: 'hits',
      label: 'Use',
      type: 'join',
      collection: 'redirect-hits',
      on: 'redirect',
      admin: {
        description: 'How often it was used.',
        condition: ({ id }) => Boolean(id),
        allowCreate: false,
        defaultColumns: ['hits', 'lastHitAt'],
      },
    },
  ],
}

/** A column of the list without a stored field: the use of a redirect, read for all rows at once. */
const column = (name: string, label: string, component: string): Field => ({
  name,
  label,
  type: 'ui',
  admin: {
    components: { Cell: `@/admin/redirects/use-cells#${component}Cell`, Label: `@/admin/redirects/use-cells#${component}Head` },
  },
})

/** Old addresses and where they lead now. Hits are counted in `redirect-hits`. */
export const redirects: CollectionConfig = guarded(
  'redirects',
  {
    labels: { singular: 'Redirect', plural: 'Redirects' },
    admin: {
      group: 'Markets',
      useAsTitle: 'from',
      defaultColumns: ['from', 'target', 'market', 'match', 'status', 'enabled', 'shopState', 'hitCount', 'lastHit'],
      listSearchableFields: ['from', 'note'],
      description: 'Old addresses and where they lead now. A save is live within a second.',
      components: {
        beforeListTable: ['@/admin/redirects/redirect-filters#RedirectFilters'],
        listMenuItems: ['@/admin/redirects/redirect-filters#RedirectMenu'],
      },
      baseFilter: redirectUses,
    },
    indexes: [{ fields: ['market', 'match', 'from'], unique: true }],
    endpoints: [importRedirects, undoImport, lastImports, listRedirectProblems, tryRedirects],
    hooks: { beforeValidate: [checkRedirect], afterChange: [forgetRedirected], beforeDelete: [forGood(deleteHits)] },
    fields: [
      marketField(),
      ...shopState,
      checkbox(['enabled', 'Switched on', 'Off: kept, but without effect.'], {
        defaultValue: true,
        admin: { position: 'sidebar' },
      }),
      checkbox(
        [
          'hidesRoute',
          'May hide a page of the shop',
          'Tick this only if the old address is a live page that shall no longer be reachable.',
        ],
        { admin: { position: 'sidebar' } },
      ),
      {
        name: 'target',
        label: 'Leads to',
        type: 'ui',
        admin: { components: { Cell: '@/admin/redirects/use-cells#TargetCell' } },
      },
      column('hitCount', 'Hits', 'Hits'),
      column('lastHit', 'Last', 'LastHit'),
      { type: 'tabs', tabs: [ruleTab, periodTab, useTab] },
    ],
  },
  { announces: true, records: 'saves' },
)
