import { z } from 'zod'

const percent = z.number().min(0).max(100)

/** An uploaded picture as a page shows it. `url` is a path of the shop; `focus` is what stays in sight when it is cut, in percent. */
export const PictureRow = z.object({
  url: z.string().startsWith('/media/'),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  focus: z.object({ x: percent, y: percent }),
})
export type PictureRow = z.infer<typeof PictureRow>
