import * as z from 'zod'

/** Most of an upload: bytes, and pixels because the decoded size costs memory. AVIF is decoded whole, at 20 bytes a pixel. */
export const UPLOAD_LIMITS = { bytes: 10 * 1024 * 1024, pixels: 40_000_000, avifPixels: 12_000_000 } as const

export const PICTURE_USERS = ['pages', 'banners', 'partners', 'markets'] as const
/** Where a picture is shown, as far as the reader may see it, and how many places there are beyond that. */
export const PictureUses = z.object({
  places: z.array(z.object({ collection: z.enum(PICTURE_USERS), id: z.number(), title: z.string() })),
  more: z.number(),
})
export type PictureUses = z.infer<typeof PictureUses>
