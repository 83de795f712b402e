import type { BannerRow, ContactSubjectRow, NavigationRow, Page, PartnerRow } from '@/domain/content/content'
import type { CategoryAddresses } from '@/domain/content/category-addresses'
import type { SearchWord } from '@/domain/content/search-word'
import type { Environment, Language, Market, Mode } from '@/domain/market/market'
import type { RedirectTable } from './redirect-rules'
import type { RouteMap } from './route-map'

/**
 * A shop is a market in a display mode, in one environment, perhaps for a partner. It is immutable and complete: a page needs
 * nothing else from the CMS.
 */
export type Shop = Readonly<{
  /** Inner address segment: `<market>.<mode>.<environment>[.<partner>].<content hash>`. */
  key: string
  /** First 12 hex digits of the content hash of the market; changes with every save that can change an answer. */
  hash: string
  market: Market
  mode: Mode
  environment: Environment
  partner: PartnerRow | null
  locale: string
  language: Language
  /** Business mode is switched on by the host and cannot be switched off by the client (M-06). */
  business: boolean
  /** Absolute origin of the canonical host of this mode and environment, e.g. `http://de.localhost:3000`. */
  origin: string
  /** True for every host except production hosts of an indexable market. */
  noindex: boolean
  routes: RouteMap
  redirects: RedirectTable
  content: Readonly<{
    pages: readonly Page[]
    navigation: NavigationRow
    banners: readonly BannerRow[]
    contactSubjects: readonly ContactSubjectRow[]
    searchWords: readonly SearchWord[]
    categories: CategoryAddresses
  }>
  /** The other markets in the same environment and the default mode, for country links and `hreflang`. */
  siblings: readonly Sibling[]
  /** Origin of this market's business host in the same environment. Null where the market buys from consumers only. */
  businessOrigin: string | null
  /** The origin under which search engines list this shop's pages: the market's default mode in the same environment. */
  indexOrigin: string
  /** Staff look at it before it is live: no tracking, and a line that says so, or the admin (its origin) that frames it. */
  preview?: Readonly<{ admin: string | null }>
}>

/** The data of another market that this market's pages link to. */
export type Sibling = Readonly<{
  code: string
  name: string
  locale: string
  /** Of the market's own shop. */
  origin: string
  /** Of its shop in the same mode and of the same partner; null where there is none. */
  alike: string | null
  indexable: boolean
  searchDefault: boolean
  routes: RouteMap
  /** Slugs of published pages that search engines may list, by the key that is the same in every market. */
  pages: Readonly<Record<string, string>>
  elasticIndexes: Market['elasticIndexes']
  applicationId: string
}>

/** The language of a locale; the market's schema has already checked the locale. */
export const readLanguage = (locale: string): Language => locale.slice(0, 2) as Language
