import * as z from 'zod'
import { CategoryKey, DevicePicture } from './search'

/** One row below the search field; only what it shows. */
export const Suggestion = z.object({
  id: z.string(),
  manufacturer: z.string(),
  /** Model with variant. */
  name: z.string(),
  /** The device's address parameter. */
  url: z.string(),
  categoryId: CategoryKey,
  thumbnail: z.string().nullable(),
  /** Without one, the drawing of the category is shown. */
  picture: DevicePicture.nullable().optional(),
  releaseYear: z.int().nullable(),
  /** Minor units; null where the device is not bought. */
  maxPrice: z.int().nullable(),
})
export type Suggestion = z.infer<typeof Suggestion>

/** `GET /api/search?q=` */
export const Suggestions = z.object({ total: z.int(), devices: z.array(Suggestion).max(100) })
export type Suggestions = z.infer<typeof Suggestions>
