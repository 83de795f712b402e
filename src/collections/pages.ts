import type { CollectionConfig, Tab } from 'payload'
import { pageLinks } from '@/collections/pages/linking-pages'
import { keepOldAddress } from './fields/keep-old'
import { marketField } from './fields/market-field'
import { longText, select, sidePanel, text, withComments } from './fields/plain'
import { pageSchedules } from '@/collections/releases/page-schedules'
import { pagePreview, pageProblems, typedPreview } from './pages/page-endpoints'
import { pageComments } from '@/collections/reviews/page-comments'
import { pageReview } from '@/collections/reviews/page-review'
import { pageTranslations } from '@/collections/translations/page-translations'
import { sideBySide } from '@/collections/translations/side-by-side'
import { translationFiles } from '@/collections/translations/translation-files'
import { guarded } from './guarded'
import { fillSlug } from '@/collections/fields/page-slug'
import { livePreview } from './pages/live-preview'
import { searchEnginesTab, textTab, translationTab } from '@/collections/pages/page-tabs'
import { checkBlocks } from '@/collections/pages/check-blocks'
import { checkBeforePublish, checkNewPage, checkPage, keepPublishedAddress } from '@/collections/pages/check-page'
import { followPage, rememberPage } from '@/collections/routes/follow-page'
import { dropSchedules } from '@/collections/releases/release'
import { noteUnpublishing, takeFromShop } from '@/collections/pages/take-from-shop'
import { endReviewOnDelete, endReviewOnPublish } from './reviews/review'

/** The problems of the page and the reason to publish in spite of them. */
const publishingTab: Tab = {
  label: 'Publishing',
  description: 'What is checked before the page is published.',
  fields: [
    longText(
      ['publishReason', 'Publish all the same', 'Why the page is published although the check found something. Empty: it waits.'],
      { maxLength: 500 },
    ),
  ],
}

/** Keys by which the shop's own code links to a page, whatever its slug. */
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
  { value: 'accessibility', label: 'Accessibility statement' },
  { value: 'how-it-works', label: 'How it works' },
]

/** Content pages: one document for each market and no locales, so that publishing in one market cannot touch another. */
export const pages: CollectionConfig = guarded(
  'pages',
  {
    labels: { singular: 'Page', plural: 'Pages' },
    admin: {
      group: 'Content',
      useAsTitle: 'title',
      defaultColumns: ['title', 'market', 'slug', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'slug'],
      // The blocks of 25 pages were a third of the list.
      enableListViewSelectAPI: true,
      livePreview,
      components: {
        edit: { beforeDocumentControls: ['@/admin/pages/preview-link#PreviewLink'] },
        views: { newPage: { Component: '@/admin/pages/new-page-view#NewPageView', path: '/create', exact: true } },
      },
      description: 'Texts under /content/… of one market. A draft changes nothing in the shop.',
    },
    versions: {
      // Scheduled publishing is our own (`releases/`): Payload's drawer checks no permission and ignores the market's time
      // zone.
      drafts: { autosave: { interval: 1500 } },
      maxPerDoc: 100,
    },
    indexes: [{ fields: ['market', 'slug'], unique: true }],
    endpoints: [
      ...pageSchedules,
      pageLinks,
      pagePreview,
      typedPreview,
      pageProblems,
      ...pageReview,
      ...pageComments,
      ...pageTranslations,
      ...translationFiles,
      ...sideBySide,
    ],
    hooks: {
      beforeOperation: [noteUnpublishing],
      beforeValidate: [checkNewPage, fillSlug, keepPublishedAddress, checkPage, checkBlocks, checkBeforePublish],
      beforeChange: [rememberPage],
      afterChange: [takeFromShop, followPage, endReviewOnPublish],
      afterDelete: [dropSchedules, endReviewOnDelete],
    },
    fields: withComments([
      marketField({ ofDrafts: 'pages' }),
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
      keepOldAddress,
      sidePanel('linkedFrom', 'pages/linked-from', 'LinkedFrom'),
      sidePanel('problems', 'pages/problems-panel', 'ProblemsPanel'),
      sidePanel('review', 'on-demand', 'ReviewPanel'),
      sidePanel('schedules', 'on-demand', 'SchedulesPanel'),
      sidePanel('previewMode', 'pages/preview-mode', 'PreviewMode'),
      { type: 'tabs', tabs: [textTab, searchEnginesTab, translationTab, publishingTab] },
    ]),
  },
  { announces: true, records: 'publishing', filters: ['market', '_status'] },
)
