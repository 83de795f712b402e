import sharp, { type Sharp } from 'sharp'
import { UPLOAD_LIMITS } from './media-words'

// libvips would cache decoded pictures and use one thread for each core; both cost memory and save no time here.
sharp.cache(false)
sharp.concurrency(1)

/** Opens a picture for decoding row by row, with at most `maxPixels` pixels; a truncated picture is an error. */
export const openPicture = (bytes: Uint8Array, maxPixels: number): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

const isWebp = (bytes: Buffer): boolean => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP'
const isAvif = (bytes: Buffer): boolean => latin(bytes, 4, 12) === 'ftypavif'

/**
 * Whether the first bytes are those of a supported picture, whatever the file's name; no decoder sees anything else
 * (security 34).
 */
export const isRaster = (bytes: Buffer): boolean =>
  latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' || latin(bytes, 0, 3) === '\xff\xd8\xff' || isWebp(bytes) || isAvif(bytes)

/** Lengths of the boxes of an AVIF, one after the other, are the file. */
function endOfBoxes(bytes: Buffer): number {
  let end = 0
  while (end + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(end)
    if (size < 8) return size === 0 ? bytes.length : 0
    end += size
  }
  return end
}

/**
 * Whether these bytes begin as a picture of this format and are as long as they say: a page of a proxy, an empty or a torn file is
 * not.
 */
export function isWholePicture(picture: Uint8Array, format: 'avif' | 'webp'): boolean {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  if (format === 'avif') return isAvif(bytes) && endOfBoxes(bytes) === bytes.length
  return isWebp(bytes) && bytes.readUInt32LE(4) + 8 === bytes.length
}

/** The most pixels that are decoded of these bytes. */
export const mostPixels = (bytes: Buffer): number => (isAvif(bytes) ? UPLOAD_LIMITS.avifPixels : UPLOAD_LIMITS.pixels)

/** Runs at most `atOnce` tasks at a time; the others wait in their order. */
export function taskQueue(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
