import * as z from 'zod'

/** A link of the CMS: to a screen, a content page (by key or slug), a category (by key) or an outside address. */
export const LinkRow = z.object({
  label: z.string(),
  to: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('screen'), screen: z.string() }),
    z.object({ kind: z.literal('page'), slug: z.string() }),
    z.object({ kind: z.literal('category'), key: z.string(), url: z.string() }),
    z.object({ kind: z.literal('market'), code: z.string() }),
    z.object({ kind: z.literal('external'), url: z.string() }),
  ]),
})
export type LinkRow = z.infer<typeof LinkRow>
