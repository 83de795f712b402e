import * as z from 'zod'
import { Money } from './money'
import { OfferedDevice } from './offers'
import { CalendarDate, Code, Email, PersonName, PhoneNumber, TextLine } from './typed-text'
import { eachPayout, PAYOUT_TYPES } from './payout-kinds'
import type { SaleField } from './sale-fields'
import { Voucher } from './vouchers'

/** The seller. */
export const TradeCustomer = z.strictObject({
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  birthDate: CalendarDate,
  phone: PhoneNumber.optional(),
} satisfies Record<SaleField<'customer'>, z.ZodType>)
export type TradeCustomer = z.infer<typeof TradeCustomer>

export const TradeCompany = z.strictObject({ name: TextLine(120), vatId: Code(20, 4) } satisfies Record<
  SaleField<'company'>,
  z.ZodType
>)

/** The sender's address on the label, to which a device is also returned. The market's expression checks the postal code. */
export const TradeAddress = z.strictObject({
  street: TextLine(100),
  houseNumber: TextLine(30, 0).optional(),
  /** c/o, building, staircase, number at a parcel locker. */
  line2: TextLine(60, 0).optional(),
  postalCode: Code(10, 3),
  city: TextLine(80),
  country: z.string().regex(/^[A-Z]{2}$/),
} satisfies Record<SaleField<'address'> | 'country', z.ZodType>)
export type TradeAddress = z.infer<typeof TradeAddress>

export const BankPayment = z.strictObject({
  type: z.literal('13'),
  iban: Code(34).regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/),
  bic: Code(11)
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)
    .optional(),
  holder: TextLine(120),
})
export const PaypalPayment = z.strictObject({ type: z.literal('2'), paypalAccount: Email })
export const TradePayment = z.discriminatedUnion('type', eachPayout({ '13': BankPayment, '2': PaypalPayment }))
export type TradePayment = z.infer<typeof TradePayment>

/**
 * The seller's answer to a lower price, given with the sale (P-07); `ask` is the default. `accept`: the platform confirms it for
 * the seller while all devices together, without a voucher, are worth at least `downTo` minor units, and asks below that.
 */
export const IfLower = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ask') }),
  z.strictObject({ kind: z.literal('accept'), downTo: z.int().nonnegative() }),
  z.strictObject({ kind: z.literal('return') }),
])
export type IfLower = z.infer<typeof IfLower>

export const TradeDeclarations = z.strictObject({
  owner: z.literal(true),
  adult: z.literal(true),
  accountsRemoved: z.literal(true),
  terms: z.literal(true),
})

/** A stored payment account of the customer whose bearer token is sent with the request. */
export const StoredPayment = z.strictObject({
  type: z.literal('account'),
  paymentAccount: z.string().regex(/^\/customers\/customer_payment_accounts\/[A-Za-z0-9-]{1,64}$/),
})
export type StoredPayment = z.infer<typeof StoredPayment>

/**
 * A payment account that the guest saved before the sale (`POST guest_account_number`). Changing it later changes the payout of
 * the sale until the inspection.
 */
export const GuestPayment = z.strictObject({ type: z.literal('guest'), id: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) })
export type GuestPayment = z.infer<typeof GuestPayment>

/** A trade is sent in at most this many parcels (P-02). */
export const MAX_PARCELS = 3

/** The price that the browser shows for a line: the platform compares it and answers 409 `price_changed` when it differs. */
export const TradeLineRequest = z.strictObject({
  offerId: z.string().min(1).max(64),
  quantity: z.int().min(1).max(99),
  /** Minor units, per piece. Only compared, never used as the price (security 31). */
  expectedPrice: z.int().nonnegative().optional(),
  /** The parcel that the device travels in; 1 when missing. The platform closes gaps between the numbers. */
  parcel: z.int().min(1).max(MAX_PARCELS).optional(),
})

/**
 * `POST /trades`, header `Idempotency-Key` required (16-64 of `[A-Za-z0-9_-]`). With a bearer token the trade is the
 * customer's; without one it is a guest's, whose `payment` is written out or a saved guest account.
 */
export const TradeRequest = z.strictObject({
  application: z.string().min(1).max(64),
  business: z.boolean(),
  lines: z.array(TradeLineRequest).min(1).max(50),
  voucher: Code(40).optional(),
  customer: TradeCustomer,
  company: TradeCompany.optional(),
  address: TradeAddress,
  /** True: the address becomes the customer's own of its country; without effect for a guest. */
  saveAddress: z.boolean().optional(),
  payment: z.discriminatedUnion('type', [BankPayment, PaypalPayment, StoredPayment, GuestPayment]),
  declarations: TradeDeclarations,
  ifLower: IfLower.optional(),
  clientId: z.string().max(128).optional(),
})
export type TradeRequest = z.infer<typeof TradeRequest>
/** What the form of a sale asks; the rest comes from the cart, the session and the market. */
export type SaleDetails = Omit<TradeRequest, 'application' | 'business' | 'lines' | 'voucher' | 'saveAddress' | 'clientId'>

