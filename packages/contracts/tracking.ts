import * as z from 'zod'

/** The events that are reported to the operator; any other name is refused (G-05). */
export const CONTROLLING_EVENTS = ['marketing_touchpoint', 'offer_add_to_cart', 'offer_generated', 'trade_created'] as const
export const ControllingEventName = z.enum(CONTROLLING_EVENTS)
export type ControllingEventName = z.infer<typeof ControllingEventName>

const id = z.string().min(1).max(128)
/** The documented tracking fields (G-06). `revenue` and `voucherValue` in minor units (a percent voucher: its percent). */
export const TrackingFields = z.strictObject({
  conditionId: id.optional(),
  currency: z.literal('EUR').optional(),
  deviceId: id.optional(),
  revenue: z.int().nonnegative().optional(),
  productName: z.string().min(1).max(300).optional(),
  offerId: id.optional(),
  tradeId: id.optional(),
  category: z.string().min(1).max(100).optional(),
  voucherCode: z.string().min(1).max(40).optional(),
  voucherValue: z.int().nonnegative().optional(),
})
export type TrackingFields = z.infer<typeof TrackingFields>

/** 128 random bits in hex from the affiliate host; stored in a cookie for a year, after consent only (G-07). */
export const ClientId = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/)

const EventShape = {
  url: z.string().min(1).max(2048),
  eventName: ControllingEventName,
  ...TrackingFields.shape,
}

/** A sale without its id could be counted twice. */
const namesItsTrade = ({ eventName, tradeId }: Readonly<{ eventName: ControllingEventName; tradeId?: string | undefined }>) =>
  eventName !== 'trade_created' || tradeId !== undefined
const WITHOUT_TRADE = { path: ['tradeId'], error: 'A sale is reported with its id.' }

/**
 * `POST /api/controlling/controlling` of the own API. Client and application are taken from cookie and host, never from the
 * body.
 */
export const ControllingReport = z
  .strictObject({
    ...EventShape,
    clientId: ClientId.optional(),
    applicationId: z.string().max(64).optional(),
  })
  .refine(namesItsTrade, WITHOUT_TRADE)
export type ControllingReport = z.infer<typeof ControllingReport>

/** `POST /controlling` of the platform. `landingPageCodes` are the market's, unchanged (M-17). */
export const ControllingEvent = z
  .strictObject({
    ...EventShape,
    clientId: ClientId.nullable(),
    applicationId: z.string().min(1).max(64),
    landingPageCodes: z.array(z.string().max(100)).max(20),
  })
  .refine(namesItsTrade, WITHOUT_TRADE)
export type ControllingEvent = z.infer<typeof ControllingEvent>

/** `GET {affiliate tracking url}/api/client-id`. */
export const ClientIdAnswer = z.object({ hash: ClientId })
