import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PictureWidth } from '@/domain/picture-row'
import { mediaWidths } from './media-widths'

type Bytes = Uint8Array<ArrayBuffer>
const MEGABYTE = 1024 * 1024
const original: Bytes = new Uint8Array([1])

/** Drawings that stay open until the test ends them. */
function slowDrawings(size = 1) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const draw = async (_bytes: Bytes, width: PictureWidth): Promise<Bytes> => {
    begun.push(String(width))
    await new Promise<void>((resolve) => ends.push(resolve))
    return new Uint8Array(size)
  }
  return { begun, draw, endAll: () => ends.splice(0).forEach((end) => end()) }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a picture is drawn in the width that is asked for, and never enlarged', async () => {
  const png = await sharp({ create: { width: 700, height: 350, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const at = mediaWidths(async () => new Uint8Array(png))
  const sizeOf = async (width: PictureWidth) => {
    const { format, width: wide, height } = await sharp((await at('a', width)) ?? new Uint8Array()).metadata()
    return [format, wide, height]
  }
  expect(await sizeOf(320)).toEqual(['webp', 320, 160])
  expect(await sizeOf(1280)).toEqual(['webp', 700, 350])
})

test('a hundred visitors at once cost one drawing, and later ones none', async () => {
  const { begun, draw, endAll } = slowDrawings()
  const at = mediaWidths(async () => original, draw)
  const asked = Array.from({ length: 100 }, () => at('a', 640))
  await settled()
  endAll()
  await Promise.all(asked)
  await at('a', 640)
  expect(begun).toEqual(['640'])
})

test('two are drawn at a time, the others wait for their turn', async () => {
  const { begun, draw, endAll } = slowDrawings()
  const at = mediaWidths(async () => original, draw)
  const asked = [at('a', 320), at('a', 640), at('a', 960)]
  await settled()
  expect(begun).toEqual(['320', '640'])
  endAll()
  await settled()
  expect(begun).toEqual(['320', '640', '960'])
  endAll()
  await Promise.all(asked)
})

test('a drawing that fails is tried again, and holds nobody up', async () => {
  let fails = true
  const at = mediaWidths(
    async () => original,
    async () => {
      if (fails) throw new Error('no memory')
      return new Uint8Array(2)
    },
  )
  await Promise.all([1, 2, 3].map(() => expect(at('a', 320)).rejects.toThrow('no memory')))
  fails = false
  expect(await at('a', 320)).toHaveLength(2)
})

test('what is kept is bounded: the one that nobody has asked for longest is drawn again', async () => {
  let drawn = 0
  const at = mediaWidths(
    async () => original,
    async () => {
      drawn += 1
      return new Uint8Array(12 * MEGABYTE)
    },
  )
  for (const name of ['a', 'b', 'a', 'c', 'a']) await at(name, 320)
  expect(drawn).toBe(3)
  await at('b', 320)
  expect(drawn).toBe(4)
})

test('an upload that was deleted is gone in every width', async () => {
  let stored: Bytes | null = original
  const at = mediaWidths(
    async () => stored,
    async () => original,
  )
  expect(await at('a', 320)).toBe(original)
  stored = null
  expect(await at('a', 320)).toBeNull()
})