export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,64}$/

export const TradeState = z.enum([
  'created',
  'awaiting_shipment',
  'in_transit',
  'received',
  'in_inspection',
  'awaiting_customer',
  'second_look',
  'payout_pending',
  'paid',
  'closed',
  'return_in_progress',
  'cancelled',
  'expired',
])
export type TradeState = z.infer<typeof TradeState>

export const TradeLine = z.object({
  offerId: z.string(),
  conditionId: z.string(),
  device: OfferedDevice,
  quantity: z.int().positive(),
  price: Money,
  /** Price times quantity, cut off to whole cents. */
  total: Money,
  state: z.string(),
  /** The number of its parcel; older platforms leave it out: everything travels in one. */
  parcel: z.int().nullish(),
})
export type TradeLine = z.infer<typeof TradeLine>

const PARCEL = '{parcel}'

/** Where a carrier shows its parcels: an https address with `{parcel}` once, behind the host, in place of the parcel's number. */
export const TrackingAddress = z
  .string()
  .max(300)
  .regex(/^https:\/\/[^/?#@{}\s]+[/?#][^{}\s]*\{parcel\}[^{}\s]*$/)
  .refine((pattern) => URL.canParse(pattern.replace(PARCEL, '1')))

export const formatTrackingAddress = (pattern: string, parcel: string): string =>
  pattern.replace(PARCEL, () => encodeURIComponent(parcel))

/** `void`: never to be sent, because the trade was cancelled or the parcel was not handed over in time. */
export const ParcelState = z.enum(['awaiting_shipment', 'in_transit', 'received', 'void'])
export type ParcelState = z.infer<typeof ParcelState>

/** A parcel of a trade, with its own label (P-02). */
export const Parcel = z.object({
  number: z.int().positive(),
  state: ParcelState,
  /** Paths below the platform's base URL; 404 once the parcel is void. */
  label: z.object({ pdf: z.string(), qr: z.string() }),
  /** The carrier's number, once it is known. */
  tracking: z.string().max(60).nullable(),
  /** Where the carrier shows it, once its number is known. */
  trackingAddress: z
    .url({ protocol: /^https$/ })
    .max(600)
    .nullish(),
  handedOverAt: z.iso.datetime().nullable(),
  receivedAt: z.iso.datetime().nullable(),
})
export type Parcel = z.infer<typeof Parcel>

/** `POST /trades` -> 201 and, without personal data beyond the first name, `GET /trades/{accessId}` -> 200. */
export const Trade = z.object({
  tradeId: z.string(),
  transactionId: z.string(),
  /** The number that people quote: `RV-…`. */
  number: z.string(),
  state: TradeState,
  business: z.boolean(),
  lines: z.array(TradeLine).max(50),
  voucher: Voucher.extend({ amount: Money }).nullable(),
  total: Money,
  /** A parcel that is handed over before then gets the locked price (P-01: 14 days). */
  lockUntil: z.iso.datetime(),
  /** Paths below the platform's base URL: the PDF has a page for each parcel, the code is that of the first. */
  label: z.object({ pdf: z.string(), qr: z.string() }),
  /** One to three; older platforms leave them out. */
  parcels: z.array(Parcel).max(MAX_PARCELS).nullish(),
  /** Who carries and tracks the parcels, and what each is insured for; null where the market says nothing of it. */
  carrier: z.object({ name: z.string().max(120), insured: Money.nullable() }).nullish(),
  accessId: z.string(),
  paymentType: z.enum(PAYOUT_TYPES),
  /** IBAN or PayPal address, masked except for both ends. */
  maskedAccount: z.string(),
  /** How the account may still be changed: logged in (`PATCH trade_payouts`), or by the link in the guest's mail. */
  payoutChange: z.enum(['account', 'link']).nullish(),
  /** Whether the seller may cancel now (P-09); a parcel that was handed over then comes back free of charge. */
  cancellable: z.boolean().nullish(),
  /** The answer to a lower price that was given with the sale; older platforms leave it out. */
  ifLower: IfLower.nullish(),
  createdAt: z.iso.datetime(),
  history: z.array(z.object({ at: z.iso.datetime(), state: TradeState, reason: z.string() })).max(1000),
  /** The clarification that waits for the seller; its page's address consists of this id and the trade's number. */
  clarification: z
    .object({
      id: z.string(),
      expiresAt: z.iso.datetime(),
      /** While another inspector looks again (`second_look`): the day of the result. */
      secondLookBy: z.iso.datetime().nullish(),
    })
    .nullish(),
})
export type Trade = z.infer<typeof Trade>

/** The extra member of a 409 `price_changed` problem: one row for each line whose price changed. */
export const PriceChange = z.object({
  offerId: z.string(),
  /** The offer to send instead; null when the device is no longer bought. */
  newOfferId: z.string().nullable(),
  oldPrice: Money,
  newPrice: Money.nullable(),
})
export const PriceChanges = z.object({ changes: z.array(PriceChange).max(50) })
export type PriceChange = z.infer<typeof PriceChange>
