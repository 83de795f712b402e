import { StorageAway } from '@/collections/media/bucket-store'
import { isWholePicture, openPicture, taskQueue } from '@/collections/media/picture-decoder'
import { type Bytes, hasUpload, type PictureStore, readUpload, variantKey } from '@/collections/media/picture-store'
import type { PictureVariant } from '@/domain/content/picture-row'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { SingleFlight } from '@trade-in-shop/runtime/single-flight'

export type DrawnPicture = Readonly<{ bytes: Bytes; type: 'image/avif' | 'image/webp' }>
/** One line for the log; lines of one topic may be left out. */
type Warn = (topic: string, line: string) => void
type Draw = (bytes: Bytes, variant: PictureVariant) => Promise<DrawnPicture>

/** Pictures rendered at once: each uses a whole core. */
const AT_ONCE = 2
/** In pixels; encoding a wider one takes seconds. */
const WIDEST_AVIF = 1920
/** Uploads are stored at most this large (`redraw-picture.ts`). */
const MAX_PIXELS = 2560 * 2560

/**
 * Uploads in smaller widths and as AVIF, rendered at the first request of any process and stored beside the upload; the server
 * entry caches the answers. Concurrent requests for a variant render it once. null when there is no such upload, `away` while the
 * bucket does not answer, or gives something else than the upload. A stored variant that is not whole is drawn again.
 */
export function mediaWidths(store: PictureStore, warn: Warn, draw: Draw = drawVariant) {
  const flights = new SingleFlight<DrawnPicture | null>()
  const inTurn = taskQueue(AT_ONCE)
  const pictureOf = async (name: string, variant: PictureVariant): Promise<DrawnPicture | null> => {
    if (variant.width === null && variant.format === 'webp') {
      const original = await readOriginal(store, name)
      return original && { bytes: original, type: 'image/webp' }
    }
    const key = variantKey(name, variant)
    const [isThere, stored] = await Promise.all([hasUpload(store, name), readUpload(store, name, key)])
    if (!isThere) return null
    if (stored && isWholePicture(stored, variant.format)) return { bytes: stored, type: `image/${variant.format}` }
    return flights.run(key, async () => {
      const original = await readOriginal(store, name)
      const drawn = original && (await inTurn(() => draw(original, variant)))
      if (drawn?.type === `image/${variant.format}` && drawn.bytes !== original)
        await storeVariant(store, { name, key, bytes: drawn.bytes }).catch((error: unknown) => {
          warn('store', `A width of a picture could not be stored: ${errorMessage(error)}`)
        })
      return drawn
    })
  }
  return async (name: string, variant: PictureVariant): Promise<DrawnPicture | null | 'away'> => {
    try {
      return await pictureOf(name, variant)
    } catch (error) {
      if (!(error instanceof StorageAway)) throw error
      warn(error.message, `Pictures cannot be shown: ${error.message}`)
      return 'away'
    }
  }
}

async function readOriginal(store: PictureStore, name: string): Promise<Bytes | null> {
  const original = await readUpload(store, name)
  if (original && !isWholePicture(original, 'webp')) throw new StorageAway(`what is stored as ${name} is no whole picture`)
  return original
}

/** Takes the variant back when its upload was deleted meanwhile: the deletion may have been before the write. */
async function storeVariant(store: PictureStore, { name, key, bytes }: Readonly<{ name: string; key: string; bytes: Bytes }>) {
  await store.write(key, bytes)
  if (!(await hasUpload(store, name))) await store.remove(key)
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
