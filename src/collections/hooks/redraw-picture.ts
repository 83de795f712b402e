import { createHash } from 'node:crypto'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'

const FORMATS = new Set(['png', 'jpeg', 'webp', 'avif', 'heif'])
/** Decoded size is what costs memory: 40 million pixels, 2560 on the longer side afterwards. */
const MOST_PIXELS = 40_000_000
const LONGEST_SIDE = 2560
const MOST_BYTES = 10 * 1024 * 1024

const refusal = (message: string) => new APIError(message, 400, null, true)

/** The picture drawn anew as WebP; throws when the bytes are not a raster picture of acceptable size. */
async function redraw(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw refusal('The file is empty.')
  if (bytes.length > MOST_BYTES) throw refusal('The picture is larger than 10 MB.')
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { format, pages } = await picture.metadata().catch(() => {
    throw refusal('This is not a picture, or it is larger than 40 million pixels.')
  })
  if (!FORMATS.has(format) || (pages ?? 1) > 1) throw refusal('Upload a still PNG, JPEG, WebP or AVIF picture.')
  return picture
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => {
      throw refusal('The picture is damaged.')
    })
}

/** Replaces an upload by its redrawn form, under a name of its content alone. */
export const redrawPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const data = await redraw(Buffer.from(req.file.data))
  const name = `${createHash('sha256').update(data).digest('hex').slice(0, 24)}.webp`
  req.file = { data, mimetype: 'image/webp', name, size: data.length }
  return args
}
