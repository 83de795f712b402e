import * as z from 'zod'
import { LIST_LIMITS } from './limits'
import { Money } from './money'
import { Offer } from './offers'
import { Suggestion } from './suggestions'
import { TextLine } from './typed-text'

/**
 * A list of devices, of a company (P-16) or of anybody (U-13). Own API only; prices and offers of a list are for companies (M-06,
 * M-07).
 *
 * `POST /api/lists`: models as a seller's own list calls them.
 */
export const DeviceListRequest = z.strictObject({
  models: z.array(TextLine(LIST_LIMITS.modelLength)).min(1).max(LIST_LIMITS.lines),
})
export type DeviceListRequest = z.infer<typeof DeviceListRequest>

/** `away`: the look-up of this line failed; the others succeeded. */
export const ListMatch = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('match'), device: Suggestion }),
  z.object({ kind: z.literal('choose'), devices: z.array(Suggestion).min(1).max(LIST_LIMITS.candidates) }),
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('away') }),
])
export type ListMatch = z.infer<typeof ListMatch>

/** One answer per model, in the order of the request. */
export const DeviceListAnswer = z.object({ lines: z.array(ListMatch).max(LIST_LIMITS.lines) })
export type DeviceListAnswer = z.infer<typeof DeviceListAnswer>

/** A device as a company sells it: it works or it does not. */
export const BusinessDevice = z.strictObject({
  deviceId: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
  works: z.boolean(),
})
export type BusinessDevice = z.infer<typeof BusinessDevice>

/** `POST /api/business/prices`. */
export const BusinessPricesRequest = z.strictObject({ devices: z.array(BusinessDevice).min(1).max(LIST_LIMITS.lines) })
/** `POST /api/business/offers`: as many as a trade has lines. */
export const BusinessOffersRequest = z.strictObject({ devices: z.array(BusinessDevice).min(1).max(LIST_LIMITS.offers) })

const notSold = [
  /** The operator does not buy the device in this condition, or the device is unknown. */
  z.object({ kind: z.literal('refused') }),
  z.object({ kind: z.literal('away') }),
] as const

export const BusinessPrice = z.discriminatedUnion('kind', [z.object({ kind: z.literal('price'), price: Money }), ...notSold])
export type BusinessPrice = z.infer<typeof BusinessPrice>
export const BusinessPrices = z.object({ lines: z.array(BusinessPrice).max(LIST_LIMITS.lines) })

export const BusinessOffer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offer'), offer: Offer, answerTexts: z.array(z.string()).max(60) }),
  ...notSold,
])
export type BusinessOffer = z.infer<typeof BusinessOffer>
export const BusinessOffers = z.object({ lines: z.array(BusinessOffer).max(LIST_LIMITS.offers) })
