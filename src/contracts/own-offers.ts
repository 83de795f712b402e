import { z } from 'zod'
import { GivenAnswer } from './offers'

/**
 * `POST /api/offers` and `/api/offers/previews`: the platform's request without the values that the server adds. Market and
 * business mode come from the host.
 */
export const OwnOfferRequest = z.strictObject({
  deviceId: z.string().min(1).max(64),
  answers: z.array(GivenAnswer).max(60),
})
export type OwnOfferRequest = z.infer<typeof OwnOfferRequest>
