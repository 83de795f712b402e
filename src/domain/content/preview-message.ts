import * as z from 'zod'

const Path = z
  .string()
  .max(200)
  .regex(/^\w+(?:\.\w+)*$/)

/**
 * Messages between the form of a page and its preview: `started` and `picked` from the preview, also after it was loaded again,
 * and a click on the place of a field; `focused` and `typed` from the form, which field has the focus, and that what was typed can be
 * shown.
 */
export const PreviewMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page-preview-picked'), path: Path }),
  z.object({ type: z.literal('page-preview-focused'), path: Path }),
  z.object({ type: z.literal('page-preview-typed') }),
  z.object({ type: z.literal('page-preview-started') }),
])
export type PreviewMessage = z.infer<typeof PreviewMessage>

/** The message in an event that comes from that window at that origin; null for every other event. */
export function readPreviewMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  from: Readonly<{ frame: MessageEventSource | null; origin: string }>,
): PreviewMessage | null {
  if (from.frame === null || source !== from.frame || origin !== from.origin) return null
  return PreviewMessage.safeParse(data).data ?? null
}
