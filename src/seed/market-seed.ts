import type { ContactSubject } from '@trade-in-shop/contracts/contact'
import type { CategoryKey } from '@trade-in-shop/contracts/search'
import type { RouteRow } from '@/domain/content/content'
import type { Market, Mode } from '@/domain/market/market'
import type { RedirectSeed } from './redirect-seed'

/** The content pages of every market (R-08, P-34). */
export const PAGE_KEYS = [
  'terms',
  'about',
  'imprint',
  'press',
  'ecoEffect',
  'partnerProgramme',
  'dataErasure',
  'packagingTips',
  'privacy',
  'accessibility',
  'howItWorks',
] as const
export type PageKey = (typeof PAGE_KEYS)[number]

/** One file of `seed/markets`: every difference of a market, as data. */
export type MarketSeed = Readonly<{
  market: Market
  modes: readonly Mode[]
  /** Local host name of the market without a mode: `de.localhost`. */
  localHost: string
  categories: Readonly<Record<CategoryKey, { label: string; url: string }>>
  /** Short link texts of the footer. */
  pageLabels: Readonly<Record<PageKey, string>>
  footer: Readonly<{
    headings: { sell: string; help: string; company: string; country: string }
    contact: string
    /** Null where the market has no business portal. */
    business: string | null
    countries: readonly { code: string; label: string }[]
  }>
  banner: { headline: string; text: string; link: string }
  partner: { headline: string; intro: string } | null
  subjects: Readonly<Record<ContactSubject, string>>
  subjectRecipients: Readonly<Partial<Record<ContactSubject, string>>>
  routes: readonly RouteRow[]
  redirects: readonly RedirectSeed[]
}>
