import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { hasRoomFor } from '@/collections/media/room-for-picture'
import { openPicture } from '@/collections/media/picture-decoder'
import { contentOfTwoMarkets } from './content-of-two-markets'
import { drawn, mediaRequests } from './media-requests'
import { type Cms, startCms } from './start-cms'

/** A test cannot fill the disk; that the check itself is right is tested beside its code. */
vi.mock(import('@/collections/media/room-for-picture'), { spy: true })
vi.mock(import('@/collections/media/picture-decoder'), { spy: true })

let cms: Cms
let payload: Payload
const { state, upload, logIn } = mediaRequests(() => payload)

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  await contentOfTwoMarkets(payload)
  await logIn()
})

describe('what an upload is', () => {
  test.each([
    ['png', () => drawn(40, 30).png().toBuffer()],
    ['jpeg', () => drawn(40, 30).jpeg().toBuffer()],
    ['webp', () => drawn(40, 30).webp().toBuffer()],
    ['avif', () => drawn(40, 30).avif().toBuffer()],
  ])('%s is accepted and re-encoded', async (_format, make) => {
    const { status, body } = await upload(await make(), 'x.png', 'Ein grünes Feld')
    expect(status).toBe(201)
    expect(body.doc).toMatchObject({ mimeType: 'image/webp', width: 40, height: 30, focalX: 50, focalY: 50 })
  })

  test.each([
    ['a gif', () => drawn(9, 9).gif().toBuffer()],
    ['a tiff', () => drawn(9, 9).tiff().toBuffer()],
    [
      'a drawing with scripts',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a document', async () => Buffer.from('%PDF-1.7 1 0 obj <</Type/Catalog>> endobj')],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a page behind the first bytes of a picture',
      async () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'),
    ],
    ['half a picture', async () => (await drawn(400, 300).jpeg().toBuffer()).subarray(0, 600)],
  ])('%s is refused by its bytes, not by its name', async (_what, make) => {
    const { status, body } = await upload(await make(), 'x.png', 'Ein grünes Feld')
    expect(status).toBe(400)
    expect(body.errors[0].message).toMatch(/PNG, JPEG, WebP or AVIF|damaged/)
  })

  test('an upload of AVIF with more than 12 million pixels is refused with the limit, because it is decoded as a whole', async () => {
    const { status, body } = await upload(await drawn(4000, 3100).avif({ effort: 0 }).toBuffer(), 'x.avif', 'Ein grünes Feld')
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('12 million pixels')])
  })

  test('for which there is no room is refused with that reason, and neither row nor file stays (F15)', async () => {
    const before = [readdirSync(`${cms.dataFolder}/media`), await payload.count({ collection: 'media', overrideAccess: true })]
    vi.mocked(hasRoomFor).mockResolvedValueOnce(false)
    const { status, body } = await upload(await drawn(43, 33).png().toBuffer(), 'x.png', 'Ein grünes Feld')
    expect([status, body.errors]).toEqual([
      507,
      [{ name: 'APIError', message: expect.stringMatching(/no room left on the server/) }],
    ])
    const after = [readdirSync(`${cms.dataFolder}/media`), await payload.count({ collection: 'media', overrideAccess: true })]
    expect(after).toEqual(before)
  })

  test('an upload that takes longer than a transaction may be idle is stored', async () => {
    vi.mocked(hasRoomFor).mockImplementationOnce(async () => {
      await wait(7_000)
      return true
    })
    expect((await upload(await drawn(45, 35).png().toBuffer(), 'x.png', 'Ein grünes Feld')).status).toBe(201)
  })

  test('an upload is stored for each of several people who upload the same picture at once', async () => {
    const picture = await drawn(47, 37).png().toBuffer()
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(picture, 'x.png', 'Ein grünes Feld')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.doc.filename)).size).toBe(4)
  })

  test('an upload by a stranger is refused before it is decoded', async () => {
    vi.mocked(openPicture).mockClear()
    const own = state.cookie
    state.cookie = ''
    const { status } = await upload(await drawn(46, 36).png().toBuffer(), 'x.png', 'Ein grünes Feld')
    state.cookie = own
    expect([status, vi.mocked(openPicture).mock.calls.length]).toEqual([403, 0])
  })

  test('an upload loses all metadata of the camera', async () => {
    const picture = await drawn(40, 30, 'red')
      .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload(picture, 'x.jpg', 'Ein rotes Feld')
    const { exif, xmp, icc, iptc } = await sharp(`${cms.dataFolder}/media/${body.doc.filename}`).metadata()
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('the description of a picture', () => {
  test.each(['', '   ', 'karton.png', 'Karton', 'IMG_1234'])('%j is refused at its field, and no file stays', async (alt) => {
    const before = readdirSync(`${cms.dataFolder}/media`)
    const { status, body } = await upload(await drawn(41, 31, 'blue').png().toBuffer(), 'karton.png', alt)
    expect(status).toBe(400)
    expect(body.errors[0].data.errors[0]).toMatchObject({ path: 'alt' })
    expect(readdirSync(`${cms.dataFolder}/media`)).toEqual(before)
  })

  test('the description of a picture is stored without blanks around it', async () => {
    const { body } = await upload(await drawn(42, 32).png().toBuffer(), 'karton.png', '  Ein offener Karton ')
    expect(body.doc.alt).toBe('Ein offener Karton')
  })
})
