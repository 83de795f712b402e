import { z } from 'zod'

/** A value as it is compared and shown: rows of a list are one line each. */
const Shown = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()])
export type Shown = z.infer<typeof Shown>

/** Documents of a market, compared by what names them in every market. */
export const CONTENT_AREAS = ['routes', 'pages', 'subjects', 'navigation', 'banners', 'partners', 'redirects'] as const

/** Two markets, or a market at two times, side by side (U-20). */
export const Comparison = z.object({
  left: z.string(),
  right: z.string(),
  /** By the path of the field in the market. */
  settings: z.array(z.object({ path: z.string(), left: Shown, right: Shown })),
  /** Empty when a market is compared with an earlier state of itself: its documents have versions of their own. */
  content: z.array(z.object({ area: z.enum(CONTENT_AREAS), name: z.string(), left: Shown, right: Shown })),
})
export type Comparison = z.infer<typeof Comparison>
