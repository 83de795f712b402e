import type { PictureStore } from '@/collections/media/picture-store'

export const NAME = '0123456789abcdef01234567.webp'
/** Bytes that begin as a WebP and are as long as they say; `content` is what differs. */
export function makeWebp(content: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(`RIFF....WEBP${String.fromCharCode(content)}`, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return new Uint8Array(bytes)
}

/** A store in memory with one upload; `calls` says what it was asked. */
export function memoryStore(upload: Uint8Array = makeWebp(1)) {
  const objects = new Map<string, Uint8Array>([[NAME, upload]])
  const calls: string[] = []
  const noted = async <Value>(call: string, value: () => Value) => (calls.push(call), value())
  const store: PictureStore = {
    isRemote: true,
    read: (key) => noted(`read ${key}`, () => (objects.has(key) ? new Uint8Array(objects.get(key) ?? []) : null)),
    has: (key) => noted(`has ${key}`, () => objects.has(key)),
    write: (key, bytes) => noted(`write ${key}`, () => void objects.set(key, bytes)),
    move: (from, to) =>
      noted(`move ${from} ${to}`, () => {
        const bytes = objects.get(from)
        if (bytes && objects.delete(from)) objects.set(to, bytes)
      }),
    remove: (key) => noted(`remove ${key}`, () => void objects.delete(key)),
    hasRoomFor: async () => true,
  }
  return { store, objects, calls }
}
