import type { RouteRow } from '@/domain/content/content'
import type { Market, Mode } from '@/domain/market/market'
import type { RedirectSeed } from './redirect-seed'

/** The ten subjects of the contact form in display order (M-08). */
export const SUBJECT_KEYS = [
  'offer_question',
  'trade_status',
  'shipping_label',
  'clarification',
  'payout',
  'device_return',
  'account_access',
  'privacy_erasure',
  'business_partner',
  'other_feedback',
] as const
export type SubjectKey = (typeof SUBJECT_KEYS)[number]

/** The eight categories, in the order of the main navigation (M-15). */
export const CATEGORY_KEYS = ['phones', 'tablets', 'laptops', 'cameras', 'lenses', 'camcorders', 'consoles', 'monitors'] as const
export type SampleCategory = (typeof CATEGORY_KEYS)[number]

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
  categories: Readonly<Record<SampleCategory, { label: string; url: string }>>
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
  subjects: Readonly<Record<SubjectKey, string>>
  subjectRecipients: Readonly<Partial<Record<SubjectKey, string>>>
  routes: readonly RouteRow[]
  redirects: readonly RedirectSeed[]
}>
