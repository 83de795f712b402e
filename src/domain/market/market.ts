import * as z from 'zod'
import { type Language, LANGUAGES } from '@trade-in-shop/contracts/languages'
import type { SaleLimits } from '@trade-in-shop/contracts/sale-limits'
import { PAYOUT_TYPES, type PayoutKind } from '@trade-in-shop/contracts/payout-kinds'
import { TimeOfDay } from '@trade-in-shop/contracts/time-of-day'
import { TrackingAddress } from '@trade-in-shop/contracts/trades'
import { contrast, isColour } from '@/domain/colours'

/** Display modes; the host name alone decides which one is on (M-02). */
export const MODES = ['default', 'b2bWidget', 'agan', 'aganwidget'] as const
export const Mode = z.enum(MODES)
export type Mode = z.infer<typeof Mode>

export const ENVIRONMENTS = ['production', 'test', 'stage', 'local'] as const
export const Environment = z.enum(ENVIRONMENTS)
export type Environment = z.infer<typeof Environment>

/** Languages the storefront has messages in; a market's locale starts with one of them. */
export { type Language, LANGUAGES }

const text = z.string().trim().min(1)
const webAddress = z.url({ protocol: /^https?$/ })
export const indexName = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/)

/** A host name of a market. It is looked up in a table and never guessed from a pattern (M-02). */
export const Host = z.object({
  hostname: z.string().regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/),
  mode: Mode,
  environment: Environment,
  /** Code of a partner of this market; the partner modes need one. */
  partner: z.string().nullable(),
  /** The address that links and `rel=canonical` use for this mode and environment. */
  canonical: z.boolean(),
})
export type Host = z.infer<typeof Host>

/** Configuration and settings of a market; a missing field is refused by its name (M-16). */
export const Market = z.object({
  code: z.string().regex(/^[a-z]{2}$/),
  /** A draft answers on its local hosts only, and no other market links to it. Snapshots written before this field lack it. */
  state: z.enum(['live', 'draft']).default('live'),
  /** The country as its people call it: "Österreich". */
  name: text,
  /** ISO 3166 alpha-2, the country of addresses. */
  country: z.string().regex(/^[A-Z]{2}$/),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/)
    .refine((locale) => LANGUAGES.some((language) => locale.startsWith(language))),
  timeZone: text,
  /** `wkfs_` plus the locale with an underscore: `wkfs_de_AT`. */
  applicationId: z.string().regex(/^wkfs_[a-z]{2}_[A-Z]{2}$/),
  currency: z.literal('EUR'),
  /** The market's public domain, as the footer shows it: "revalo.at". */
  domain: text,
  buyShopLink: webAddress,
  sellShopUrl: webAddress,
  landingPageCodes: z.array(text),
  /** False: every answer of every host says `noindex` (the English preview). */
  indexable: z.boolean(),
  /** The market that search engines show to people of no other market (`x-default`); at most one market. */
  searchDefault: z.boolean(),
  /** The payment type that forms preselect (K-09). */
  selectedPaymentType: z.enum(PAYOUT_TYPES),
  paymentTypes: z.object({ directDebitSwift: z.literal('13'), paypal: z.literal('2') } satisfies Record<
    PayoutKind['setting'],
    z.ZodType
  >),
  contact: z.object({
    fromName: text,
    fromAddress: z.email(),
    toAddress: z.email(),
    b2bAddress: z.email().nullable(),
  }),
  /** Titles that replace the pattern "<series> <category>" (popTitleException: iPhone and iPad category titles). */
  popTitleExceptions: z.array(z.object({ series: text, title: text })),
  rating: z.object({
    seal: z.boolean(),
    slider: z.boolean(),
    provider: text,
    score: z.number().min(0).max(5),
    count: z.int().nonnegative(),
    /** Sample figures are labelled as such on the page and are left out of structured data. */
    sample: z.boolean(),
    reviews: z.array(z.object({ author: text, text, sold: z.string() })),
  }),
  messaging: z.object({ account: text, subjects: z.record(z.string(), z.string()) }),
  zipFormatRegExp: z.string().min(1).max(60),
  dateFormat: z.enum(['dd.mm.yy', 'dd/mm/yy']),
  elasticIndexes: z.object({ aggregations: indexName, devices: indexName }),
  brand: z.object({
    name: text.max(120),
    logoUrl: z.string().max(500).nullable(),
    /** Ground of buttons in mails, below white letters; snapshots written before this field lack it. */
    colour: z
      .string()
      .refine((colour) => isColour(colour) && contrast(colour, '#ffffff') >= 4.5)
      .default('#161a17'),
  }),
  /** Rendered size in CSS pixels (L-04). */
  headerLogo: z.object({ width: z.int().positive(), height: z.int().positive() }),
  footerShippingLogo: z.object({ name: text.max(120), alt: text, imageUrl: z.string().nullable() }),
  switches: z.object({
    newsletter: z.boolean(),
    homeBanner: z.boolean(),
    socialButtons: z.boolean(),
    conditionsVideo: z.boolean(),
    b2b: z.boolean(),
  }),
  socialLinks: z.array(z.object({ name: text, url: webAddress })),
  conditionsVideo: z.object({ url: webAddress, title: text, transcript: text }).nullable(),
  /** Minor units, inclusive (K-10: 5,000.00 euro). */
  b2bTradeCap: z.int().positive(),
  /** Largest number of one device in a consumer's sale, over all its conditions (K-03). */
  maxQuantityPerDevice: z.int().min(1).max(99),
  /** What the texts promise: days for which a price is locked, working days until the payout. */
  promises: z.object({
    priceLockDays: z.int().positive(),
    payoutWorkingDays: z.int().positive(),
    /** Until when money is transferred on the same working day (P-12); snapshots written before this field lack it. */
    payoutCutOff: TimeOfDay.nullable().default(null),
  }),
  /** How parcels travel; snapshots written before this field lack it. The carrier is named in `footerShippingLogo`. */
  carrier: z
    .object({
      trackingAddress: TrackingAddress.nullable(),
      /** Per parcel, in minor units. */
      insuredSum: z.int().positive().nullable(),
    })
    .default({ trackingAddress: null, insuredSum: null }),
})
export type Market = z.infer<typeof Market>

/** The limits of a sale, as the browser says them and the platform enforces them. */
export const saleLimits = (market: Pick<Market, 'b2bTradeCap' | 'maxQuantityPerDevice'>): SaleLimits => ({
  businessTotal: market.b2bTradeCap,
  piecesPerDevice: market.maxQuantityPerDevice,
})
