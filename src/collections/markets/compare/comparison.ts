import * as z from 'zod'

/** A value as it is compared and shown; a list is one line for each row. */
const Shown = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])
export type Shown = z.infer<typeof Shown>

/** Kinds of documents that are compared, matched by names that are the same in every market. */
export const CONTENT_AREAS = ['routes', 'pages', 'subjects', 'navigation', 'banners', 'partners', 'redirects'] as const

/** Two markets, or a market at two times, side by side (U-20). */
export const Comparison = z.object({
  left: z.string(),
  right: z.string(),
  /** Keyed by the path of the field in the market. */
  settings: z.array(z.object({ path: z.string(), left: Shown, right: Shown })),
  /** Empty for a comparison with an earlier version of the same market, because documents have versions of their own. */
  content: z.array(z.object({ area: z.enum(CONTENT_AREAS), name: z.string(), left: Shown, right: Shown })),
})
export type Comparison = z.infer<typeof Comparison>
