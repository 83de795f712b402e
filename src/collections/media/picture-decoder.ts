import sharp, { type Sharp } from 'sharp'

// libvips would cache decoded pictures and use one thread for each core; both cost memory and save no time here.
sharp.cache(false)
sharp.concurrency(1)

/** Opens a picture for decoding row by row, with at most `maxPixels` pixels; a truncated picture is an error. */
export const openPicture = (bytes: Uint8Array, maxPixels: number): Sharp =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })

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
