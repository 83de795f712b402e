import * as z from 'zod'

const Found = z.object({
  total: z.int(),
  /** The search stopped counting at `total`. */
  hasMore: z.boolean(),
  /** It would say that the thing is not bought, or that it is an IMEI. */
  isNoDevice: z.boolean(),
  /** The first devices. */
  names: z.array(z.string()).max(20),
  /** Where nothing is found: makers and series whose names are like the text, the most similar first. */
  near: z.array(z.string()).max(20),
})
/** What the shop of a market finds for a text; null while the search does not answer. */
export const SearchTrial = z.object({ found: Found.nullable() })
export type SearchTrial = z.infer<typeof SearchTrial>
