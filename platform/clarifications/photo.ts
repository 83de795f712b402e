import sharp from 'sharp'
import { MoveRefused } from '@platform/trades/trade-state'

/** A picture of one line of a trade (0 is the first), as it is shown: a JPEG of our own making. `question`: the code of the question whose answer it proves. */
export type Photo = Readonly<{ line: number; question: string | null; bytes: Buffer }>

const MAX_BYTES = 20_000_000
const MAX_PIXELS = 50_000_000
const MAX_EDGE_PIXELS = 2000
const RASTER = new Set(['jpeg', 'png', 'webp', 'heif', 'avif'])

/**
 * Re-encodes a photo: upright, at most 2000 px, without metadata such as place and camera, and without any bytes that are not
 * picture (security 34). Throws `MoveRefused` for anything that is no photo.
 */
export async function developPhoto(file: Buffer, name: string): Promise<Buffer> {
  const refused = (why: string) => new MoveRefused(`"${name}" is no photo for a clarification: ${why}.`)
  if (file.length > MAX_BYTES) throw refused('it is larger than 20 MB')
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await image.metadata()
    if (!RASTER.has(format)) throw refused(`${format} is not taken, but JPEG, PNG and WebP are`)
    return await image
      .rotate()
      .resize({ width: MAX_EDGE_PIXELS, height: MAX_EDGE_PIXELS, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  } catch (error) {
    if (error instanceof MoveRefused) throw error
    throw refused('it cannot be read as a picture')
  }
}
