import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { memoryStore, NAME, makeWebp } from '../../tests/support/memory-picture-store'
import { StorageAway } from '@/collections/media/bucket-store'
import type { PictureVariant } from '@/domain/content/picture-row'
import { type DrawnPicture, mediaWidths } from './media-widths'

type Bytes = Uint8Array<ArrayBuffer>
const original: Bytes = makeWebp(1)
const webp = (width: PictureVariant['width']): PictureVariant => ({ width, format: 'webp' })
const avif = (width: PictureVariant['width']): PictureVariant => ({ width, format: 'avif' })
const drawn = (bytes: Bytes): DrawnPicture => ({ bytes, type: 'image/webp' })

const silent = () => undefined
const fail = () => {
  throw new Error('no memory')
}
const bytesOf = (picture: DrawnPicture | null | 'away') => (picture && picture !== 'away' ? picture.bytes : null)

/** Renders that the test ends by hand. */
function slowDrawings() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const draw = async (_bytes: Bytes, { width, format }: PictureVariant): Promise<DrawnPicture> => {
    begun.push(`${width} ${format}`)
    await new Promise<void>((resolve) => ends.push(resolve))
    return drawn(new Uint8Array(1))
  }
  return { begun, draw, endAll: () => ends.splice(0).forEach((end) => end()) }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a picture is rendered in the requested width and format, and never enlarged', async () => {
  const source = async (width: number) =>
    new Uint8Array(
      await sharp({ create: { width, height: 350, channels: 3, background: 'white' } })
        .webp()
        .toBuffer(),
    )
  const shown = async (wide: number, variant: PictureVariant) => {
    const bytes = await source(wide)
    const picture = await mediaWidths(memoryStore(bytes).store, silent)(NAME, variant)
    if (picture === null || picture === 'away') return picture
    const { format, width } = await sharp(picture.bytes).metadata()
    return [picture.type, format, width]
  }
  expect(await shown(700, webp(320))).toEqual(['image/webp', 'webp', 320])
  expect(await shown(700, webp(1280))).toEqual(['image/webp', 'webp', 700])
  expect(await shown(700, avif(320))).toEqual(['image/avif', 'heif', 320])
  expect(await shown(700, avif(null))).toEqual(['image/avif', 'heif', 700])
  expect(await shown(2560, avif(null))).toEqual(['image/webp', 'webp', 2560])
})

test('a picture in its original width and format is its own file', async () => {
  const { begun, draw } = slowDrawings()
  expect(await mediaWidths(memoryStore(original).store, silent, draw)(NAME, webp(null))).toEqual({
    bytes: original,
    type: 'image/webp',
  })
  expect(begun).toEqual([])
})

test('a hundred requests at once render a picture once', async () => {
  const { begun, draw, endAll } = slowDrawings()
  const at = mediaWidths(memoryStore(original).store, silent, draw)
  const asked = Array.from({ length: 100 }, () => at(NAME, webp(640)))
  await settled()
  endAll()
  await Promise.all(asked)
  expect(begun).toEqual(['640 webp'])
})

test('two pictures are rendered at a time, the others wait in the queue', async () => {
  const { begun, draw, endAll } = slowDrawings()
  const at = mediaWidths(memoryStore(original).store, silent, draw)
  const asked = [at(NAME, webp(320)), at(NAME, avif(320)), at(NAME, webp(960))]
  await settled()
  expect(begun).toEqual(['320 webp', '320 avif'])
  endAll()
  await settled()
  expect(begun).toEqual(['320 webp', '320 avif', '960 webp'])
  endAll()
  await Promise.all(asked)
})

test('a render that fails is tried again and does not block the queue', async () => {
  let fails = true
  const at = mediaWidths(memoryStore(original).store, silent, async () => (fails ? fail() : drawn(new Uint8Array(2))))
  await Promise.all([1, 2, 3].map(() => expect(at(NAME, webp(320))).rejects.toThrow('no memory')))
  fails = false
  expect(bytesOf(await at(NAME, webp(320)))).toHaveLength(2)
})

