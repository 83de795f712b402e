import type { GuardedCollection } from '@/collections/access/access-table'

/** Pages of the guide in their order; the names are the ends of their addresses. */
export const GUIDE_PAGES = [
  'first-steps',
  'pages',
  'publishing',
  'translations',
  'review',
  'pictures',
  'redirects',
  'banners-and-switches',
  'markets',
  'reports-and-history',
] as const
export type GuidePage = (typeof GUIDE_PAGES)[number]

/** Which page is linked from which list; no other list has a link. */
export const PAGE_OF_LIST: Readonly<Partial<Record<GuardedCollection, GuidePage>>> = {
  pages: 'pages',
  media: 'pictures',
  redirects: 'redirects',
  'missing-paths': 'redirects',
  banners: 'banners-and-switches',
  navigation: 'banners-and-switches',
  markets: 'markets',
  'route-maps': 'markets',
  'contact-subjects': 'markets',
  'search-words': 'reports-and-history',
  'audit-log': 'reports-and-history',
  staff: 'first-steps',
}
