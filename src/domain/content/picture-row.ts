import * as z from 'zod'
import {
  PHOTOGRAPH_EDGES,
  type PhotographEdge,
  PORTRAIT_SIZES,
  portraitAddress,
  type PortraitSize,
} from '@trade-in-shop/contracts/portrait-address'
import { CategoryKey } from '@trade-in-shop/contracts/search'

const percent = z.number().min(0).max(100)

/**
 * An uploaded picture as a page shows it. `url` is a path of the shop; `focus` (percent) is the point that stays visible when
 * the picture is cropped.
 */
export const PictureRow = z.object({
  url: z.string().startsWith('/media/'),
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  focus: z.object({ x: percent, y: percent }),
  /** Who made it; shown below it on content pages. */
  credit: z.string().optional(),
})
export type PictureRow = z.infer<typeof PictureRow>

/**
 * Widths in pixels, besides the original, in which an upload is served; other widths are refused, to bound the work and the
 * cache.
 */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** A width as an address names it; null for every other text. */
const pictureWidth = (text: string): PictureWidth | null => PICTURE_WIDTHS.find((width) => String(width) === text) ?? null

/** The parts of a request that select a variant of an upload; `width` null: the original width. */
export type PictureVariant = Readonly<{ width: PictureWidth | null; format: 'avif' | 'webp' }>

const ACCEPTS_AVIF = /(?:^|,)\s*image\/avif\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[;,]|$)/i

const formatFor = (accept: string | null | undefined) => (ACCEPTS_AVIF.test(accept ?? '') ? 'avif' : 'webp')

/** The variant that a URL and an `Accept` header select; null for a width that is not offered. */
export function pictureVariant(query: URLSearchParams, accept: string | null | undefined): PictureVariant | null {
  const widths = query.getAll('w')
  const width = widths.length === 1 ? pictureWidth(widths[0] ?? '') : null
  if (widths.length > 0 && width === null) return null
  return { width, format: formatFor(accept) }
}

export type PhotographVariant = Readonly<{ edge: PhotographEdge; format: 'avif' | 'webp' }>
/** `size`: of the drawing in place of a photograph; `drawing`: the address of what is shown when the device is unknown. */
type PhotographRequest = PhotographVariant &
  Readonly<{ device: string; category: CategoryKey; size: PortraitSize; drawing: string }>

/** What a request such as `/photos/phones/apple-iphone-13?w=96` wants; null for other paths and for widths that are not offered. */
export function photographRequest(
  path: string,
  query: URLSearchParams,
  accept: string | null | undefined,
): PhotographRequest | null {
  const [, named, device] = /^\/photos\/([a-z]{1,12})\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(path) ?? []
  const { data: category } = CategoryKey.safeParse(named)
  const edge = PHOTOGRAPH_EDGES.find((offered) => query.size === 1 && query.get('w') === String(offered))
  if (!category || device === undefined || device.length > 120 || edge === undefined) return null
  const size = PORTRAIT_SIZES.find((drawn) => drawn * 2 >= edge) ?? 240
  return { device, category, edge, format: formatFor(accept), size, drawing: portraitAddress(category, null, size) }
}

const atWidth = (url: string, width: PictureWidth): string => `${url}?w=${width}`

/** `srcset` of a picture: the offered widths below the original, then the original. */
export const sourceSet = ({ url, width }: Pick<PictureRow, 'url' | 'width'>): string =>
  [
    ...PICTURE_WIDTHS.filter((small) => small < width).map((small) => `${atWidth(url, small)} ${small}w`),
    `${url} ${width}w`,
  ].join(', ')