test('a width that one process has rendered is read by another, which renders nothing', async () => {
  const { store } = memoryStore(original)
  const one = mediaWidths(store, silent, async () => drawn(makeWebp(7)))
  const two = mediaWidths(store, silent, fail)
  await one(NAME, webp(640))
  expect(await two(NAME, webp(640))).toEqual(drawn(makeWebp(7)))
  await expect(two(NAME, webp(320))).rejects.toThrow('no memory')
})

test('what is too wide for AVIF is sent as it is and not stored twice', async () => {
  const { store, objects } = memoryStore(original)
  expect(await mediaWidths(store, silent, async (bytes) => drawn(bytes))(NAME, avif(null))).toEqual(drawn(original))
  expect([...objects.keys()]).toEqual([NAME])
})

test('a width that cannot be stored is sent all the same, and the log says why', async () => {
  const { store } = memoryStore(original)
  const lines: string[] = []
  const full = { ...store, write: async () => fail() }
  const at = mediaWidths(
    full,
    (topic, line) => void lines.push(`${topic}: ${line}`),
    async () => drawn(new Uint8Array(3)),
  )
  expect(bytesOf(await at(NAME, webp(320)))).toHaveLength(3)
  expect(lines).toEqual(['store: A width of a picture could not be stored: no memory'])
})

test('a deleted upload is missing in every width and format, also those that were stored', async () => {
  const { store, objects } = memoryStore(original)
  const at = mediaWidths(store, silent, async () => drawn(new Uint8Array(1)))
  expect(bytesOf(await at(NAME, webp(320)))).toHaveLength(1)
  objects.delete(NAME)
  for (const variant of [webp(320), avif(320), webp(null), avif(null)]) expect(await at(NAME, variant)).toBeNull()
})

test('a width that is rendered while its upload is deleted is not left behind', async () => {
  const { store, objects } = memoryStore(original)
  const at = mediaWidths(store, silent, async () => (objects.clear(), drawn(new Uint8Array(1))))
  await at(NAME, webp(320))
  expect([...objects.keys()]).toEqual([])
})

const away = async () => {
  throw new StorageAway('no answer')
}

test('while the bucket is away a picture is said to be away, not missing', async () => {
  const { store } = memoryStore(original)
  const at = mediaWidths({ ...store, read: away, has: away }, silent)
  expect([await at(NAME, webp(null)), await at(NAME, webp(320))]).toEqual(['away', 'away'])
})

const PAGE = new TextEncoder().encode('<!doctype html><title>Log in</title>')
const WRONG = {
  'a page of a proxy': () => PAGE,
  'an empty file': () => new Uint8Array(),
  'a torn file': (bytes: Uint8Array) => bytes.subarray(0, -1),
  'a file with more behind it': (bytes: Uint8Array) => Buffer.concat([bytes, PAGE]),
}
const white = sharp({ create: { width: 700, height: 350, channels: 3, background: 'white' } })

describe.each(Object.entries(WRONG))('where the store answers with %s', (_what, spoil) => {
  test('a stored width is drawn again and replaced, as WebP and as AVIF', async () => {
    const { store, objects } = memoryStore(new Uint8Array(await white.clone().webp().toBuffer()))
    const at = mediaWidths(store, silent)
    for (const variant of [webp(320), avif(320)]) {
      const good = bytesOf(await at(NAME, variant))
      const [key = ''] = [...objects.keys()].filter((name) => name.endsWith(`-320.${variant.format}`))
      objects.set(key, spoil(objects.get(key) ?? PAGE))
      expect(bytesOf(await at(NAME, variant))).toEqual(good)
      expect(new Uint8Array(objects.get(key) ?? [])).toEqual(good)
    }
  })

  test('an upload is away in every width, with a line in the log, until it is whole again', async () => {
    const { store, objects } = memoryStore(original)
    const lines: string[] = []
    const at = mediaWidths(
      store,
      (_topic, line) => void lines.push(line),
      async () => drawn(makeWebp(2)),
    )
    objects.set(NAME, spoil(original))
    expect([await at(NAME, webp(null)), await at(NAME, webp(320))]).toEqual(['away', 'away'])
    expect(lines).toContain(`Pictures cannot be shown: what is stored as ${NAME} is no whole picture`)
    objects.set(NAME, original)
    expect(bytesOf(await at(NAME, webp(320)))).toEqual(makeWebp(2))
  })
})
