import sharp, { type Sharp } from 'sharp'
import { UPLOAD_LIMITS } from './media-words'

// libvips would cache decoded pictures and use one thread for each core; both cost memory and save no time here.
sharp.cache(false)
sharp.concurrency(1)

/** Opens a picture for decoding row by row, with at most `maxPixels` pixels; a truncated picture is an error. */
export const openPicture = (bytes: Uint8Array, maxPixels: number): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })

const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)

const isAvif = (bytes: Buffer): boolean => latin(bytes, 4, 12) === 'ftypavif'

/**
 * Whether the first bytes are those of a supported picture, whatever the file's name; no decoder sees anything else
 * (security 34).
 */
export const isRaster = (bytes: Buffer): boolean =>
  latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
  latin(bytes, 0, 3) === '\xff\xd8\xff' ||
  (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') ||
  isAvif(bytes)

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
