import { openPicture, taskQueue } from '@/collections/pictures/picture-decoder'
import type { PictureVariant } from '@/domain/content/picture-row'
import { SingleFlight } from '@/runtime/single-flight'

type Bytes = Uint8Array<ArrayBuffer>
type Read = (name: string) => Promise<Bytes | null>
export type DrawnPicture = Readonly<{ bytes: Bytes; type: 'image/avif' | 'image/webp' }>
type Draw = (bytes: Bytes, variant: PictureVariant) => Promise<DrawnPicture>

/** Pictures rendered at once: each uses a whole core. */
const AT_ONCE = 2
/** In pixels; encoding a wider one takes seconds. */
const WIDEST_AVIF = 1920
/** Uploads are stored at most this large (`redraw-picture.ts`). */
const MAX_PIXELS = 2560 * 2560

/**
 * Uploads in smaller widths and as AVIF, rendered on request; the server entry caches the answers. Concurrent requests for a
 * variant render it once; null when there is no such upload.
 */
export function mediaWidths(read: Read, draw: Draw = drawVariant) {
  const flights = new SingleFlight<DrawnPicture>()
  const inTurn = taskQueue(AT_ONCE)
  return async (name: string, variant: PictureVariant): Promise<DrawnPicture | null> => {
    const original = await read(name)
    if (!original) return null
    if (variant.width === null && variant.format === 'webp') return { bytes: original, type: 'image/webp' }
    return flights.run(`${name} ${variant.width} ${variant.format}`, () => inTurn(() => draw(original, variant)))
  }
}

async function drawVariant(bytes: Bytes, { width, format }: PictureVariant): Promise<DrawnPicture> {
  const picture = openPicture(bytes, MAX_PIXELS)
  const own = (await picture.metadata()).width
  if (width === null && own > WIDEST_AVIF) return { bytes, type: 'image/webp' }
  const sized = picture.resize({ width: width ?? own, withoutEnlargement: true })
  // More effort makes AVIF a few percent smaller and costs ten to fifty times the CPU.
  const drawn = format === 'avif' ? sized.avif({ quality: 50, effort: 0 }) : sized.webp({ quality: 80 })
  return { bytes: new Uint8Array(await drawn.toBuffer()), type: `image/${format}` }
}
