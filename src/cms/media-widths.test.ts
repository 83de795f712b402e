import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PictureVariant } from '@/domain/content/picture-row'
import { type DrawnPicture, mediaWidths } from './media-widths'

type Bytes = Uint8Array<ArrayBuffer>
const original: Bytes = new Uint8Array([1])
const webp = (width: PictureVariant['width']): PictureVariant => ({ width, format: 'webp' })
const avif = (width: PictureVariant['width']): PictureVariant => ({ width, format: 'avif' })
const drawn = (bytes: Bytes): DrawnPicture => ({ bytes, type: 'image/webp' })

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
    const picture = await mediaWidths(async () => bytes)('a', variant)
    const { format, width } = await sharp(picture?.bytes ?? new Uint8Array()).metadata()
    return [picture?.type, format, width]
  }
  expect(await shown(700, webp(320))).toEqual(['image/webp', 'webp', 320])
  expect(await shown(700, webp(1280))).toEqual(['image/webp', 'webp', 700])
  expect(await shown(700, avif(320))).toEqual(['image/avif', 'heif', 320])
  expect(await shown(700, avif(null))).toEqual(['image/avif', 'heif', 700])
  expect(await shown(2560, avif(null))).toEqual(['image/webp', 'webp', 2560])
})

test('a picture in its original width and format is its own file', async () => {
  const { begun, draw } = slowDrawings()
  expect(await mediaWidths(async () => original, draw)('a', webp(null))).toEqual({ bytes: original, type: 'image/webp' })
  expect(begun).toEqual([])
})

test('a hundred requests at once render a picture once', async () => {
  const { begun, draw, endAll } = slowDrawings()
  const at = mediaWidths(async () => original, draw)
  const asked = Array.from({ length: 100 }, () => at('a', webp(640)))
  await settled()
  endAll()
  await Promise.all(asked)
  expect(begun).toEqual(['640 webp'])
})

test('two pictures are rendered at a time, the others wait in the queue', async () => {
  const { begun, draw, endAll } = slowDrawings()
  const at = mediaWidths(async () => original, draw)
  const asked = [at('a', webp(320)), at('a', avif(320)), at('a', webp(960))]
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
  const at = mediaWidths(
    async () => original,
    async () => {
      if (fails) throw new Error('no memory')
      return drawn(new Uint8Array(2))
    },
  )
  await Promise.all([1, 2, 3].map(() => expect(at('a', webp(320))).rejects.toThrow('no memory')))
  fails = false
  expect((await at('a', webp(320)))?.bytes).toHaveLength(2)
})

test('a deleted upload is missing in every width and format', async () => {
  let stored: Bytes | null = original
  const at = mediaWidths(
    async () => stored,
    async () => drawn(original),
  )
  expect(await at('a', avif(320))).toEqual(drawn(original))
  stored = null
  for (const variant of [webp(320), avif(320), webp(null), avif(null)]) expect(await at('a', variant)).toBeNull()
})
