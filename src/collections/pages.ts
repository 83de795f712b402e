import type { CollectionConfig } from 'payload'
import { marketField } from './fields/market-field'
import { select, text } from './fields/plain'
import { guarded } from './guarded'
import { publishingTab } from './pages/publishing-tab'
import { searchEnginesTab } from './pages/search-engines-tab'
import { textTab } from './pages/text-tab'
import { translationTab } from './pages/translation-tab'
import { checkPage } from './hooks/check-page'

/** Keys by which the shop itself links to a page, whatever its slug. */
export const PAGE_KEYS = [
  { value: 'terms', label: 'Terms' },
  { value: 'about', label: 'About us' },
  { value: 'imprint', label: 'Imprint' },
  { value: 'press', label: 'Press' },
  { value: 'eco-effect', label: 'Eco effect' },
  { value: 'partner-programme', label: 'Partner programme' },
  { value: 'data-erasure', label: 'Data erasure' },
  { value: 'packaging-tips', label: 'Packaging tips' },
  { value: 'privacy', label: 'Privacy' },
  { value: 'how-it-works', label: 'How it works' },
]

/** Content pages: one document for each market, never one with locales, so that publishing in one cannot touch another. */
export const pages: CollectionConfig = guarded(
  'pages',
  {
    labels: { singular: 'Page', plural: 'Pages' },
    admin: {
      group: 'Content',
      useAsTitle: 'title',
      defaultColumns: ['title', 'market', 'slug', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'slug'],
      description: 'Texts under /content/… of one market. A draft changes nothing in the shop.',
    },
    versions: {
      drafts: { autosave: { interval: 1500 }, schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 1 } },
      maxPerDoc: 100,
    },
    indexes: [{ fields: ['market', 'slug'], unique: true }],
    hooks: { beforeValidate: [checkPage] },
    fields: [
      marketField(),
      select(
        ['key', 'Purpose', 'What the shop itself links to by this page. Once for each market; empty for other pages.'],
        PAGE_KEYS,
        {
          enumName: 'page_key',
          admin: { position: 'sidebar' },
        },
      ),
      text(['slug', 'Address', 'The end of the address: small letters, digits and single hyphens, such as "datenschutz".'], {
        required: true,
        admin: { position: 'sidebar' },
      }),
      { type: 'tabs', tabs: [textTab, searchEnginesTab, translationTab, publishingTab] },
    ],
  },
  { announces: true, records: 'publishing' },
)
