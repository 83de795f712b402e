import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { ContactName } from './contact'
import { MAX_PIECES } from './sale-limits'
import { TimeOfDay } from './time-of-day'
import { TrackingAddress } from './trades'
import { Email } from './typed-text'

/**
 * The settings that staff make in the CMS travel with each call that changes something, signed with the service secret. The
 * platform checks their form; it stores the facts of the market, for what it does between two calls, and replaces them with
 * those of the next call. Server code only: the browser never sees them.
 */
export const SHOP_SETTINGS_HEADER = 'shop-settings'

export const ContactRecipient = z.strictObject({
  address: Email,
  /** The market's account at the customer messaging system, and the name of the subject there. */
  messaging: z.strictObject({ account: z.string().min(1).max(120), subject: z.string().min(1).max(120) }),
})
export type ContactRecipient = z.infer<typeof ContactRecipient>

/** The "from" of mails; `mailbox` receives what people send by mail instead of pressing a button (N-04). */
export const MailSender = z.strictObject({ name: ContactName, address: Email, mailbox: Email })
export type MailSender = z.infer<typeof MailSender>

/** Names that exist, up to 500: they come with every call, and the runtime takes long to look one up. */
const timeZones = new Set<string>()
const isTimeZone = (name: string): boolean => {
  if (timeZones.has(name)) return true
  try {
    if (Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone === '') return false
  } catch {
    return false
  }
  if (timeZones.size < 500) timeZones.add(name)
  return true
}

/** A path with parameters: `/clarification/{id}:{trade}`. */
const PathPattern = z
  .string()
  .max(200)
  .regex(/^\/[\x21-\x7e]*$/)

/** How a market is called and looks, for mails and labels. */
export const MarketBrand = z.strictObject({
  name: z.string().min(1).max(120),
  /** Ground of buttons with white text, `#rrggbb`. */
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
  /**
   * A picture that mail programs show, with its size in CSS pixels: a path of the shop, or an address elsewhere. Null: the name in
   * letters.
   */
  logo: z
    .strictObject({
      address: z
        .string()
        .max(500)
        .regex(/^(?:\/(?!\/)|https:\/\/)[^\s\\]+$/),
      width: z.int().positive(),
      height: z.int().positive(),
    })
    .nullable(),
})
export type MarketBrand = z.infer<typeof MarketBrand>

/** What the platform needs to know of a market to trade in it. Staff own every field. */
export const MarketFacts = z.strictObject({
  /** Language and region: "de-AT". */
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  /** ISO 3166 alpha-2, the country of addresses. */
  country: z.string().regex(/^[A-Z]{2}$/),
  timeZone: z.string().max(64).refine(isTimeZone),
  currency: z.literal('EUR'),
  /** Older shops leave it out. */
  brand: MarketBrand.optional(),
  /** Whether companies may sell. */
  businessAllowed: z.boolean(),
  /** Whether there is a newsletter to sign up for; ending one always works. */
  newsletter: z.boolean(),
  /** Working days from the inspection to the payout, for the day that mails name; older shops leave it out. */
  payoutWorkingDays: z.int().positive().max(365).optional(),
  /** `HH:MM` in the market's zone: what is settled before it is transferred on the same working day. Older shops leave it out. */
  payoutCutOff: TimeOfDay.nullish(),
  /** Days that a price holds, from the offer and from the sale; 14 for older shops, which leave it out. */
  priceLockDays: z.int().positive().max(365).optional(),
  /** The market's shop, without a slash at the end: links in mails lead there. */
  origin: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .regex(/[^/]$/),
  /** The market's own pattern for each default English one of the screens that mails lead to; older shops leave it out. */
  paths: z
    .array(z.strictObject({ english: PathPattern, own: PathPattern }))
    .max(40)
    .optional(),
})
export type MarketFacts = z.infer<typeof MarketFacts>

/** Who carries the parcels of a market. A trade stores what it was sold with. */
export const CarrierRule = z.strictObject({
  name: z.string().min(1).max(120),
  trackingAddress: TrackingAddress.nullable(),
  /** What the carrier pays at most for a lost parcel, in minor units. */
  insuredSum: z.int().positive().nullable(),
})
export type CarrierRule = z.infer<typeof CarrierRule>

export const ShopSettings = z.strictObject({
  application: z.string().regex(/^[A-Za-z0-9_-]{1,40}$/),
  market: MarketFacts,
  sender: MailSender,
  limits: z.strictObject({
    /** The highest total of a business trade, in minor units, inclusive (K-10). */
    businessTotal: z.int().positive(),
    /** The most pieces of one device in a consumer's sale (K-03); older shops leave it out. */
    piecesPerDevice: z.int().min(1).max(MAX_PIECES).default(MAX_PIECES),
  }),
  /** Left out where staff have said nothing of it, and by older shops. */
  carrier: CarrierRule.optional(),
  /** The recipient of the message in this call; only contact messages have one. */
  recipient: ContactRecipient.optional(),
})
export type ShopSettings = z.infer<typeof ShopSettings>

const LIFETIME_S = 300
/** So long a market's header stays the same, so that neither side need compute or read it for each call. */
const SAME_HEADER_S = 10
const signatureOf = (secret: string, payload: string, at: number) =>
  createHmac('sha256', secret).update(`shop settings ${at} ${payload}`).digest()

/** When a header counts as signed that is made now, in epoch seconds; `now` in epoch milliseconds. */
export const signingTime = (now: number): number => Math.floor(now / 1000 / SAME_HEADER_S) * SAME_HEADER_S

/** The header's value; `at` by `signingTime`. */
export function signShopSettings(secret: string, settings: ShopSettings, at: number): string {
  const payload = Buffer.from(JSON.stringify(settings)).toString('base64url')
  return `${payload}.${at}.${signatureOf(secret, payload, at).toString('base64url')}`
}

export type SignedSettings = Readonly<{ settings: ShopSettings; at: number }>

/** Null for a header that was not signed with this secret, or is malformed. `isTimely` says whether it still counts. */
export function readShopSettings(secret: string, header: string): SignedSettings | null {
  const [payload = '', time = '', signature = ''] = header.split('.')
  const at = Number(time)
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(secret, payload, at)]
  if (String(at) !== time || given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const settings = ShopSettings.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return settings.success ? { settings: settings.data, at } : null
}

/** Whether settings were signed within the last five minutes; `now` in epoch milliseconds. */
export const isTimely = ({ at }: SignedSettings, now: number): boolean => Math.abs(now / 1000 - at) <= LIFETIME_S
