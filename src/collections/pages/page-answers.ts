import * as z from 'zod'
import { PROBLEM_KINDS } from '@/domain/routing/page-problems'
import { MODES } from '@/domain/market/market'

export const LINK_SOURCES = ['navigation', 'banners', 'pages', 'redirects'] as const
/** Links and redirects of the same market that lead to a page, and how many there are beyond those. */
export const PageLinks = z.object({
  links: z.array(z.object({ source: z.enum(LINK_SOURCES), id: z.number(), title: z.string() })),
  more: z.number(),
})
export type PageLinks = z.infer<typeof PageLinks>

/** The address of a draft in a mode, and the modes that its market has. */
export const DraftPreview = z.object({ mode: z.enum(MODES), modes: z.array(z.enum(MODES)), url: z.string().nullable() })
export type DraftPreview = z.infer<typeof DraftPreview>

/** When the unsaved form was stored for the preview, in milliseconds. */
export const TypedPreview = z.object({ at: z.number() })

export const PageProblems = z.object({
  problems: z.array(
    z.object({ path: z.string(), kind: z.enum(PROBLEM_KINDS), weight: z.enum(['error', 'hint']), value: z.string() }),
  ),
})
