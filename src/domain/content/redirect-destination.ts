import * as z from 'zod'

/** Where a redirect leads. `screen` and `page` are built from the market's route map, so a renamed route is followed. */
export const RedirectTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('screen'), screen: z.string(), params: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('page'), slug: z.string() }),
  z.object({ kind: z.literal('path'), path: z.string() }),
  z.object({ kind: z.literal('external'), url: z.string() }),
])
export type RedirectTarget = z.infer<typeof RedirectTarget>
