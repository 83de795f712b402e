import { LRUCache } from 'lru-cache'
import { isRaster, mostPixels, openPicture, taskQueue } from '@/collections/media/picture-decoder'
import type { PhotographVariant } from '@/domain/content/picture-row'
import { DAY, HOUR, MINUTE } from '@trade-in-shop/runtime/durations'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { makeLogger } from '@trade-in-shop/runtime/logger'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { monotonic, quietLog } from '@trade-in-shop/runtime/quiet-log'
import { SingleFlight } from '@trade-in-shop/runtime/single-flight'
import type { DrawnPicture } from './media-widths'

/** Edge of the square that is stored: the smaller ones and the picture of a shared link are made from it. */
const STORED_EDGE = 640
const STORED_BYTES = 16 * 1024 * 1024
const MAX_FAILURES = 1000
/** Pictures decoded at once: each uses a whole core. */
const AT_ONCE = 2
const DECODE_SECONDS = 5
const LIFE_MS = HOUR
const STALE_MS = DAY
const FAILURE_MS = MINUTE
const WHITE = '#fff'
/** In pixels of the stored square. */
const CUT_OUT_MARGIN = 56
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

type Load = (url: string) => Promise<Buffer>
type Options = Readonly<{
  load: Load
  /** One line for the log; lines of one host may be left out. */
  warn: (host: string, line: string) => void
  now?: () => number
}>
type Square = Readonly<{ bytes: Buffer; at: number }>

/**
 * Operators' photographs as squares, fetched once an hour and by one request at a time, in a bounded cache. While a new copy
 * cannot be had, the old one is shown for up to a day; a failure is not tried again for a minute. `stored` and `inWidth` answer
 * null when there is no photograph to show.
 */
export function photographWidths({ load, warn, now = monotonic }: Options) {
  const flights = new SingleFlight<Buffer | null>()
  const inTurn = taskQueue(AT_ONCE)
  const squares = new LRUCache<string, Square>({ maxSize: STORED_BYTES, sizeCalculation: ({ bytes }) => bytes.length })
  const failedAt = new LRUCache<string, number>({ max: MAX_FAILURES })

  async function fetchSquare(url: string): Promise<Buffer | null> {
    try {
      const photograph = await load(url)
      const bytes = await inTurn(() => squareOf(photograph))
      squares.set(url, { bytes, at: now() })
      failedAt.delete(url)
      return bytes
    } catch (error) {
      const host = URL.parse(url)?.host ?? 'an unknown host'
      warn(host, `A photograph of a device at ${host} cannot be shown: ${errorMessage(error)}`)
      failedAt.set(url, now())
      return null
    }
  }

  async function stored(url: string): Promise<Buffer | null> {
    const held = squares.get(url)
    const age = held ? now() - held.at : Infinity
    if (held && age < LIFE_MS) return held.bytes
    const old = held && age < STALE_MS ? held.bytes : null
    if (now() - (failedAt.get(url) ?? -Infinity) < FAILURE_MS) return old
    return (await flights.run(url, () => fetchSquare(url))) ?? old
  }

  async function inWidth(url: string, { edge, format }: PhotographVariant): Promise<DrawnPicture | null> {
    const square = await stored(url)
    if (!square) return null
    const sized = openPicture(square, STORED_EDGE ** 2).resize({ width: edge })
    const drawn = await inTurn(() =>
      (format === 'avif' ? sized.avif({ quality: 55, effort: 0 }) : sized.webp({ quality: 80 })).toBuffer(),
    )
    return { bytes: new Uint8Array(drawn), type: `image/${format}` }
  }

  return { stored, inWidth }
}

/** The photographs of this process, which all of its routes share. */
export const shopPhotographs = (load: Load) =>
  processWide('cms.photographs', () => photographWidths({ load, warn: quietLog((line) => makeLogger('photographs').warn(line)) }))

/** The whole photograph in a square, without its metadata: on white, or cut out with a margin, as its own ground is clear. */
async function squareOf(bytes: Buffer): Promise<Buffer> {
  if (!isRaster(bytes)) throw new Error('not a PNG, JPEG, WebP or AVIF picture')
  const picture = openPicture(bytes, mostPixels(bytes))
  const { hasAlpha } = await picture.metadata()
  const [background, margin] = hasAlpha ? [CLEAR, CUT_OUT_MARGIN] : [WHITE, 0]
  const edge = STORED_EDGE - 2 * margin
  return picture
    .rotate()
    .resize({ width: edge, height: edge, fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .webp({ quality: 90 })
    .timeout({ seconds: DECODE_SECONDS })
    .toBuffer()
}
