import { z } from 'zod'
import { Market } from '@/domain/market'

const { code, name, country, locale, timeZone, applicationId, currency } = Market.shape

/**
 * What a market made from another is told of its own. Its application id is its own from the first day ("wkfs_" and
 * its locale), so that nothing of it ever counts as the source's at the trade platform; its search indexes stay the
 * source's until the platform has the new market.
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
  /** Take the source's redirects along. */
  redirects: z.boolean(),
})
export type CloneRequest = z.infer<typeof CloneRequest>
