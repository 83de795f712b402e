import * as z from 'zod'
import { MAX_WORDS_PER_MARKET, SearchWord } from './search-word'
import { LinkRow } from './link-row'
import { Host, Market } from '@/domain/market/market'
import { BlockRow } from './page-blocks'
import { RedirectTarget } from './redirect-destination'
import { RichTextState } from './rich-text-state'
import { SwitchSchedule } from './switch-schedules'

/**
 * What the CMS publishes, as plain data: the format of the snapshot on disk and the input of the compiled directory. It
 * contains everything that can change an answer, and no counters.
 */

/** A row of a market's route map. The first row of a screen is canonical, the others answer 308 to it. */
export const RouteRow = z.object({ screen: z.string(), pattern: z.string().startsWith('/') })
export type RouteRow = z.infer<typeof RouteRow>

/** Statuses of a redirect that leads on; a last one says that the address is gone for good. */
export const MOVED_STATUSES = [301, 302, 307, 308] as const
export type MovedStatus = (typeof MOVED_STATUSES)[number]
export const REDIRECT_STATUSES = [...MOVED_STATUSES, 410] as const
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number]
export const REDIRECT_MATCHES = ['exact', 'prefix', 'pattern'] as const
export type RedirectMatch = (typeof REDIRECT_MATCHES)[number]

/**
 * `from` of an `exact` rule is a path, optionally with a query that must be present (`/newsletter/abmelden?hash={hash}`
 * is a `pattern`); of a `prefix` rule a path without the `*`; of a `pattern` rule a path with `{param}` or `:param`.
 * Parameters are filled into the target by name. Instants are ISO 8601 UTC.
 */
export const RedirectRow = z.object({
  id: z.string(),
  from: z.string(),
  match: z.enum(REDIRECT_MATCHES),
  to: RedirectTarget.nullable(),
  status: z.literal(REDIRECT_STATUSES),
  enabled: z.boolean(),
  validFrom: z.iso.datetime().nullable(),
  validTo: z.iso.datetime().nullable(),
  hidesRoute: z.boolean(),
})
export type RedirectRow = z.infer<typeof RedirectRow>

/** The data of a published content page except its text and blocks. */
export const PageHead = z.object({
  key: z.string().nullable(),
  slug: z.string(),
  title: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  noindex: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type PageHead = z.infer<typeof PageHead>

/** Text and blocks of a page: a text, or blocks, or both. Snapshots on disk of older builds name no blocks. */
export const PageParts = z.object({ body: RichTextState.nullable(), blocks: z.array(BlockRow).default([]) })
export type PageParts = z.infer<typeof PageParts>

export const PageRow = PageHead.extend({
  ...PageParts.shape,
  /** Changes with everything that the page shows; present where it is cheaper than a hash of the whole page. */
  fingerprint: z.string().optional(),
})
export type PageRow = z.infer<typeof PageRow>

/** A published page whose text and blocks are still JSON of the database; `parse` takes milliseconds for a long page. */
export type UnparsedPage = PageHead & { fingerprint: string; parse: () => PageParts }
/** A page of the snapshot: read from the database it is parsed when it is drawn. */
export type Page = PageRow | UnparsedPage

export const parsePage = (page: Page): PageParts => ('parse' in page ? page.parse() : page)

export { LinkRow }

export const NavigationRow = z.object({
  main: z.array(LinkRow),
  footer: z.array(z.object({ heading: z.string(), links: z.array(LinkRow) })),
  legal: z.array(LinkRow),
})
export type NavigationRow = z.infer<typeof NavigationRow>

export const BannerRow = z.object({
  id: z.string(),
  place: z.enum(['home']),
  headline: z.string(),
  text: z.string().nullable(),
  link: LinkRow.nullable(),
  /** A category key, whose drawing is used, or an image address. */
  illustration: z.string().nullable(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  validFrom: z.iso.datetime().nullable(),
  validTo: z.iso.datetime().nullable(),
})
export type BannerRow = z.infer<typeof BannerRow>

export const ContactSubjectRow = z.object({ key: z.string(), label: z.string(), recipient: z.email().nullable() })
export type ContactSubjectRow = z.infer<typeof ContactSubjectRow>

const colour = z.string().regex(/^#[0-9a-f]{6}$/i)
/** A partner overrides tokens and texts, never components. */
export const PartnerRow = z.object({
  code: z.string().regex(/^[a-z0-9-]{2,40}$/),
  name: z.string(),
  logoUrl: z.string().nullable(),
  colours: z.object({ action: colour, onAction: colour, ground: colour, tint: colour }).nullable(),
  coloursDark: z.object({ action: colour, onAction: colour, ground: colour, tint: colour }).nullable(),
  headline: z.string().nullable(),
  intro: z.string().nullable(),
  frameOrigins: z.array(z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/)),
  voucherPayout: z.boolean(),
})
export type PartnerRow = z.infer<typeof PartnerRow>

export const MarketContent = z.object({
  /** With its own switches; `applySwitchSchedules` applies the schedules that are running. */
  market: Market,
  switchPlans: z.array(SwitchSchedule).default([]),
  hosts: z.array(Host),
  routes: z.array(RouteRow),
  redirects: z.array(RedirectRow),
  pages: z.array(PageRow),
  navigation: NavigationRow,
  banners: z.array(BannerRow),
  contactSubjects: z.array(ContactSubjectRow),
  partners: z.array(PartnerRow),
  /** Those of all markets before its own. */
  searchWords: z
    .array(SearchWord)
    .max(2 * MAX_WORDS_PER_MARKET)
    .default([]),
  /** The address of each category in the catalogue of the market (`category-addresses.ts`). */
  categories: z.record(z.string(), z.string()).default({}),
})
export type MarketContent = Omit<z.infer<typeof MarketContent>, 'pages'> & { pages: Page[] }

export const CmsContent = z.array(MarketContent)
export type CmsContent = MarketContent[]
