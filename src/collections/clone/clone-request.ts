import * as z from 'zod'
import { Market } from '@/domain/market/market'

const { code, name, country, locale, timeZone, applicationId, currency } = Market.shape

/**
 * The values that a copied market gets of its own. Its application id is its own from the first day ("wkfs_" and its
 * locale), so that the trade platform never counts its trades as the source's. Its search indexes stay the source's until
 * the platform has the new market.
 */
export const CloneRequest = z.object({
  source: z.int().positive(),
  code,
  name: name.max(60),
  country,
  locale,
  timeZone,
  applicationId,
  currency,
  /** Also copy the source's redirects. */
  redirects: z.boolean(),
})
export type CloneRequest = z.infer<typeof CloneRequest>
