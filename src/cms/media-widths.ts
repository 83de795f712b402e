import sharp from 'sharp'
import type { PictureWidth } from '@/domain/picture-row'

type Bytes = Uint8Array<ArrayBuffer>
type Read = (name: string) => Promise<Bytes | null>

/** Smaller pictures that are kept in memory; the oldest leaves first. */
const MOST_BYTES = 32 * 1024 * 1024
/** Pictures drawn at once: each takes a core while it lasts. */
const AT_ONCE = 2

/**
 * Uploads in smaller widths, drawn when they are first asked for and kept for a while. One picture in one width is drawn
 * once however many ask for it; null when there is no such upload (then nothing of it is handed out any more either).
 */
export function mediaWidths(read: Read, draw: (bytes: Bytes, width: PictureWidth) => Promise<Bytes> = drawAtWidth) {
  const kept = keptBytes(MOST_BYTES)
  const flying = new Map<string, Promise<Bytes>>()
  const turn = turns(AT_ONCE)
  return async (name: string, width: PictureWidth): Promise<Bytes | null> => {
    const original = await read(name)
    if (!original) return null
    const key = `${name} ${width}`
    const known = kept.get(key) ?? flying.get(key)
    if (known) return known
    const drawing = turn(() => draw(original, width)).finally(() => flying.delete(key))
    flying.set(key, drawing)
    const bytes = await drawing
    kept.set(key, bytes)
    return bytes
  }
}

const drawAtWidth = async (bytes: Bytes, width: PictureWidth): Promise<Bytes> =>
  new Uint8Array(await sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer())

/** The newest values up to a sum of bytes. */
function keptBytes(most: number) {
  const values = new Map<string, Bytes>()
  let sum = 0
  const drop = (key: string) => {
    sum -= values.get(key)?.length ?? 0
    values.delete(key)
  }
  return {
    get: (key: string): Bytes | undefined => {
      const value = values.get(key)
      if (!value) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set: (key: string, value: Bytes): void => {
      drop(key)
      values.set(key, value)
      sum += value.length
      for (const oldest of values.keys()) {
        if (sum <= most) return
        drop(oldest)
      }
    },
  }
}

/** Runs at most `most` tasks at once; the others wait in their order. */
function turns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
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
